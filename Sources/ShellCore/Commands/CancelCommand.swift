enum CancelCommand {
  static let command = Command(
    name: "cancel", summary: "Cancel an effect by its number in `effects`",
    details: """
      The effect ends as if the feature had cancelled it.
        cancel 1
      """,
    meaning: .changesFeature(inTest: .cancelsEffect, reads: []),
    arguments: .word("N", "an effect's number"),
    needs: \.loaded, \.changes
  ) { word, loaded, changes in
    let running = loaded.store.runningEffects
    guard let effect = running.first(where: { "\($0.number)" == word.text }) else {
      throw word.error(
        .notThere, "unknown effect `\(word.text)`",
        hint: running.isEmpty
          ? "no effect is running" : "expected \(alternatives(running.map { "\($0.number)" }))")
    }
    let (isIdle, texts) = changes.change {
      effect.cancel()
      return loaded.store.settle()
    }
    return changes.finish(
      ["cancelled \(EffectList.name(of: effect))"] + texts, isIdle: isIdle)
  }
}
