/// Something to tap.
///
/// ```swift
/// Button("Register") { viewStore.send(.registerButtonTapped) }
/// ```
public struct Button<Label: View>: View, PrimitiveView {
  private let action: () -> Void
  private let label: Label

  /// A button with a view on it.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// A button of a certain role with a view on it.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }

  package func nodes(in context: ViewContext) -> [Node] {
    [
      context.controls.add(
        .button, label: context.nodes(of: label), work: .button(action),
        isEnabled: context.environment.isEnabled)
    ]
  }
}

extension Button where Label == Text {
  /// A button with its title.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button of a certain role with its title.
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

extension Button where Label == TerminalUI.Label<Text, Image> {
  /// A button with its title and a symbol of the system's.
  public init(
    _ title: some StringProtocol, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

/// What a button is for.
public enum ButtonRole: Hashable, Sendable {
  /// It leaves things as they are.
  case cancel
  /// It destroys something.
  case destructive
}
