import TerminalUI
import Testing

@MainActor
private func drawn(
  boxes: BoxCharacters = .unicode, @ViewBuilder _ view: () -> some View
) -> [String] {
  Screen.render(view(), width: 20, boxes: boxes).lines
}

@MainActor
@Suite("Filled shapes")
struct FilledShapeTests {
  @Test("A filled shape of one row has no brackets")
  func oneRow() {
    #expect(drawn { Rectangle().fill(.blue).frame(width: 32, height: 16) } == ["████"])
    #expect(
      drawn(boxes: .ascii) { Rectangle().fill().frame(width: 32, height: 16) } == ["####"])
    #expect(drawn { Circle().fill(.red).frame(width: 24, height: 16) } == [" ●"])
    #expect(drawn { Circle().stroke(.red).frame(width: 24, height: 16) } == ["( )"])
  }

  @Test("A filled shape of several rows is drawn as its outline")
  func severalRows() {
    #expect(
      drawn { RoundedRectangle(cornerRadius: 4).fill(.blue).frame(width: 32, height: 48) }
        == ["┌──┐", "│  │", "└──┘"])
  }

  @Test("A filled shape around text is drawn as its outline")
  func aroundText() {
    #expect(drawn { Circle().fill(.blue).overlay { Text("2") } } == ["(2)"])
    #expect(
      drawn {
        ZStack {
          Capsule().fill(.blue)
          Text("new")
        }
      } == ["(new)"])
    #expect(
      drawn {
        ZStack {
          RoundedRectangle(cornerRadius: 8).fill(.gray)
          VStack {
            Text("a")
            Text("b")
          }
        }
      } == [
        "┌──────────────────┐", "│        a         │", "│        b         │",
        "└──────────────────┘",
      ])
  }

  @Test("A shape below content that is as wide as the screen is not drawn")
  func noRoom() {
    let screen = ZStack {
      Rectangle().fill(.gray)
      List { Text("a") }
    }
    #expect(
      drawn { screen } == ["┌──────────────────┐", "│ a                │", "└──────────────────┘"])
  }

  @Test("A filled circle over text is a dot, and a rectangle does not hide the text")
  func overText() {
    #expect(
      drawn {
        Text("Mail").overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 8, height: 8)
        }
      } == ["Mai●"])
    #expect(drawn { Text("Mail").overlay { Rectangle().fill(.red) } } == ["[ai]"])
  }

  @Test("A rectangle that is less than half a row high is a line")
  func thin() {
    #expect(drawn { Rectangle().frame(width: 32, height: 1) } == ["────"])
    #expect(drawn { Rectangle().fill(.gray).frame(width: 32, height: 2) } == ["────"])
  }
}
