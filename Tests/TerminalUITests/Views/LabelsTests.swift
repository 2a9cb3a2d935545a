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
