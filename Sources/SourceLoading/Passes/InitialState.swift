import ActionSyntax

/// Where the initial state of a loaded file comes from.
package enum InitialState {
  /// The fields or the case that the user typed after the name; none for the state that `State()` creates.
  case fields(StateFields)
  /// An expression of the sources, or one that the user typed.
  case expression(String)

  package var fields: StateFields? {
    guard case .fields(let fields) = self else { return nil }
    return fields
  }

  package var expression: String? {
    guard case .expression(let expression) = self else { return nil }
    return expression
  }

  /// Whether it is the one that `State()` creates.
  package var isDefault: Bool { fields.map { $0.whole == nil && $0.typed.isEmpty } ?? false }
}
