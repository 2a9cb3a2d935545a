/// The element that an action pushes onto a stack, also onto one of a child.
///
/// A test reports a push of an ID that no stack has created yet, as the original does; elsewhere, it is allowed.
@MainActor
enum PushedElement {
  /// Throws if a test would report the push.
  static func check(
    _ reduced: ReducedAction, of line: String, in store: any SessionStore
  ) throws {
    guard let id = id(in: reduced.action),
      let next = store.nextElement(beforeAction: reduced.number), id.number > next
    else { return }
    throw TestRefusal.line(
      line, "a test pushes only the next ID of a stack, which was #\(next), not \(id)")
  }

  private static func id(in value: Any) -> StackElementID? {
    if let stack = value as? any StackActionType, let id = stack.pushedID { return id }
    if let element = (value as? any ElementAction)?.element { return id(in: element.action) }
    return EnumLayout.of(type(of: value))?.payload(of: value).flatMap(id)
  }
}
