import TerminalUI
import Testing

@MainActor
@Suite("Controls in the headers and footers of sections")
struct SectionHeaderTests {
  private final class Model {
    var taps: [String] = []
  }

  private let model = Model()

  private func form(_ header: some View) -> Screen {
    Screen.render(
      Form {
        Section {
          Text("a")
        } header: {
          header
        } footer: {
          Button("More") { [model] in model.taps.append("more") }
        }
      }, width: 32)
  }

  private var edit: some View { Button("Edit") { [model] in model.taps.append("edit") } }

  @Test("A button in the header is drawn in the border and can be tapped")
  func header() throws {
    let screen = form(
      HStack {
        Text("Required")
        Spacer()
        edit
      })
    #expect(
      screen.lines == [
        "┌ Required ──────── [1] <Edit> ┐",
        "│ a                            │",
        "│ [2] <More>                   │",
        "└──────────────────────────────┘",
      ])
    try #require(screen.controls(named: "Edit").first).tap()
    try #require(screen.controls(named: "More").first).tap()
    #expect(model.taps == ["edit", "more"])
  }

  @Test("Other controls in a header are drawn as well")
  func toggle() {
    #expect(
      form(Toggle("All", isOn: .constant(true))).lines[0] == "┌ [1] All: on ─────────────────┐")
  }

  @Test("A header of several lines with a control is drawn above the rows")
  func lines() {
    let screen = form(
      VStack(alignment: .leading) {
        Text("Required")
        edit
      })
    #expect(
      screen.lines.prefix(4) == [
        "┌──────────────────────────────┐",
        "│ Required                     │",
        "│ [1] <Edit>                   │",
        "│ a                            │",
      ])
  }

  @Test("A section that is not expanded draws only its header")
  func collapsed() {
    func lines(isExpanded: Bool) -> [String] {
      let section = Section(isExpanded: .constant(isExpanded)) {
        Text("a")
      } header: {
        edit
      }
      return Screen.render(section).lines
    }
    #expect(lines(isExpanded: true) == ["[1] <Edit>", "  a"])
    #expect(lines(isExpanded: false) == ["[1] <Edit>"])
  }

  @Test("The header of a form in a sheet keeps its controls below the title of the sheet")
  func sheet() {
    let view = Text("base").sheet(isPresented: .constant(true)) {
      Form {
        Section {
          Text("a")
        } header: {
          edit
        }
      }
    }
    #expect(
      Screen.render(view, width: 24).lines.dropFirst() == [
        "┌ Sheet ───────────────┐",
        "├ [1] <Edit> ──────────┤",
        "│ a                    │",
        "└───────── [2] <Close> ┘",
      ])
  }
}
