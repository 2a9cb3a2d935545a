/// Whether the rows of a list are being edited.
public enum EditMode: Hashable, Sendable {
  /// The rows are not being edited.
  case inactive
  /// The rows are being edited for a moment.
  case transient
  /// The rows are being edited.
  case active

  public var isEditing: Bool { self != .inactive }
}
