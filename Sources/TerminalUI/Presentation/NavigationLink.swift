/// A button that pushes a screen onto the navigation stack: `[1] <Contact >`.
///
/// ```swift
/// NavigationLink("Contact", value: contact)
/// NavigationLink("Settings") { SettingsView() }
/// ```
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  private let label: Label
  private let target: Target

  private enum Target {
    /// A value for the path; nil disables the link.
    case value(Any?)
    /// A screen, which the link itself shows while a binding is true. Without a binding, the link keeps the value.
    case screen(() -> Destination, isActive: Binding<Bool>?)
  }

  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .screen(destination, isActive: nil)
  }

  /// Creates a link to a screen. In this older form the screen is a value.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// Creates a link to a screen that is shown while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .screen(destination, isActive: isActive)
  }

  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(isActive: isActive, destination: { destination }, label: label) }

  /// Creates a link to a screen that is shown while a selection is a value.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    self.init(isActive: isActive, destination: destination, label: label)
  }

  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) { self.init(tag: tag, selection: selection, destination: { destination }, label: label) }

  package func nodes(in context: ViewContext) -> [LayoutNode] {
    switch target {
    case .value(let value):
      // Not the context, which holds the controls.
      let push = context.environment.push
      return [
        button(in: context, isEnabled: value != nil) { if let value { push?(value) } }
      ]
    case .screen(let destination, let isActive):
      let isActive = isActive ?? context.child("link").kept(false)
      if isActive.wrappedValue {
        context.environment.stack?.push(destination(), id: true, in: context) {
          isActive.wrappedValue = false
        }
      }
      return [button(in: context, isEnabled: true) { isActive.wrappedValue = true }]
    }
  }

  private func button(
    in context: ViewContext, isEnabled: Bool, _ action: @escaping @MainActor () -> Void
  ) -> LayoutNode {
    context.controls.add(
      ControlBehavior(kind: "link", tap: { .call { action() } }, look: .button(.link)),
      label: context.nodes(of: label), mark: " ",
      isEnabled: isEnabled && context.environment.isEnabled)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value, whose screen `navigationDestination(for:)` determines. A link without a value is
  /// disabled.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.init(pushing: value, label: label())
  }

  /// Creates a link that pushes a value of any type onto the path of a stack.
  package init(pushing value: Any?, label: Label) {
    self.label = label
    target = .value(value)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that pushes a value.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a screen.
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(title) } }

  /// Creates a link with a title to a screen. In this older form the screen is a value.
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: { destination }) { Text(title) }
  }

  /// Creates a link with a title to a screen that is shown while a binding is true.
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }

  /// Creates a link with a title to a screen that is shown while a selection is a value.
  public init<Value: Hashable>(
    _ title: some StringProtocol, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }

  /// Creates a link with a title to a screen that is shown while a selection is a value. In this older form the screen is a value.
  public init<Value: Hashable>(
    _ title: some StringProtocol, destination: Destination, tag: Value, selection: Binding<Value?>
  ) { self.init(title, tag: tag, selection: selection) { destination } }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(title.text, destination: destination) }

  /// Creates a link whose screen is pushed while a binding is `true`.
  public init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
    self.init(title, isActive: isActive) { destination }
  }
}
