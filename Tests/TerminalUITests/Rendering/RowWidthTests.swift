import TerminalUI
import Testing

@MainActor
private func drawn(_ width: Int, @ViewBuilder _ view: () -> some View) -> [String] {
  Screen.render(view(), width: width).lines
}

@MainActor
@Suite("Rows that are wider than the screen, and fields below each other")
struct RowWidthTests {
  @Test("Texts wrap before the labels of buttons")
  func texts() {
    #expect(
      drawn(40) {
        HStack {
          Text("a text of some length")
          Button("Do this now") {}
          Spacer()
          Text("12")
        }
      } == ["a text of some [1] <Do this now>      12", "length"])
  }

  @Test("The labels of buttons wrap before their words are broken")
  func labels() {
    let lines = drawn(30) {
      HStack {
        Button("Show all") {}
        Button("Remove all") {}
        Text("now")
      }
    }
    #expect(lines == ["[1] <Show> [2] <Remove> now", "     all        all"])
  }

  @Test("A row with buttons whose words do not fit is drawn in several lines")
  func lines() {
    let row = HStack {
      ForEach(0..<5, id: \.self) { Button("Row \($0)") {} }
      Spacer()
    }
    #expect(
      drawn(30) { row } == [
        "[1] <Row 0> [2] <Row 1>", "[3] <Row 2> [4] <Row 3>", "[5] <Row 4>",
      ])
    #expect(Screen.render(row, width: 30).controls.count == 5)
  }

  @Test("The label and the value of a field wrap as one text")
  func field() {
    let field = TextField("Title of the memo", text: .constant("Functions"))
    #expect(drawn(40) { field } == ["[1] Title of the memo: \"Functions\""])
    #expect(drawn(22) { field } == ["[1] Title of the memo:", "    \"Functions\""])
    #expect(
      drawn(22) { Toggle("Sound", isOn: .constant(true)).disabled(true) }
        == ["[1] Sound: on", "    (disabled)"])
    #expect(
      drawn(40) { TextField("Text", text: .constant("a\nb")) } == ["[1] Text: \"a", "        b\""])
  }

  @Test("A spacer takes the columns that a wrapped text leaves")
  func spare() {
    let lines = drawn(30) {
      HStack {
        Text("a line, a longer line and another one")
        Spacer()
        Button("Play") {}
      }
    }
    #expect(lines.contains { $0.count == 30 && $0.hasSuffix("[1] <Play>") })
  }

  @Test("Fields below each other begin in the same column")
  func fields() {
    #expect(
      drawn(40) {
        VStack {
          Text("Please log in here")
          TextField("Name", text: .constant("Blob"))
          Toggle("Stay", isOn: .constant(true)).padding(.leading, 8)
          Button("Log in") {}
        }
      } == [
        "Please log in here", " [1] Name: \"Blob\"", "  [2] Stay: on", "   [3] <Log in>",
      ])
    #expect(
      drawn(40) {
        VStack {
          Text("Please log in here")
          SecureField("Code", text: .constant(""))
        }
      } == ["Please log in here", "   [1] Code: \"\""])
  }
}
