/// Actions that were read before, by their text, for one type of action.
///
/// It remembers only actions that consist of the names of cases, such as `.child(.tapped)`. Their text means the same whatever
/// the state is, and they contain no object that two actions could share.
package struct ActionMemo {
  private var type: Any.Type?
  private var actions: [String: Any] = [:]

  /// A session types few different ones again and again.
  private static let most = 1_000

  package init() {}

  /// The action that a text means, or reads it.
  package mutating func action(
    _ text: String, as type: Any.Type, orRead read: () throws(InputError) -> Any
  ) throws(InputError) -> Any {
    if self.type == type, let known = actions[text] { return known }
    let action = try read()
    if self.type != type || actions.count >= Self.most { (self.type, actions) = (type, [:]) }
    if Self.consistsOfCases(action, as: text) { actions[text] = action }
    return action
  }

  /// Whether the names in a text are those of the cases of an action, and these are all that it consists of.
  private static func consistsOfCases(_ action: Any, as text: String) -> Bool {
    var names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }[...], current = action
    while let name = names.popFirst() {
      guard let layout = EnumLayout.of(Swift.type(of: current)), layout.isReadable,
        let (enumCase, payload) = layout.content(of: current), enumCase.name == name
      else { return false }
      guard let payload else { return enumCase.payload == nil && names.isEmpty }
      current = payload
    }
    return false
  }
}
