enum EffectsCommand {
  static let command = Command(
    name: "effects",
    summary: "List effects in flight and recently ended",
    details: """
      `asleep until` is the time on the feature's clock, which `advance` moves;
      `outside` means that it waits for external work, which `wait` waits for.
        effects
      At most 1,000 effects in flight are listed, and the others are counted.
      After them, it lists the last ten that ended, and why.
      """,
    meaning: .inspects(.feature, reads: [.history, .time]),
    arguments: .nothing,
    needs: \.loaded
  ) { _, loaded in
    let lines = EffectList.inFlight(loaded.store) + EffectList.ended(loaded.store)
    guard !lines.isEmpty else { return Output(text: "no effects") }
    return Output(list: lines, rows: lines.map(OutputRow.line))
  }
}
