/// The state of something that any of its actions closes: an alert or a dialog.
public protocol _EphemeralState {
  /// The type of the actions.
  static var actionType: Any.Type { get }
}
