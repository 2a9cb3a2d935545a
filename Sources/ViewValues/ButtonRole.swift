/// The purpose of a button.
public enum ButtonRole: Hashable, Sendable {
  /// Cancels an operation.
  case cancel
  /// Deletes something.
  case destructive
}
