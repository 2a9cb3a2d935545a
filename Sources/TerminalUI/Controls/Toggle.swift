/// A control that is on or off.
///
/// ```swift
/// Toggle("Haptic feedback", isOn: viewStore.$isHapticFeedbackEnabled)
/// ```
public struct Toggle<Label: View>: View, PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    context.control(behavior, label: label, value: isOn.wrappedValue ? "on" : "off")
  }

  private var behavior: ControlBehavior {
    func write(_ value: Bool) -> ControlBehavior.Operation {
      .write("isOn", value ? "on" : "off", value, to: isOn)
    }
    return ControlBehavior(
      kind: "toggle",
      tap: { write(!isOn.wrappedValue) },
      enter: { text in
        switch text.lowercased() {
        case "on", "true", "yes": write(true)
        case "off", "false", "no": write(false)
        default: nil
        }
      },
      choices: ["on", "off"], accepted: "on or off", look: .toggle(isOn: isOn.wrappedValue))
  }
}

extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(title.text, isOn: isOn)
  }
}

extension Toggle where Label == TerminalUI.Label<Text, Image> {
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}
