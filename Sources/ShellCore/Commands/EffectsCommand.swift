import ComposableArchitecture

extension Command {
  static let effects = Command(
    name: "effects", usage: "effects",
    summary: "list effects: in flight, and ended last",
    details: """
      `asleep until` is the time on the feature's clock, which `advance` moves;
      `outside` is what no clock of the shell can wake: `wait` waits for it.
        effects
      Behind the ones in flight stand the last ten that ended, and why.
      """,
    meaning: .inspects(.feature, reads: .history),
    argument: .none
  ) { context, input in
    try input.expectNothing()
    let loaded = try context.requireFeature()
    let lines = EffectList.inFlight(loaded.store) + EffectList.ended(loaded.store)
    return Output(text: lines.isEmpty ? "no effects" : lines.joined(separator: "\n"))
  }
}
