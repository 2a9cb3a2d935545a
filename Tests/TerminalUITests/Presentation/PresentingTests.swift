import Testing

@testable import TerminalUI

@MainActor
@Suite("Sheets, popovers and covers")
struct PresentingTests {
  private final class Model {
    var item: Item?
    var isShown = false
    var log: [String] = []
  }

  private struct Item: Identifiable {
    let id: Int
    var title = "Edit"
  }

  private let model = Model()

  private var isShown: Binding<Bool> {
    Binding(get: { model.isShown }, set: { model.isShown = $0 })
  }

  private var item: Binding<Item?> { Binding(get: { model.item }, set: { model.item = $0 }) }

  private var list: some View {
    VStack(alignment: .leading) {
      Text("Blob")
      Button("Add") {}
      Text("Blob Jr.")
    }
    .navigationTitle("Contacts")
  }

  private func drawn(_ view: some View, width: Int = 40) -> Screen {
    Screen.render(view, width: width)
  }

  @Test("A sheet is a box over the screen whose title stays visible")
  func sheet() {
    model.item = Item(id: 1)
    let view = list.sheet(item: item) { item in
      VStack(alignment: .leading) {
        Text("Number \(item.id)")
        Button("Save") {}
      }
      .navigationTitle(item.title)
    }
    #expect(
      drawn(view).lines == [
        "Contacts",
        "════════",
        "┌ Edit ────────────────────────────────┐",
        "│ Number 1                             │",
        "│ [1] <Save>                           │",
        "└───────────────────────── [2] <Close> ┘",
      ])
  }

  @Test("Closing a sheet writes nil to its item and calls onDismiss")
  func closing() throws {
    model.item = Item(id: 1)
    let view = list.sheet(item: item, onDismiss: { model.log.append("closed") }) { _ in
      Text("content")
    }
    try drawn(view).controls(named: "Close")[0].tap()
    #expect(model.item == nil)
    #expect(model.log == ["closed"])
    #expect(drawn(view).lines.first == "Contacts")
    #expect(drawn(view).controls.map(\.label) == ["Add"])
  }

  @Test("Controls below a sheet cannot be operated")
  func covered() {
    model.isShown = true
    let view = list.sheet(isPresented: isShown) { Text("content").navigationTitle("Edit") }
    let screen = drawn(view)
    #expect(screen.controls.map(\.label) == ["Close"])
    #expect(
      screen.covered == [CoveredControl(label: "Add", cover: .init(kind: "sheet", title: "Edit"))])
  }

  @Test("A form in a sheet shares the border of the sheet")
  func form() {
    model.isShown = true
    let view = list.sheet(isPresented: isShown) {
      NavigationStack {
        Form {
          Section("Name") { TextField("First", text: .constant("Blob")) }
        }
        .toolbar { Button("Save") {} }
      }
    }
    #expect(
      drawn(view).lines == [
        "Contacts",
        "════════",
        "┌ Sheet ───────────────────────────────┐",
        "│ [1] <Save>                           │",
        "├ Name ────────────────────────────────┤",
        "│ [2] First: \"Blob\"                    │",
        "└───────────────────────── [3] <Close> ┘",
      ])
  }

  @Test("A popover is as wide as its content, and the screen is visible around it")
  func popover() {
    model.isShown = true
    let view = list.popover(isPresented: isShown) { Text("Hello") }
    #expect(
      drawn(view).lines == [
        "Contacts",
        "════════",
        "Blob        ┌ Popover ────┐",
        "<Add>       │ Hello       │",
        "Blob Jr.    └ [1] <Close> ┘",
      ])
  }

  @Test("A full screen cover leaves nothing visible and has no button that closes it")
  func cover() {
    model.isShown = true
    let view = list.fullScreenCover(isPresented: isShown) { Text("Hello") }
    #expect(
      drawn(view, width: 24).lines == [
        "┌ Full screen cover ───┐",
        "│ Hello                │",
        "└──────────────────────┘",
      ])
    #expect(drawn(view).controls.isEmpty)
  }

  @Test("A sheet that disables dismissal has no button that closes it")
  func interactiveDismissDisabled() {
    model.isShown = true
    let view = list.sheet(isPresented: isShown) { Text("Hello").interactiveDismissDisabled() }
    #expect(drawn(view).controls.isEmpty)
  }

  @Test("A sheet over a sheet covers it")
  func nested() {
    model.isShown = true
    let view = list.sheet(isPresented: isShown) {
      Button("More") {}.sheet(isPresented: .constant(true)) {
        Button("Done") {}.navigationTitle("Inner")
      }
      .navigationTitle("Outer")
    }
    let screen = drawn(view, width: 30)
    #expect(
      screen.lines == [
        "Contacts",
        "════════",
        "┌ Inner ─────────────────────┐",
        "│ [1] <Done>                 │",
        "└─────────────── [2] <Close> ┘",
      ])
    #expect(screen.covered.map(\.label) == ["Add", "More", "Close"])
    #expect(screen.covered.map(\.cover.title) == ["Outer", "Inner", "Inner"])
  }

  @Test("@Environment(\\.dismiss) closes the nearest sheet, and does nothing outside of one")
  func dismissAction() throws {
    struct CloseButton: View {
      @Environment(\.dismiss) var dismiss
      @Environment(\.isPresented) var isPresented
      var body: some View { Button(isPresented ? "Leave" : "Stay") { dismiss() } }
    }
    model.isShown = true
    let view = CloseButton().sheet(isPresented: isShown) { CloseButton() }
    try drawn(view).controls(named: "Leave")[0].tap()
    #expect(!model.isShown)
    try drawn(view).controls(named: "Stay")[0].tap()
    #expect(!model.isShown)
  }

  @Test("presentationMode closes the sheet as well")
  func presentationMode() throws {
    struct CloseButton: View {
      @Environment(\.presentationMode) var mode
      var body: some View { Button("Leave") { mode.wrappedValue.dismiss() } }
    }
    model.isShown = true
    try drawn(list.sheet(isPresented: isShown) { CloseButton() }).controls(named: "Leave")[0].tap()
    #expect(!model.isShown)
  }

  @Test("State in a sheet belongs to the item's ID")
  func state() throws {
    struct Counter: View {
      @State var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    model.item = Item(id: 1)
    let memory = ViewMemory()
    let view = list.sheet(item: item) { _ in Counter() }
    func label() -> String { Screen.render(view, memory: memory).controls[0].label }
    try Screen.render(view, memory: memory).controls[0].tap()
    #expect(label() == "1")
    model.item = Item(id: 2)
    #expect(label() == "0")
  }

  @Test("Values of the environment reach the views inside")
  func environment() {
    struct Greeting: View {
      @Environment(\.greeting) var greeting
      var body: some View { Text(greeting) }
    }
    #expect(drawn(Greeting()).lines == ["hello"])
    #expect(drawn(Greeting().environment(\.greeting, "hi")).lines == ["hi"])
  }
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "hello"
}
