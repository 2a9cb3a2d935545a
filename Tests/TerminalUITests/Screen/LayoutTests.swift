import TerminalUI
import Testing

@MainActor
private func drawn(
  _ width: Int = 20, boxes: BoxCharacters = .unicode, @ViewBuilder _ view: () -> some View
) -> [String] {
  Screen.render(view(), width: width, boxes: boxes).lines
}

@MainActor
@Suite struct LayoutTests {
  @Test func `a column centers, or aligns as it is told`() {
    #expect(
      drawn {
        VStack {
          Text("wide text"); Text("a")
        }
      } == ["wide text", "    a"])
    #expect(
      drawn {
        VStack(alignment: .trailing) {
          Text("wide"); Text("a")
        }
      } == ["wide", "   a"])
  }

  @Test func `spacing is in points, 8 a column and 16 a row`() {
    #expect(
      drawn {
        HStack(spacing: 16) {
          Text("a"); Text("b")
        }
      } == ["a  b"])
    #expect(
      drawn {
        HStack(spacing: 0) {
          Text("a"); Text("b")
        }
      } == ["ab"])
    #expect(
      drawn {
        VStack(spacing: 16) {
          Text("a"); Text("b")
        }
      } == ["a", "", "b"])
  }

  @Test func `a spacer takes what the others leave`() {
    #expect(
      drawn {
        HStack {
          Text("a"); Spacer(); Text("b")
        }
      } == ["a                  b"])
    #expect(
      drawn {
        HStack {
          Spacer(); Text("b")
        }
      } == ["                   b"])
  }

  @Test func `a divider is a line across`() {
    #expect(
      drawn(5) {
        VStack {
          Text("a")
          Divider()
          Text("b")
        }
      } == ["  a", "─────", "  b"])
    #expect(
      drawn {
        HStack {
          Text("a")
          Divider()
          Text("b\nc")
        }
      } == ["a │ b", "  │ c"])
  }

  @Test func `padding is room in points`() {
    #expect(drawn { Text("a").padding(.leading, 24) } == ["   a"])
    #expect(drawn { Text("a").padding() } == ["", "  a"])
  }

  @Test func `a border is a line around, in ASCII where asked`() {
    #expect(drawn { Text("ab").border(.gray) } == ["┌──┐", "│ab│", "└──┘"])
    #expect(drawn(boxes: .ascii) { Text("ab").border(.gray) } == ["+--+", "|ab|", "+--+"])
  }

  @Test func `a frame places a view, and grows around what is larger`() {
    #expect(drawn { Text("a").frame(width: 40).border(.gray) }[1] == "│  a  │")
    #expect(
      drawn { Text("a").frame(width: 40, alignment: .trailing).border(.gray) }[1] == "│    a│")
    #expect(drawn { Image(systemName: "cart").frame(width: 8).border(.gray) }[1] == "│[cart]│")
  }

  @Test func `a frame of infinite width takes the room`() {
    #expect(
      drawn(9) { Text("a").frame(maxWidth: .infinity, alignment: .trailing) } == ["        a"])
  }

  @Test func `an overlay lies over what keeps its size`() {
    #expect(drawn { Text("abc").overlay { Text("x") } } == ["axc"])
  }

  @Test func `a circle grows around what lies in it`() {
    #expect(drawn { Circle().frame(width: 20, height: 20) } == ["( )"])
    #expect(drawn { Circle().frame(width: 20, height: 20).overlay(Text("2")) } == ["(2)"])
    #expect(drawn { Circle().frame(width: 20, height: 20).overlay(Text("홍길")) } == ["(홍길)"])
  }

  @Test func `a large circle has round corners, a rectangle sharp ones`() {
    #expect(
      drawn { Circle().frame(width: 40, height: 48) } == ["╭───╮", "│   │", "╰───╯"])
    #expect(
      drawn { Rectangle().frame(width: 40, height: 48) } == ["┌───┐", "│   │", "└───┘"])
  }

  @Test func `layers cover each other, and let through where they draw nothing`() {
    #expect(
      drawn {
        ZStack(alignment: .leading) {
          Text("abcd"); Text("xy")
        }
      } == ["xycd"])
  }

  @Test func `what is offset above the screen moves the screen down`() {
    #expect(
      drawn {
        HStack {
          Text("a"); Text("b").offset(y: -16)
        }
      } == ["  b", "a"])
  }

  @Test func `nothing is drawn beyond the width`() {
    #expect(drawn(4) { Text("a").offset(x: 80) } == [])
    #expect(drawn(4) { Image(systemName: "cart") } == ["[car"])
  }

  @Test func `a form has a line around it and between its sections`() {
    #expect(
      drawn {
        Form {
          Text("a")
          Section("Title") { Text("b") }
          Section {
            Text("c")
          } footer: {
            Text("closing")
          }
        }
      } == [
        "┌──────────────────┐",
        "│ a                │",
        "├ Title ───────────┤",
        "│ b                │",
        "├──────────────────┤",
        "│ c                │",
        "│ closing          │",
        "└──────────────────┘",
      ])
  }

  @Test func `a section by itself is indented`() {
    #expect(drawn { Section("Title") { Text("a") } } == ["Title", "  a"])
  }

  @Test func `a title stands above its screen`() {
    #expect(
      drawn { NavigationStack { Text("a").navigationTitle("Cart") } } == ["Cart", "════", "a"])
  }

  @Test func `a list has a row for each element`() {
    #expect(
      drawn(7) { List(["a", "b"], id: \.self) { Text($0) } } == [
        "┌─────┐", "│ a   │", "│ b   │", "└─────┘",
      ])
  }

  @Test func `an empty form is an empty box`() {
    #expect(drawn(6) { Form { EmptyView() } } == ["┌────┐", "└────┘"])
  }
}
