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
  @Test func `A column centers its views or aligns them as specified`() {
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

  @Test func `Spacing is in points, 8 per column and 16 per row`() {
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

  @Test func `A spacer takes the space that other views leave`() {
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

  @Test func `A divider draws a line across its stack`() {
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

  @Test func `Padding adds space in points`() {
    #expect(drawn { Text("a").padding(.leading, 24) } == ["   a"])
    #expect(drawn { Text("a").padding() } == ["", "  a"])
  }

  @Test func `A border draws a line around a view, also in ASCII`() {
    #expect(drawn { Text("ab").border(.gray) } == ["┌──┐", "│ab│", "└──┘"])
    #expect(drawn(boxes: .ascii) { Text("ab").border(.gray) } == ["+--+", "|ab|", "+--+"])
  }

  @Test func `A frame positions its view and grows with a larger one`() {
    #expect(drawn { Text("a").frame(width: 40).border(.gray) }[1] == "│  a  │")
    #expect(
      drawn { Text("a").frame(width: 40, alignment: .trailing).border(.gray) }[1] == "│    a│")
    #expect(drawn { Image(systemName: "cart").frame(width: 8).border(.gray) }[1] == "│[cart]│")
  }

  @Test func `A frame of infinite width fills its space`() {
    #expect(
      drawn(9) { Text("a").frame(maxWidth: .infinity, alignment: .trailing) } == ["        a"])
  }

  @Test func `An overlay is drawn over a view that keeps its size`() {
    #expect(drawn { Text("abc").overlay { Text("x") } } == ["axc"])
  }

  @Test func `A circle grows around its overlay`() {
    #expect(drawn { Circle().frame(width: 20, height: 20) } == ["( )"])
    #expect(drawn { Circle().frame(width: 20, height: 20).overlay(Text("2")) } == ["(2)"])
    #expect(drawn { Circle().frame(width: 20, height: 20).overlay(Text("홍길")) } == ["(홍길)"])
  }

  @Test func `A large circle has round corners and a rectangle has sharp ones`() {
    #expect(
      drawn { Circle().frame(width: 40, height: 48) } == ["╭───╮", "│   │", "╰───╯"])
    #expect(
      drawn { Rectangle().frame(width: 40, height: 48) } == ["┌───┐", "│   │", "└───┘"])
  }

  @Test func `A button is drawn without the shapes behind its text`() {
    #expect(
      drawn {
        Button {
        } label: {
          ZStack {
            RoundedRectangle(cornerRadius: 10).frame(height: 50)
            Text("Save")
          }
        }
        Button {
        } label: {
          Text("Edit").padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue))
        }
        Button {
        } label: {
          Capsule().overlay { Text("Go") }.frame(width: 120, height: 40)
        }
      } == ["[1] <Save>", "[2] <Edit>", "[3] <Go>"])
  }

  @Test func `A button whose label is only shapes is drawn on one line`() {
    #expect(
      drawn {
        Button {
        } label: {
          ZStack {
            Circle().frame(width: 74, height: 74)
            RoundedRectangle(cornerRadius: 4).frame(width: 30, height: 30)
          }
        }
        Button {
        } label: {
          RoundedRectangle(cornerRadius: 8).stroke(.blue).frame(height: 40)
        }
      } == ["[1] <( )>", "[2] <[ ]>"])
  }

  @Test func `Layers cover each other and are transparent where they draw nothing`() {
    #expect(
      drawn {
        ZStack(alignment: .leading) {
          Text("abcd"); Text("xy")
        }
      } == ["xycd"])
  }

  @Test func `A view that is offset above the screen moves the screen down`() {
    #expect(
      drawn {
        HStack {
          Text("a"); Text("b").offset(y: -16)
        }
      } == ["  b", "a"])
  }

  @Test func `Nothing is drawn beyond the width`() {
    #expect(drawn(4) { Text("a").offset(x: 80) } == [])
    #expect(drawn(4) { Image(systemName: "cart") } == ["[car"])
  }

  @Test func `A form has a border and lines between its sections`() {
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

  @Test func `The content of a section outside of a form is indented`() {
    #expect(drawn { Section("Title") { Text("a") } } == ["Title", "  a"])
  }

  @Test func `A title is drawn above its screen`() {
    #expect(
      drawn { NavigationStack { Text("a").navigationTitle("Cart") } } == ["Cart", "════", "a"])
  }

  @Test func `A title that is set inside a row is drawn above the screen`() {
    let row = HStack {
      Text("a")
      Text("b").navigationTitle("Cart")
    }
    #expect(drawn { row } == ["Cart", "════", "a b"])
    #expect(
      drawn(9) { Form { row } } == ["Cart", "════", "┌───────┐", "│ a b   │", "└───────┘"])
  }

  @Test func `Of several titles the outermost counts`() {
    #expect(
      drawn { VStack { Text("a").navigationTitle("In") }.navigationTitle("Out") } == [
        "Out", "═══", "a",
      ])
  }

  @Test func `The title of an inner stack stays in it`() {
    let inner = NavigationStack { Text("b").navigationTitle("Inner") }
    #expect(
      drawn {
        VStack(alignment: .leading, spacing: 0) {
          Text("a")
          inner
        }
      } == ["a", "Inner", "═════", "b"])
  }

  @Test func `A list has a row for each element`() {
    #expect(
      drawn(7) { List(["a", "b"], id: \.self) { Text($0) } } == [
        "┌─────┐", "│ a   │", "│ b   │", "└─────┘",
      ])
  }

  @Test func `An empty form is an empty box`() {
    #expect(drawn(6) { Form { EmptyView() } } == ["┌────┐", "└────┘"])
  }
}
