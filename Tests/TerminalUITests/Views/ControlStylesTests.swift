import TerminalUI
import Testing

@MainActor
@Suite("Styles of one's own for controls")
struct ControlStylesTests {
  private func drawn(_ view: some View) -> [String] { Screen.render(view, width: 40).lines }

  private struct Arrow: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? "->" : "x")
      }
      .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Role: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      if configuration.role == .destructive { Text("!") } else { configuration.label }
    }
  }

  @Test("A button style draws the labels of the buttons in the view")
  func labels() {
    #expect(drawn(Button("Save") {}.buttonStyle(Arrow())) == ["[1] <Save ->>"])
    #expect(
      drawn(Button("Save") {}.buttonStyle(Arrow()).disabled(true)) == ["[1] <Save x> (disabled)"])
    let buttons = VStack {
      Button("Delete", role: .destructive) {}
      Button("Save") {}
    }
    #expect(drawn(buttons.buttonStyle(Role())) == [" [1] <!>", "[2] <Save>"])
  }

  @Test("The innermost style draws a button, and a standard style draws it as it is")
  func nesting() {
    #expect(drawn(Button("Save") {}.buttonStyle(Role()).buttonStyle(Arrow())) == ["[1] <Save>"])
    #expect(drawn(Button("Save") {}.buttonStyle(.plain).buttonStyle(Arrow())) == ["[1] <Save>"])
    #expect(
      drawn(Button("Save") {}.buttonStyle(PlainButtonStyle()).buttonStyle(Arrow()))
        == ["[1] <Save>"])
  }

  @Test("A button in a style performs its action, and is named by what the style draws")
  func action() throws {
    var saves = 0
    let screen = Screen.render(Button("Save") { saves += 1 }.buttonStyle(Arrow()))
    try #require(screen.controls(named: "Save ->").first).tap()
    #expect(saves == 1)
  }

  private struct LongPress: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).onLongPressGesture { configuration.trigger() }
    }
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack {
        configuration
        Divider()
      }
    }
  }

  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration)
      configuration.content
    }
  }

  private struct Arrows: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(isOn: configuration.$isExpanded) { configuration.label }
      if configuration.isExpanded { configuration.content }
    }
  }

  private struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(configuration.value)")
      configuration.currentValueLabel
    }
  }

  private struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  }

  @Test("Other styles leave a control as a terminal draws it")
  func otherStyles() {
    func isUnchanged(_ view: some View, _ styled: some View) -> Bool {
      drawn(view) == drawn(styled)
    }
    let button = Button("Save") {}
    #expect(isUnchanged(button, button.buttonStyle(LongPress())))
    let toggle = Toggle("On", isOn: .constant(true))
    #expect(isUnchanged(toggle, toggle.toggleStyle(Checkbox())))
    let field = TextField("Name", text: .constant("Blob"))
    #expect(isUnchanged(field, field.textFieldStyle(Underlined())))
    let box = GroupBox("Title") { Text("Content") }
    #expect(isUnchanged(box, box.groupBoxStyle(Card())))
    let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text("Content") }
    #expect(isUnchanged(group, group.disclosureGroupStyle(Arrows())))
    let gauge = Gauge(value: 0.3) { Text("Speed") }
    #expect(isUnchanged(gauge, gauge.gaugeStyle(Percent())))
    let progress = ProgressView(value: 0.3)
    #expect(isUnchanged(progress, progress.progressViewStyle(Bar())))
  }
}
