/// The reducers that a `for` loop in a `body` makes, run in order.
public struct ReducerArray<Element: Reducer>: OperatorReducer {
  @usableFromInline let elements: [Element]

  @inlinable
  init(_ elements: [Element]) { self.elements = elements }

  /// Prepares every element.
  @inlinable
  public func _prepare(
    _ preparation: Preparation
  ) -> PreparedReducer<Element.State, Element.Action> {
    let late = LateChildren<Element.State, Element.Action>.over(preparation)
    let reducers = elements.enumerated().map { index, element in
      element._prepare(index == 0 ? preparation : preparation.behind(late.children))
    }
    let inOrder: PreparedReducer<Element.State, Element.Action> = { state, action in
      var effect = Effect<Element.Action>.none
      for reducer in reducers { effect = effect.merge(with: reducer(&state, action)) }
      return effect
    }
    guard late.isOutermost, !late.children.isEmpty else { return inOrder }
    return late.children.watching(inOrder)
  }
}
