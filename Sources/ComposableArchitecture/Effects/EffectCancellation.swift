extension Effect {
  /// Makes an effect one that can be cancelled under an id, in the store that runs it.
  ///
  /// ```swift
  /// return .run { send in … }.cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: Any hashable value; ids of different types never meet.
  ///   - cancelInFlight: Whether effects that run under the id already are cancelled first.
  public func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = false) -> Self {
    if isNone, !cancelInFlight { return .none }
    return Self(
      step: .work(.cancellable(self, id: EffectID(id), cancelInFlight: cancelInFlight)))
  }

  /// Cancels every effect that runs under an id in this store.
  public static func cancel<ID: Hashable>(id: ID) -> Self {
    Self(step: .work(.cancel(id: EffectID(id))))
  }
}
