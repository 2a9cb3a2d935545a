/// What is read and written for each event of a store.
@usableFromInline
struct RuntimeFlags {
  /// Whether an event needs little but its change: no feature has a hook or a child that may come and go, and nobody but observers is told.
  @usableFromInline var isPlain = false
  /// Whether an update or a hook is running.
  @usableFromInline var isUpdating = false
  /// Whether something follows the change of a plain event: it has added a task, it removes a prompt, or somebody observes the state.
  @usableFromInline var hasMore = false
  /// The number of the last event; the beginning of the root feature is number 0.
  @usableFromInline var event = -1
}

/// The way of an action through a root feature whose events are plain.
@usableFromInline
struct PlainRoot<State, Action> {
  /// The flags of the runtime, which outlives the root's node.
  @usableFromInline let flags: UnsafeMutablePointer<RuntimeFlags>
  @usableFromInline let state: UnsafeMutablePointer<State>
  /// What the parts of the feature do.
  @usableFromInline var update: (inout State, Action) -> Void
}
