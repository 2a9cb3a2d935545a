import ViewValues

/// A button of an alert or a dialog.
///
/// ```swift
/// ButtonState(role: .destructive, action: .deleteConfirmed) {
///   TextState("Delete")
/// }
/// ```
public struct ButtonState<Action> {
  public let action: ButtonStateAction<Action>
  public let label: TextState
  /// The role of the button, or `nil` if it has none.
  public let role: ButtonStateRole?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - role: The role of the button.
  ///   - action: What the button does. Without an action, it only closes the alert.
  ///   - label: The text of the button.
  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// Calls a function with the action of the button, or with `nil` if it has none.
  public func withAction(_ perform: (Action?) -> Void) { perform(action.action) }

  /// A button with another type of actions.
  public func map<T>(_ transform: (Action?) -> T?) -> ButtonState<T> {
    ButtonState<T>(role: role, action: action.map(transform), label: { label })
  }
}

public struct ButtonStateAction<Action> {
  /// The action, or `nil` if the button only closes the alert.
  public let action: Action?
  package let animation: Animation?

  public static func send(_ action: Action?) -> Self { Self(action: action, animation: nil) }

  /// Sends an action with an animation. Text is not animated.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(action: action, animation: animation)
  }

  /// What a button with another type of actions does.
  public func map<T>(_ transform: (Action?) -> T?) -> ButtonStateAction<T> {
    ButtonStateAction<T>(action: transform(action), animation: animation)
  }
}

public enum ButtonStateRole: Hashable, Sendable {
  /// The button changes nothing.
  case cancel
  /// The button deletes something.
  case destructive
}

@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildBlock(_ parts: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    parts.flatMap { $0 }
  }
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }
  public static func buildArray(_ parts: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    parts.flatMap { $0 }
  }
  public static func buildEither(first part: [ButtonState<Action>]) -> [ButtonState<Action>] {
    part
  }
  public static func buildEither(second part: [ButtonState<Action>]) -> [ButtonState<Action>] {
    part
  }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    part ?? []
  }
  /// The list of an `if #available`.
  public static func buildLimitedAvailability(
    _ part: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    part
  }
}

// MARK: Conformances

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}
extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  /// The role, unless there is none, the action and the label.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    children.append(("action", action))
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ButtonStateAction: CustomDumpReflectable {
  /// `.send(…)`.
  public var customDumpMirror: Mirror {
    guard let animation else {
      return Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    }
    return Mirror(
      self, children: ["send": (action, animation: animation)], displayStyle: .enum)
  }
}
