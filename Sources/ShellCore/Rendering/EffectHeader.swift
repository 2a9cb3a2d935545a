import ComposableArchitecture

/// The line above the block of an effect action, which names the effect that sent it.
enum EffectHeader {
  /// `effect 3 (Timer.swift:24, from action 2) sent:`; `nil` for an action that no effect sent.
  static func text(for source: ActionSource) -> String? {
    switch source {
    case .typed, .control: return nil
    case .reducer(let action): return "effect .send (from action \(action)) sent:"
    case .effect(let effect):
      guard let location = effect.location else { return "effect \(effect.number) sent:" }
      return "effect \(effect.number) (\(location), from action \(effect.action)) sent:"
    }
  }
}
