/// A control that performs an action.
///
/// ```swift
/// Button("Register") { viewStore.send(.registerButtonTapped) }
/// ```
public struct Button<Label: View>: View, PrimitiveView {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role, which does not change how it is drawn.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    let behavior = ControlBehavior(
      kind: "button", tap: { .call(action) }, look: .button(look))
    let drawing = context.environment.buttonLabels
    let label = drawing?(label, role, context) ?? context.nodes(of: label)
    return [context.controls.add(behavior, label: label, isEnabled: context.environment.isEnabled)]
  }

  private var look: ControlLook.Button {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    case nil: .plain
    }
  }
}

extension Button where Label == Text {
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(title.text, role: role, action: action)
  }
}

extension Button where Label == TerminalUI.Label<Text, Image> {
  public init(
    _ title: some StringProtocol, systemImage: String, action: @escaping () -> Void
  ) { self.init(action: action) { TerminalUI.Label(title, systemImage: systemImage) } }

  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) { self.init(role: role, action: action) { TerminalUI.Label(title, systemImage: systemImage) } }
}
