extension Effect {
  /// Receives actions from a source that calls back.
  ///
  /// - Parameters:
  ///   - location: The location of the effect in the source.
  ///   - begin: Begins to receive, before the `send` that caused the effect returns, with the current dependencies. It returns
  ///     the operation that waits for the end of the source; `nil` if the source has ended.
  package static func subscription(
    at location: SourceLocation,
    begin:
      @escaping @MainActor @Sendable (_ receive: @escaping @MainActor (Action) -> Void) ->
      EffectRest?
  ) -> Self {
    let dependencies = DependencyValues._current
    let operation = EffectOperation<Action>(priority: nil, location: location) { send in
      let effect = RunningEffect.current
      // Values that the source already has arrive on this thread, and are sent immediately.
      return DrainingThread.holding {
        DependencyValues.$_current.withValue(dependencies) {
          begin { action in
            RunningEffect.$current.withValue(effect) { send.deliver(action) }
          }
        }
      }
    }
    return Self(step: .work(.run(operation)))
  }
}
