import ActionSyntax
import ComposableArchitecture

extension Command {
  static let cancel = Command(
    name: "cancel", usage: "cancel N", summary: "Cancel an effect by its number in `effects`",
    details: """
      The effect ends as if the feature had cancelled it.
        cancel 1
      """,
    meaning: .changesFeature(inTest: .cancelsEffect, reads: []),
    argument: .none
  ) { context, input in
    let loaded = try context.requireFeature()
    let word = try input.oneWord("an effect's number")
    let running = loaded.store.running
    guard let effect = running.first(where: { "\($0.number)" == word.text }) else {
      throw ShellError(
        .notThere, "unknown effect `\(word.text)`", in: input.line, at: word.offset,
        hint: running.isEmpty
          ? "no effect is running" : "expected \(alternatives(running.map { "\($0.number)" }))")
    }
    let (isIdle, texts) = context.change {
      context.keeper?.beginCancelling(at: EffectList.place(of: [effect]))
      defer { context.keeper?.endCancelling() }
      effect.cancel()
      return loaded.store.settle()
    }
    return context.finish(
      ["cancelled \(EffectList.name(of: effect))"] + texts, isIdle: isIdle)
  }
}
