/// A part of the body of a mounted feature: what an `Update`, a scope, or a hook does.
///
/// A part of a modifier contains the part of what it modifies.
class Part<State, Action> {
  /// Handles an action.
  func update(_ state: inout State, _ action: Action) {}

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

/// Parts one after the other: in a body, they run from top to bottom.
final class PartList<State, Action>: Part<State, Action> {
  private let parts: [Part<State, Action>]

  init(_ parts: [Part<State, Action>]) { self.parts = parts }

  override func update(_ state: inout State, _ action: Action) {
    for part in parts { part.update(&state, action) }
  }
  override func prepare() { for part in parts { part.prepare() } }
  override func mount() { for part in parts { part.mount() } }
  override func settle() -> Bool {
    var didAnything = false
    for part in parts where part.settle() { didAnything = true }
    return didAnything
  }
  override func dismount() { for part in parts { part.dismount() } }
  override func collect<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ visit: (Key.Value) -> Void
  ) { for part in parts { part.collect(key, visit) } }
  override func visitChildren(_ visit: (AnyNode) -> Void) {
    for part in parts { part.visitChildren(visit) }
  }
  override var isPassive: Bool { parts.allSatisfy(\.isPassive) }
  override var outline: [ReducerOutline] { parts.flatMap(\.outline) }
}
