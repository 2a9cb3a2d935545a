/// A part of the body of a mounted feature: what an `Update`, a scope, or a hook does.
///
/// A part of a modifier contains the part of what it modifies.
class Part<State, Action> {
  /// Handles an action.
  func update(_ state: inout State, _ action: Action) {}

  /// Handles an action, given the addresses of a `State` and an `Action`. It does the same as ``update(_:_:)``.
  func update(at state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer) {
    update(
      &state.assumingMemoryBound(to: State.self).pointee,
      action.assumingMemoryBound(to: Action.self).pointee)
  }

  /// What ``update(_:_:)`` does, for an event that calls nothing else.
  var function: (inout State, Action) -> Void { { [unowned self] in update(&$0, $1) } }

  /// Notes what hooks compare with, before the feature is mounted.
  func prepare() {}

  /// Runs the `onMount` hooks of the feature. Children are mounted when the feature settles.
  func mount() {}

  /// Mounts and dismounts children, and runs the hooks whose values have changed, in the order of the source.
  ///
  /// - Returns: Whether anything was done, so that others have to look again.
  func settle() -> Bool { false }

  /// Runs the `onDismount` hooks of the feature, after those of its children.
  func dismount() {}

  /// Visits the preferences of the feature and its children.
  func collect<Key: FeaturePreferenceKey>(_ key: Key.Type, _ visit: (Key.Value) -> Void) {}

  /// Visits the nodes of the children.
  func visitChildren(_ visit: (AnyNode) -> Void) {}

  /// Whether ``settle()`` never has anything to do.
  var isPassive: Bool { true }

  /// The parts and the children, in the order in which they run.
  var outline: [ReducerOutline] { [] }
}

/// A part that surrounds another one and adds something to it.
class PartAround<State, Action>: Part<State, Action> {
  let content: Part<State, Action>

  init(_ content: Part<State, Action>) { self.content = content }

  override func update(_ state: inout State, _ action: Action) { content.update(&state, action) }
  override func update(at state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer) {
    content.update(at: state, action)
  }
  override func prepare() { content.prepare() }
  override func mount() { content.mount() }
  override func settle() -> Bool { content.settle() }
  override func dismount() { content.dismount() }
  override func collect<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ visit: (Key.Value) -> Void
  ) { content.collect(key, visit) }
  override func visitChildren(_ visit: (AnyNode) -> Void) { content.visitChildren(visit) }
  override var isPassive: Bool { content.isPassive }
  override var outline: [ReducerOutline] { content.outline }
}

/// Two parts, one after the other: in a body, they run from top to bottom.
///
/// It has no array of parts, because generic code would look up the type of the array for each event.
final class PartPair<State, Action>: Part<State, Action> {
  private let first: Part<State, Action>
  private let second: Part<State, Action>

  init(_ first: Part<State, Action>, _ second: Part<State, Action>) {
    (self.first, self.second) = (first, second)
  }

  override func update(_ state: inout State, _ action: Action) {
    first.update(&state, action)
    second.update(&state, action)
  }
  override func update(at state: UnsafeMutableRawPointer, _ action: UnsafeRawPointer) {
    first.update(at: state, action)
    second.update(at: state, action)
  }
  override func prepare() {
    first.prepare()
    second.prepare()
  }
  override func mount() {
    first.mount()
    second.mount()
  }
  override func settle() -> Bool {
    let didAnything = first.settle()
    return second.settle() || didAnything
  }
  override func dismount() {
    first.dismount()
    second.dismount()
  }
  override func collect<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ visit: (Key.Value) -> Void
  ) {
    first.collect(key, visit)
    second.collect(key, visit)
  }
  override func visitChildren(_ visit: (AnyNode) -> Void) {
    first.visitChildren(visit)
    second.visitChildren(visit)
  }
  override var isPassive: Bool { first.isPassive && second.isPassive }
  override var outline: [ReducerOutline] { first.outline + second.outline }
}
