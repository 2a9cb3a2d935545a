import ComposableArchitecture

/// A type that knows how its values are typed; all others are made by reflection.
package protocol TextConstructible {
  /// A value of this very type.
  static func make(from node: Node, by builder: ValueBuilder) throws(ActionError) -> Any

  /// What has to be typed, in a few words, to follow `expected`: `true or false`.
  static var expectation: String { get }
}

extension TextConstructible {
  package static var expectation: String { withArticle(TypeName.full(Self.self)) }
}
