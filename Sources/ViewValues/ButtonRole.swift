public enum ButtonRole: Hashable, Sendable {
  /// Cancels an operation.
  case cancel
  /// Deletes something.
  case destructive
}
