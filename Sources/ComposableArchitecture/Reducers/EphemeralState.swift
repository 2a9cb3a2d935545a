/// The state of something that any of its actions closes: an alert or a dialog.
public protocol _EphemeralState {
  static var actionType: Any.Type { get }
}
