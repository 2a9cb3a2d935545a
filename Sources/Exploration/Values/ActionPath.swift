/// The cases of an action without its values: `.destination.add.saveButtonTapped`.
///
/// The cases of the architecture's own types are left out: `.presented` and `.element`.
struct ActionPath: Hashable, Sendable {
  /// `.destination.add.saveButtonTapped`
  let text: String
  /// The feature that the action belongs to, with the IDs of rows: `.todo[UUID(0)]`; empty for the root.
  let feature: String

  init(_ action: Any) {
    var text = ""
    var feature = ""
    var place = ""
    var current = action
    while let layout = EnumLayout.of(type(of: current)),
      let (enumCase, payload) = layout.content(of: current)
    {
      let row = (payload as? any ElementAction)?.element ?? Self.row(in: payload)
      // A dismissal is not an action of the child, so it is named here.
      let isOwn =
        (current is any PresentationActionType || current is any ElementAction)
        && (row != nil || ["presented", "element"].contains(enumCase.name))
      if !isOwn {
        feature = place
        text += "." + enumCase.name
        place += "." + enumCase.name
      }
      if let row { place += "[\(SwiftText.of(row.id))]" }
      guard let next = row?.action ?? payload, EnumLayout.of(type(of: next)) != nil,
        !(next is any OptionalType), Self.carriesActions(next, named: enumCase.name, isOwn)
      else { break }
      current = next
    }
    (self.text, self.feature) = (text, feature)
  }

  /// The ID and the action in a case such as `.todo(id:action:)`.
  private static func row(in payload: Any?) -> (id: Any, action: Any)? {
    guard let payload, let layout = TupleLayout.of(type(of: payload)),
      layout.elements.count == 2, layout.elements[1].label == "action",
      let values = layout.values(of: payload), values[0] is AnyHashable
    else { return nil }
    return (values[0], values[1])
  }

  /// Whether a payload is an action, and not a value such as `.filterPicked(.done)`.
  private static func carriesActions(_ payload: Any, named name: String, _ isOwn: Bool) -> Bool {
    if isOwn || payload is any PresentationActionType || payload is any ElementAction {
      return true
    }
    let type = TypeName.of(type(of: payload))
    return type.hasSuffix("Action") || type.hasSuffix(".View") || type.hasSuffix(".Delegate")
      || name == "view" || name == "delegate" || type.hasSuffix(".Alert")
      || type.hasSuffix(".Internal")
  }
}
