import ComposableArchitecture

extension Command {
  static let effects = Command(
    name: "effects", usage: "effects", summary: "list the effects that have not ended",
    details: """
      `asleep until` is the time on the feature's clock, which `advance` moves.
        effects
      """
  ) { session, input in
    try input.expectNothing()
    let loaded = try session.requireFeature(in: input.line)
    let lines = EffectList.lines(loaded.store)
    return Output(text: lines.isEmpty ? "no effects" : lines.joined(separator: "\n"))
  }
}

/// The effects of a feature, a line each.
@MainActor
enum EffectList {
  static func lines(_ store: any LoadedFeature) -> [String] {
    store.running.map { effect in
      let parts =
        ["\(effect.number)", state(of: effect, store), "\(effect.location)"]
        + ["from action \(effect.action)"] + effect.ids.map { "id \(CancelIDText.of($0))" }
      return parts.joined(separator: "  ")
    }
  }

  /// `effect 1 (Timer.swift:24, id CancelID.timer)`.
  static func name(of effect: RunningEffect) -> String {
    let ids = effect.ids.map { ", id \(CancelIDText.of($0))" }.joined()
    return "effect \(effect.number) (\(effect.location)\(ids))"
  }

  private static func state(of effect: RunningEffect, _ store: any LoadedFeature) -> String {
    let sleeper = store.clock.sleepers.first { $0.effect === effect }
    return sleeper.map { "asleep until \(DurationText.of($0.deadline.offset))" } ?? "outside"
  }
}
