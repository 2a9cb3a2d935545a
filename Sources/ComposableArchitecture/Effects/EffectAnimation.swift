import TerminalUI

/// What animates where there are pixels. Text does not move: actions are sent all the same.
extension Effect {
  /// An action, sent with an animation.
  public static func send(_ action: Action, animation: Animation? = nil) -> Self { .send(action) }

  /// The effect, its actions sent with an animation.
  public func animation(_ animation: Animation? = .default) -> Self { self }
}

extension Send {
  /// Sends an action with an animation, unless the task that calls was cancelled.
  public func callAsFunction(_ action: Action, animation: Animation?) { self(action) }
}
