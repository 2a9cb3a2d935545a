extension Effect {
  /// The same effect with each action that it sends turned into another.
  ///
  /// ```swift
  /// child.reduce(into: &state.child, action: childAction).map(Action.child)
  /// ```
  @inlinable
  @inline(__always)
  public func map<T>(_ transform: @escaping (Action) -> T) -> Effect<T> {
    switch step {
    case .none: return .none
    case .send(let action): return .send(transform(action))
    case .work(let work): return Effect<T>(step: .work(work.map(transform)))
    }
  }
}

extension EffectWork {
  @usableFromInline
  func map<T>(_ transform: @escaping (Action) -> T) -> EffectWork<T> {
    switch self {
    case .run(let operation): return .run(operation.map(transform))
    case .merge(let effects): return .merge(effects.map { $0.map(transform) })
    case .concatenate(let effects): return .concatenate(effects.map { $0.map(transform) })
    case .cancellable(let effect, let id, let cancelInFlight):
      return .cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight)
    case .cancel(let id): return .cancel(id: id)
    case .child(let effect, let place): return .child(effect.map(transform), at: place)
    case .cancelChildren(let locations): return .cancelChildren(at: locations)
    }
  }
}

extension EffectOperation {
  func map<T>(_ transform: @escaping (Action) -> T) -> EffectOperation<T> {
    // Unsafe: `transform` embeds a child's action in its parent's. It is called in `Send`'s
    // main-actor closure and nowhere else, so it never runs in two places at once.
    nonisolated(unsafe) let transform = transform
    return EffectOperation<T>(priority: priority, location: location) { [run] send in
      await run(Send { send.deliver(transform($0)) })
    }
  }
}
