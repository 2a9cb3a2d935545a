import ComposableArchitecture
import Reflection

/// What may stand at the cursor. Thrown: reaching the cursor ends the walk at any depth.
package enum CompletionSpot: Error {
  /// Nothing that could be listed.
  case nothing
  /// The name of a case; `cases` lead to its enum.
  case member(EnumLayout, cases: [String])
  /// A value from its start on.
  case value(Any.Type)
  /// A label, then its value.
  case label(String)
  /// A value is complete, what stands around it is not.
  case end
  /// `set`, behind the dot of a binding action.
  case setter
  /// `\.$field`; `typed` of it stands there already.
  case keyPath([BindableField], typed: String)
  /// The id of a row.
  case id(Any.Type, cases: [String])
}
