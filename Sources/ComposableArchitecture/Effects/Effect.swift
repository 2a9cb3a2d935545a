/// What a reducer asks the store to do after it has changed the state: nothing, one more action, or
/// work.
///
/// An effect is a value; nothing runs until a store takes it. `.none` and `.send` hold no reference
/// and allocate nothing.
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

/// The parts of an effect that a store has to carry out over time.
@usableFromInline
indirect enum EffectWork<Action> {
  case run(EffectOperation<Action>)
  case merge([Effect<Action>])
  case concatenate([Effect<Action>])
  case cancellable(Effect<Action>, id: EffectID, cancelInFlight: Bool)
  case cancel(id: EffectID)
  /// What a child has asked for.
  case child(Effect<Action>, at: ChildLocation)
  /// The children at these places are gone: what they asked for is cancelled.
  case cancelChildren(at: [ChildLocation])
}

/// The 0.5x spelling of ``Effect``.
public typealias EffectTask = Effect

extension Effect {
  /// The effect that does nothing and ends at once.
  @inlinable
  @inline(__always)
  public static var none: Self { Self(step: .none) }

  /// Sends one action back, before the `send` that caused it returns.
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
