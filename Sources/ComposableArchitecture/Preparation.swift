/// What reducers are told when a store prepares them.
///
/// An operator of its own making hands it on to its parts as it came:
///
/// ```swift
/// struct Logging<Base: Reducer>: OperatorReducer {
///   let base: Base
///   func _prepare(_ preparation: Preparation) -> PreparedReducer<Base.State, Base.Action> {
///     let base = base._prepare(preparation)
///     return { state, action in log(action); return base(&state, action) }
///   }
/// }
/// ```
public struct Preparation {
  @usableFromInline let outline: OutlineRecorder?

  @inlinable
  init(outline: OutlineRecorder? = nil) { self.outline = outline }

  /// Prepares a reducer that stands for itself in the outline of a feature.
  @inlinable
  func node<State, Action>(
    _ description: @autoclosure () -> ReducerDescription,
    _ prepare: (Preparation) -> PreparedReducer<State, Action>
  ) -> PreparedReducer<State, Action> {
    guard let outline else { return prepare(self) }
    return outline.record(description()) { prepare(self) }
  }

  /// Prepares a child when its first action comes: a feature may hold itself (`forEach { Self() }`) without end.
  @inlinable
  func lazily<R: Reducer>(_ child: R) -> LazyReducer<R.State, R.Action> {
    outline?.recordOnce(R.self) { _ = child._prepare(self) }
    return LazyReducer { child._prepare(self) }
  }
}

/// A reducer whose `_prepare` says all: run by hand, it is prepared for the one action.
///
/// Operators conform to it, so that what they do stands in one place. Only code that calls `reduce(into:action:)` on an operator
/// itself pays for the preparation.
public protocol OperatorReducer: Reducer where Body == Never {}

extension OperatorReducer {
  /// Prepares the operator and runs it once.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _prepare(Preparation())(&state, action)
  }
}

/// A child that is prepared when its first action comes.
@usableFromInline
final class LazyReducer<State, Action> {
  @usableFromInline var prepared: PreparedReducer<State, Action>?
  @usableFromInline let prepare: () -> PreparedReducer<State, Action>

  @inlinable
  init(_ prepare: @escaping () -> PreparedReducer<State, Action>) { self.prepare = prepare }

  @inlinable
  @inline(__always)
  var reducer: PreparedReducer<State, Action> { prepared ?? prepareNow() }

  @inlinable
  @inline(never)
  func prepareNow() -> PreparedReducer<State, Action> {
    let reducer = prepare()
    prepared = reducer
    return reducer
  }
}
