/// A part of the body of a mounted feature: what an `Update`, a scope, or a hook does.
///
/// A part of a modifier contains the part of what it modifies.
class Part<State, Action> {
  /// Makes the code that handles an action. It is called for every event, and is the same until the body is evaluated again.
  func makeUpdate() -> (inout State, Action) -> Void { { _, _ in } }

  /// Gives the part of an `Update` another function.
  func renew(_ update: @escaping (inout State, Action) -> Void) {}

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

  /// The node of the child in a place; `nil` if none is mounted there.
  func child(at place: SpawnedAction.Place) -> AnyNode? { nil }

  /// The place of the node of a child.
  func place(of node: AnyNode) -> SpawnedAction.Place? { nil }

  /// Whether ``settle()`` never has anything to do.
  var isPassive: Bool { true }

  /// The parts and the children, in the order in which they run.
  var outline: [ReducerOutline] { [] }
}

/// A part that surrounds another one and adds something to it.
class PartAround<State, Action>: Part<State, Action> {
  let content: Part<State, Action>

  init(_ content: Part<State, Action>) { self.content = content }

  override func makeUpdate() -> (inout State, Action) -> Void { content.makeUpdate() }
  override func prepare() { content.prepare() }
  override func mount() { content.mount() }
  override func settle() -> Bool { content.settle() }
  override func dismount() { content.dismount() }
  override func collect<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ visit: (Key.Value) -> Void
  ) { content.collect(key, visit) }
  override func visitChildren(_ visit: (AnyNode) -> Void) { content.visitChildren(visit) }
  override func child(at place: SpawnedAction.Place) -> AnyNode? { content.child(at: place) }
  override func place(of node: AnyNode) -> SpawnedAction.Place? { content.place(of: node) }
  override var isPassive: Bool { content.isPassive }
  override var outline: [ReducerOutline] { content.outline }
}

/// Two parts, one after the other: in a body, they run from top to bottom.
final class PartPair<State, Action>: Part<State, Action> {
  private let first: Part<State, Action>
  private let second: Part<State, Action>

  init(_ first: Part<State, Action>, _ second: Part<State, Action>) {
    (self.first, self.second) = (first, second)
  }

  override func makeUpdate() -> (inout State, Action) -> Void {
    let (first, second) = (first.makeUpdate(), second.makeUpdate())
    return { state, action in
      first(&state, action)
      second(&state, action)
    }
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
  override func child(at place: SpawnedAction.Place) -> AnyNode? {
    first.child(at: place) ?? second.child(at: place)
  }
  override func place(of node: AnyNode) -> SpawnedAction.Place? {
    first.place(of: node) ?? second.place(of: node)
  }
  override var isPassive: Bool { first.isPassive && second.isPassive }
  override var outline: [ReducerOutline] { first.outline + second.outline }
}
