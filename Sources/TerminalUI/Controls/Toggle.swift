/// A switch: on or off.
///
/// ```swift
/// Toggle("Haptic feedback", isOn: viewStore.$isHapticFeedbackEnabled)
/// ```
public struct Toggle<Label: View>: View, PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A switch with a view beside it.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package func nodes(in context: ViewContext) -> [Node] {
    [
      context.controls.add(
        .toggle, label: context.nodes(of: label), value: isOn.wrappedValue ? "on" : "off",
        work: .toggle(isOn), isEnabled: context.environment.isEnabled)
    ]
  }
}

extension Toggle where Label == Text {
  /// A switch with its title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TerminalUI.Label<Text, Image> {
  /// A switch with its title and a symbol of the system's.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}
