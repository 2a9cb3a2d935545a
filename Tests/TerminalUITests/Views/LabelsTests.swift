import TerminalUI
import Testing

@MainActor
@Suite("Labels, and names of controls without text")
struct LabelsTests {
  private func drawn(_ view: some View) -> [String] { Screen.render(view, width: 40).lines }

  @Test("The style of a label selects its icon or its title")
  func styles() {
    let label = Label("Delete", systemImage: "trash")
    #expect(drawn(label) == ["[trash] Delete"])
    #expect(drawn(label.labelStyle(.iconOnly)) == ["[trash]"])
    #expect(drawn(HStack { label }.labelStyle(.titleOnly)) == ["Delete"])
    #expect(drawn(label.labelStyle(TitleOnlyLabelStyle())) == ["Delete"])
    #expect(drawn(label.labelStyle(.titleAndIcon).labelStyle(.iconOnly)) == ["[trash] Delete"])
  }

  private struct TrailingIcon: LabelStyle {
    @Environment(\.isEnabled) var isEnabled
    var separator = "|"

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        Text(isEnabled ? separator : "x")
        configuration.icon
      }
    }
  }

  private struct Starred: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("*")
        Label(configuration)
      }
    }
  }

  @Test("A style of one's own draws the labels in the view")
  func ownStyles() {
    let label = Label("Delete", systemImage: "trash")
    #expect(drawn(label.labelStyle(TrailingIcon())) == ["Delete | [trash]"])
    #expect(drawn(label.labelStyle(TrailingIcon()).disabled(true)) == ["Delete x [trash]"])
    #expect(drawn(label.labelStyle(.titleOnly).labelStyle(TrailingIcon())) == ["Delete"])
    let button = Button {
    } label: {
      label
    }
    #expect(drawn(button.labelStyle(Starred())) == ["[1] <* [trash] Delete>"])
  }

  @Test("A label in a style of one's own is drawn in the style outside of it")
  func nestedStyles() {
    let label = Label("Delete", systemImage: "trash")
    #expect(drawn(label.labelStyle(Starred())) == ["* [trash] Delete"])
    #expect(drawn(label.labelStyle(Starred()).labelStyle(.titleOnly)) == ["* Delete"])
    #expect(
      drawn(label.labelStyle(Starred()).labelStyle(TrailingIcon())) == ["* Delete | [trash]"])
  }

  @Test("An accessibility label names an image, and a control that contains no text")
  func names() throws {
    let image = Image(systemName: "square.and.arrow.up")
    #expect(drawn(image.accessibilityLabel("Share")) == ["[Share]"])
    let outside = Button {
    } label: {
      image
    }.accessibilityLabel("Share")
    #expect(drawn(outside) == ["[1] <Share>"])
    #expect(Screen.render(outside).controls(named: "Share").count == 1)
    let inside = Button {
    } label: {
      image.padding().accessibilityLabel(Text("Share"))
    }
    #expect(Screen.render(inside).controls(named: "Share").count == 1)
    let shape = Button {
    } label: {
      Circle()
    }.frame(width: 80).accessibilityLabel("Record")
    #expect(Screen.render(shape).controls(named: "Record").count == 1)
  }

  @Test("An accessibility label does not replace text, or the names of several controls")
  func namesBesideText() {
    #expect(drawn(Button("Save") {}.accessibilityLabel("Save the draft")) == ["[1] <Save>"])
    let two = HStack {
      Button {
      } label: {
        Image(systemName: "minus")
      }
      Button {
      } label: {
        Image(systemName: "plus")
      }
    }
    #expect(drawn(two.accessibilityLabel("Amount")) == ["[1] <[minus]> [2] <[plus]>"])
  }
}
