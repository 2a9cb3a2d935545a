/// Which reducer an effect belongs to.
///
/// That is the one that returned it, and not always the one whose action it was returned for: a parent may return an effect of its own
/// for an action of a child.
package enum EffectOwners {
  /// Whether stores that are created in the current task know the owners of all effects. Others know them for children that can be
  /// removed, which costs less.
  @TaskLocal package static var areKept = false
}

extension RunningEffect {
  /// The way from the root to the child whose reducer returned the effect.
  package var owner: [AnyHashable] { child?.owner ?? [] }

  /// The way from the root to the child whose reducer cancelled the effect by an ID. It is empty for the root, and without meaning if
  /// something else has cancelled the effect.
  package var canceller: [AnyHashable] { cancellingChild?.owner ?? [] }
}

extension CancellationRegistry {
  fileprivate var owner: [AnyHashable] { locations.map(AnyHashable.init) }
}
