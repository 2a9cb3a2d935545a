import ComposableFeatures

/// The effects of a feature, one per line.
@MainActor
package enum EffectList {
  /// The maximum number of effects in flight to list. Further effects are counted.
  static let mostShown = 1_000

  /// `1  asleep until 1s  Timer.swift:24  from action 1  id CancelID.timer`.
  static func inFlight(_ store: any SessionStore) -> [String] {
    let running = store.runningEffects, deadlines = Deadlines(store)
    let isHeldBack = store.holdsWork && store.hasReadyWork
    let lines = running.prefix(mostShown).map { line($0, state(of: $0, deadlines, isHeldBack)) }
    let rest = running.count - lines.count
    guard rest > 0 else { return lines }
    return lines + ["\(rest) more \(rest == 1 ? "effect is" : "effects are") not shown"]
  }

  /// `1  cancelled by action 4  Timer.swift:24  from action 1  id CancelID.timer`.
  static func ended(_ store: any SessionStore) -> [String] {
    store.ended.map { line($0.effect, text(of: $0)) }
  }

  /// `effect 1 (Timer.swift:24, id CancelID.timer)`.
  static func name(of effect: RunningEffect) -> String {
    name(effect.number, effect.location, effect.ids)
  }

  /// The name of an effect that is no longer in flight.
  static func name(of span: EffectSpan) -> String {
    name(span.number, span.location, span.ids)
  }

  private static func name(
    _ number: Int, _ location: SourceLocation, _ ids: [AnyHashable]
  ) -> String {
    "effect \(number) (\(location)\(ids.map { ", \(CancelIDText.titled($0))" }.joined()))"
  }

  /// The place that effects have in common: `Counter.swift:38`; empty if they have several places.
  package nonisolated static func place(of locations: [SourceLocation]) -> String {
    let places = Set(locations.map { "\($0)" })
    return places.count == 1 ? places.first! : ""
  }

  /// The effects in flight that wait for something other than the feature's clock.
  static func outside(_ store: any SessionStore) -> [RunningEffect] {
    let deadlines = Deadlines(store)
    return store.runningEffects.filter { deadlines[$0] == nil }
  }

  /// That an effect waits for something that `advance` does not bring; `nil` if none does.
  static func externalWork(_ store: any SessionStore) -> String? {
    outside(store).first.map {
      "\(name(of: $0)) waits for external work: `wait` waits for its result"
    }
  }

  private static func line(_ effect: RunningEffect, _ state: String) -> String {
    let parts =
      ["\(effect.number)", state, "\(effect.location)"]
      + [origin(of: effect)] + effect.ids.map(CancelIDText.titled)
    return parts.joined(separator: "  ")
  }

  private static func origin(of effect: RunningEffect) -> String {
    effect.action > 0
      ? "from action \(effect.action)"
      : effect.ids.contains { $0.base is FeatureTaskName } ? "from the beginning" : "from a view"
  }

  private static func state(
    of effect: RunningEffect, _ deadlines: Deadlines, _ isHeldBack: Bool
  ) -> String {
    deadlines[effect].map { "asleep until \(DurationText.of($0.offset))" }
      ?? (isHeldBack ? "ready or outside, held back" : "outside")
  }

  private static func text(of ended: EndedEffect) -> String {
    if let command = ended.travelCommand { return "cancelled by `\(command)`" }
    return switch ended.end {
    case .finished: "finished"
    case .cancelled(.action(let number)): "cancelled by action \(number)"
    case .cancelled(.newer(let number)): "cancelled by a newer effect, from action \(number)"
    case .cancelled(.endOfChild(let number)):
      "cancelled because its child was removed by action \(number)"
    case .cancelled(.effect(let number)): "cancelled by effect \(number)"
    case .cancelled(.endOfView) where ended.effect.action == 0:
      "cancelled because its view disappeared"
    case .cancelled(.endOfView): "cancelled because the view that waited for it disappeared"
    case .cancelled(.newTaskID): "cancelled because the `id` of the view's task changed"
    case .cancelled(.outside): "cancelled manually"
    }
  }
}

/// When the effects of a feature that are asleep wake up. All are collected at once, because a feature can have thousands.
@MainActor
private struct Deadlines {
  private let first: [ObjectIdentifier: VirtualClock.Instant]

  init(_ store: any SessionStore) {
    let sleepers = store.clock.sleepers.compactMap { sleeper in
      sleeper.effect.map { (ObjectIdentifier($0), sleeper.deadline) }
    }
    // They are in the order in which they wake.
    first = Dictionary(sleepers) { earlier, _ in earlier }
  }

  subscript(effect: RunningEffect) -> VirtualClock.Instant? { first[ObjectIdentifier(effect)] }
}

/// The line above the block of an effect action, which names the effect that sent it.
enum EffectHeader {
  /// `effect 3 (Timer.swift:24, from action 2) sent:`; `nil` for an action that no effect sent.
  static func text(for source: ActionSource) -> String? {
    switch source {
    case .typed, .control, .imported: return nil
    case .reducer(let action): return "effect .send (from action \(action)) sent:"
    case .effect(let effect):
      guard let location = effect.location else { return "effect \(effect.number) sent:" }
      return "effect \(effect.number) (\(location), \(effect.origin)) sent:"
    }
  }
}

extension EffectSource {
  /// `from action 2`; the beginning of a feature of 2.0 starts tasks, too.
  var origin: String { action > 0 ? "from action \(action)" : "from the beginning" }
}

/// The text of a cancellation ID: `CancelID.timer`.
enum CancelIDText {
  /// `id CancelID.timer`, `task Timer.ticking`.
  static func titled(_ id: AnyHashable) -> String {
    (id.base as? FeatureTaskName)?.description ?? "id \(of(id))"
  }

  static func of(_ id: AnyHashable) -> String {
    let text = ChangeText.dump(id.base)
    let names = text.split(separator: ".")
    // The ID's own type is enough to identify it, so the enclosing feature is omitted.
    return text.contains("(") ? text : names.suffix(2).joined(separator: ".")
  }
}
