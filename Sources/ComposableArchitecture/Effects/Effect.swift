import ViewValues

/// What a store does after a reducer has changed the state: nothing, one more action, or
/// asynchronous work.
///
/// An effect is a value. Nothing runs until a store receives it. `.none` and `.send` allocate nothing.
///
/// ```swift
/// case .refreshButtonTapped:
///   return .run { send in await send(.refreshed(try await load())) }
/// ```
@frozen
public struct Effect<Action> {
  @usableFromInline let step: Step

  @frozen
  @usableFromInline
  enum Step {
    case none
    case send(Action)
    case work(EffectWork<Action>)
  }

  @inlinable
  @inline(__always)
  init(step: Step) { self.step = step }
}

/// The parts of an effect that a store carries out over time.
@usableFromInline
indirect enum EffectWork<Action> {
  case run(EffectOperation<Action>)
  case merge([Effect<Action>])
  case concatenate([Effect<Action>])
  case cancellable(Effect<Action>, id: EffectID, cancelInFlight: Bool)
  case cancel(id: EffectID)
  /// An effect of a child. `dismiss` is the action that dismisses the child, if it is presented.
  case child(Effect<Action>, at: ChildLocation, dismiss: Action?)
  /// Cancels the effects of the children that were at these locations.
  case cancelChildren(at: [ChildLocation])
}

/// The 0.5x spelling of ``Effect``.
public typealias EffectTask = Effect

extension Effect {
  /// An effect that does nothing and finishes immediately.
  @inlinable
  @inline(__always)
  public static var none: Self { Self(step: .none) }

  /// Sends an action to the store before the `send` that caused it returns.
  ///
  /// Such actions join the store's queue: first in, first out.
  @inlinable
  @inline(__always)
  public static func send(_ action: Action) -> Self { Self(step: .send(action)) }

  @inlinable
  @inline(__always)
  var isNone: Bool {
    if case .none = step { return true }
    return false
  }
}

// MARK: Animations

// Text is not animated, so the actions are sent without an animation.
extension Effect {
  public static func send(_ action: Action, animation: Animation? = nil) -> Self { .send(action) }

  /// Returns the effect with an animation for its actions.
  public func animation(_ animation: Animation? = .default) -> Self { self }
}

// MARK: Merging and concatenating

extension Effect {
  /// Runs effects concurrently.
  ///
  /// Actions of `.send` effects are sent first, in order. The other effects run concurrently.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  public static func merge<S: Sequence>(_ effects: S) -> Self where S.Element == Effect {
    var parts: [Self] = []
    for effect in effects { effect.appendMerged(to: &parts) }
    return parts.count > 1 ? Self(step: .work(.merge(parts))) : parts.first ?? .none
  }

  @inlinable
  @inline(__always)
  public func merge(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return merging(other)
  }

  @usableFromInline
  func merging(_ other: Self) -> Self { .merge([self, other]) }

  private func appendMerged(to parts: inout [Self]) {
    switch step {
    case .none: break
    case .work(.merge(let own)): parts += own
    default: parts.append(self)
    }
  }

  /// Runs effects one after the other. Each starts when the previous one has finished.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Runs a sequence of effects one after the other.
  public static func concatenate<S: Sequence>(_ effects: S) -> Self where S.Element == Effect {
    let parts = effects.filter { !$0.isNone }
    return parts.count > 1 ? Self(step: .work(.concatenate(parts))) : parts.first ?? .none
  }

  /// Runs another effect when this one has finished.
  public func concatenate(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return Self(step: .work(.concatenate([self, other])))
  }
}

// MARK: Mapping

extension Effect {
  /// Returns an effect that transforms each action that this effect sends.
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
    case .child(let effect, let location, let dismiss):
      return .child(effect.map(transform), at: location, dismiss: dismiss.map(transform))
    case .cancelChildren(let locations): return .cancelChildren(at: locations)
    }
  }
}

extension Effect {
  /// The effect of a child.
  ///
  /// - Parameter dismiss: The action that dismisses the child, if it is presented.
  @usableFromInline
  static func work(
    _ work: EffectWork<Action>, of child: ChildLocation, dismiss: Action? = nil
  ) -> Self {
    Self(step: .work(.child(Self(step: .work(work)), at: child, dismiss: dismiss)))
  }

  /// Cancels the effects of children that were removed.
  @usableFromInline
  static func cancelChildren(at locations: [ChildLocation]) -> Self {
    Self(step: .work(.cancelChildren(at: locations)))
  }
}
