/// A child that is prepared when its first action comes.
@usableFromInline
final class LazyReducer<State, Action> {
  // Unchecked: nothing holds on to it while the child is prepared or run.
  @exclusivity(unchecked)
  @usableFromInline var prepared: PreparedFeature<State, Action>?
  @usableFromInline let prepare: () -> PreparedFeature<State, Action>

  @inlinable
  init(_ prepare: @escaping () -> PreparedFeature<State, Action>) { self.prepare = prepare }

  @inlinable
  @inline(__always)
  var reducer: PreparedReducer<State, Action> { prepared?.reducer ?? prepareNow().reducer }

  /// Whether it runs children that come and go; known once it has run.
  @inlinable var mayHaveChildren: Bool { prepared?.mayHaveChildren ?? true }

  @inlinable
  @inline(never)
  func prepareNow() -> PreparedFeature<State, Action> {
    let feature = prepare()
    prepared = feature
    return feature
  }
}
