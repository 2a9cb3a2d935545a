import ComposableArchitecture

/// The line above the block of an action that nobody typed: which effect sent it.
enum EffectHeader {
  /// `effect 3 (Timer.swift:24, from action 2) sent:`; nil for an action from outside.
  static func text(for reduced: ReducedAction) -> String? {
    switch reduced.origin {
    case .user: return nil
    case .reducer(let action): return "effect .send (from action \(action)) sent:"
    case .effect(let number):
      guard let effect = reduced.effect else { return "effect \(number) sent:" }
      return "effect \(number) (\(effect.location), from action \(effect.action)) sent:"
    }
  }
}
