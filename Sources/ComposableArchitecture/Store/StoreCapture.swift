/// A store that a view has created: what it was created from.
package protocol CapturedStore {
  associatedtype Feature: Reducer
  var state: Feature.State { get }
  var reducer: Feature { get }
  /// Overrides dependencies for the feature; `nil` if the store was created without overrides.
  var prepareDependencies: ((inout DependencyValues) -> Void)? { get }
}

/// Takes the place of the stores that a function creates.
///
/// The shell evaluates previews this way: once to learn which state and reducer they give their store, and then, to draw them,
/// with the running store in place of theirs.
@MainActor
package final class StoreCapture {
  /// The stores that were created and not replaced, in order.
  package private(set) var stores: [any CapturedStore] = []
  private let replacement: AnyObject?
  /// The dependencies that the function has prepared, for the stores that it creates next.
  private let prepared = PreparedDependencies()

  @TaskLocal static var current: StoreCapture?

  /// - Parameter replacement: A store that new stores of the same types are scoped from.
  package init(replacement: AnyObject) { self.replacement = replacement }

  package init() { replacement = nil }

  /// Calls a function. The stores that it creates neither reduce actions nor start effects.
  package func capture<Result>(_ work: () -> Result) -> Result {
    PreparedDependencies.$current.withValue(prepared) {
      Self.$current.withValue(self, operation: work)
    }
  }

  private struct Captured<Feature: Reducer>: CapturedStore {
    let state: Feature.State
    let reducer: Feature
    let prepareDependencies: ((inout DependencyValues) -> Void)?
  }

  fileprivate func store<R: Reducer>(
    _ state: () -> R.State, _ reducer: () -> R, _ update: ((inout DependencyValues) -> Void)?
  ) -> ScopedStore<R.State, R.Action> {
    if let store = replacement as? Store<R.State, R.Action> {
      return store.scope(state: { $0 }, action: { $0 }).scoped!
    }
    let prepare = afterPrepared(update)
    let captured = withDependencies(prepare ?? { _ in }) {
      Captured(state: state(), reducer: reducer(), prepareDependencies: prepare)
    }
    let dependencies = withDependencies(prepare ?? { _ in }) { DependencyValues._current }
    stores.append(captured)
    return ScopedStore(
      state: { captured.state }, send: { _ in StoreTask(group: nil) },
      observe: { _ in StoreObservation {} }, dependencies: { dependencies },
      isIdle: { false })
  }

  /// An update of dependencies that first sets those that were prepared.
  private func afterPrepared(
    _ update: ((inout DependencyValues) -> Void)?
  ) -> ((inout DependencyValues) -> Void)? {
    let entries = prepared.entries
    guard !entries.isEmpty else { return update }
    return { values in
      values.apply(entries)
      update?(&values)
    }
  }
}

/// What takes the place of a store that is being created; `nil` outside of a ``StoreCapture``.
@MainActor
@usableFromInline
func capturedStore<R: Reducer>(
  _ state: () -> R.State, _ reducer: () -> R, _ prepare: ((inout DependencyValues) -> Void)?
) -> ScopedStore<R.State, R.Action>? {
  StoreCapture.current?.store(state, reducer, prepare)
}
