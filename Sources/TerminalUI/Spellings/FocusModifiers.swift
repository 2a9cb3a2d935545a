// The focus and the remote control of a TV. On a terminal, nothing has the focus.

extension View {
  /// Has no effect.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Has no effect: the function is not called.
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { self }

  /// Has no effect.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  /// Has no effect.
  public func focusSection() -> some View { self }

  /// Has no effect.
  public func focusEffectDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Has no effect.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Has no effect: the function is not called.
  public func onMoveCommand(
    perform action: ((_ direction: MoveCommandDirection) -> Void)?
  ) -> some View { self }

  /// Has no effect: the function is not called.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Has no effect: the function is not called.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
}

/// The direction in which the focus moves.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

/// What a view with the focus can do.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be activated.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It can be edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the platform chooses.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Chooses the view with the focus again. It has no effect.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Chooses the view with the focus again. It has no effect.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
