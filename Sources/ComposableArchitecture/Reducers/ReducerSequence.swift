/// Two reducers run one after the other, their effects merged in that order: what two lines of a `body` become.
@frozen
public struct ReducerSequence<First: Reducer, Next: Reducer>: OperatorReducer
where First.State == Next.State, First.Action == Next.Action {
  @usableFromInline let first: First
  @usableFromInline let next: Next

  @inlinable
  init(_ first: First, _ next: Next) {
    self.first = first
    self.next = next
  }

  /// Prepares both parts.
  @inlinable
  public func _prepare(
    _ preparation: Preparation
  ) -> PreparedReducer<First.State, First.Action> {
    let late = LateChildren<First.State, First.Action>.over(preparation)
    let first = first._prepare(preparation)
    let next = next._prepare(preparation.behind(late.children))
    let inOrder: PreparedReducer<First.State, First.Action> = { state, action in
      let effect = first(&state, action)
      return effect.merge(with: next(&state, action))
    }
    guard late.isOutermost, !late.children.isEmpty else { return inOrder }
    return late.children.watching(inOrder)
  }
}
