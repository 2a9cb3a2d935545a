/// What stands at a position such as `[#0]`.
package enum PositionedID {
  case id(Any)
  /// The collection has only so many elements.
  case beyond(count: Int)
  /// The action does not belong to a collection of the present state.
  case noCollection
}
