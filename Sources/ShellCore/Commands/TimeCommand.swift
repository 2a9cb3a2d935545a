import ActionSyntax
import ComposableArchitecture

extension Command {
  static let time = Command(
    name: "time", usage: "time ACTION", summary: "Measure how long reducing an action takes",
    details: """
      The action is reduced 1,000 times, or for a second. Each reducer is listed with
      the time that it and its parts take in the fastest run. Effects are not started,
      and the session stays as it is.
        time .amountControl(.plusButtonTapped)
      """,
    meaning: .inspects(.feature, reads: []), argument: .action
  ) { context, input in
    let loaded = try context.requireFeature()
    guard !input.rest.isEmpty else {
      throw ShellError(
        .missingInput, "`time` needs an action", in: input.line, at: input.line.count,
        hint: "expected an action; `actions` lists them")
    }
    let action = try loaded.scopedActions.action(in: input.line, from: input.restOffset)
    guard let root = loaded.scope.embed(action) else {
      throw ShellError(
        .notThere,
        "\(context.prompt) does not accept actions of type \(TypeName.of(type(of: action)))")
    }
    let measured = loaded.store.measure(root, runs: 1_000, limit: .seconds(1))
    if let entry = context.openEntries.last?.index {
      let duration = measured.steps.compactMap(\.duration).reduce(.zero, +)
      context.journal.note(measured: duration, in: entry)
    }
    let runs = measured.runs == 1 ? "1 run" : "\(countText(measured.runs)) runs"
    return Output(
      text: ([
        "\(runs), \(MeasuredTime.of(measured.average)) on average; the session is unchanged"
      ] + TraceText.lines(measured.steps)).joined(separator: "\n"))
  }
}
