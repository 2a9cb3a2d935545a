/// One asynchronous piece of work, with the place in the source that asked for it.
@usableFromInline
struct EffectOperation<Action>: Sendable {
  @usableFromInline let priority: TaskPriority?
  @usableFromInline let location: SourceLocation
  @usableFromInline let run: @Sendable (Send<Action>) async -> Void

  @usableFromInline
  init(
    priority: TaskPriority?,
    location: SourceLocation,
    run: @escaping @Sendable (Send<Action>) async -> Void
  ) {
    self.priority = priority
    self.location = location
    self.run = run
  }
}
