@testable import TerminalUI
import Testing

@MainActor
@Suite("Edit buttons")
struct EditButtonTests {
  private final class Model {
    var mode = EditMode.inactive
  }

  private struct ModeText: View {
    @Environment(\.editMode) var editMode
    var body: some View {
      Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
    }
  }

  private struct Page: View {
    @State var isShown = false
    var body: some View {
      NavigationStack {
        VStack(alignment: .leading) {
          ModeText()
          Button("Open") { isShown = true }
        }
        .toolbar { EditButton() }
        .navigationDestination(isPresented: $isShown) { ModeText().toolbar { EditButton() } }
      }
    }
  }

  @Test("The button toggles the mode of its screen, which the views of the screen read")
  func toggles() throws {
    let memory = ViewMemory()
    func draw() -> Screen { Screen.render(Page(), memory: memory) }
    #expect(draw().lines == ["[1] <Edit>", "reading", "[2] <Open>"])
    let write = try draw().controls[0].tap()
    #expect(write == ControlWrite(binding: "editMode", value: "active"))
    #expect(draw().lines == ["[1] <Done>", "editing", "[2] <Open>"])
    try #require(draw().controls(named: "Open").first).tap()
    #expect(draw().lines == ["[1] <Back>", "[2] <Edit>", "reading"])
    try #require(draw().controls(named: "Back").first).tap()
    try #require(draw().controls(named: "Done").first).tap()
    #expect(draw().lines[1] == "reading")
  }

  @Test("The button writes to the mode that a view sets")
  func ownMode() throws {
    let model = Model()
    let mode = Binding(get: { model.mode }, set: { model.mode = $0 })
    let view = List {
      ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in }
    }
    .toolbar { EditButton() }
    .environment(\.editMode, mode)
    try Screen.render(view, width: 30).controls[0].tap()
    #expect(model.mode == .active)
    let screen = Screen.render(view, width: 30)
    #expect(screen.controls.map(\.label) == ["Done", "Delete"])
    try screen.controls[0].tap()
    #expect(model.mode == .inactive)
  }
}
