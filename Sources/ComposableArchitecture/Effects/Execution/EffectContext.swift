/// What a part of an effect belongs to.
@usableFromInline
struct EffectContext {
  /// The number of the action whose effect it is.
  @usableFromInline let action: Int
  @usableFromInline let group: EffectGroup
  var effectIDs: [EffectID] = []
  /// What cancels the part besides its group, outermost first.
  var scopes: [CancellationScope] = []
  /// The registry of the child that asked; nil: the store's.
  var child: CancellationRegistry?

  @usableFromInline
  init(action: Int, group: EffectGroup) {
    self.action = action
    self.group = group
  }

  @usableFromInline var isCancelled: Bool {
    group.scope.isCancelled || scopes.contains(where: \.isCancelled)
  }
}
