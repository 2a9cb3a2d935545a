import LoadedFeatures
import SessionHistory
import Workspaces
import ActionSyntax
import ComposableArchitecture
import Exploration
import OutputText

/// Explores the running feature from its current state.
@MainActor
struct FeatureExplorer {
  let feature: CurrentFeature
  let entries: SessionEntries
  let workspace: Workspace
  let interruption: Interruption
  let output: OutputCollector
  let lines: NestedLines
  let found: ExploredFindings

  func run(_ input: CommandInput) async throws -> Output {
    let loaded = try feature.require()
    let state = try feature.requireScopedState()
    var reader = ExploreReader(
      input, state: state, actionType: loaded.store.actionType, scope: loaded.scope)
    switch try reader.request() {
    case .search(let plan): return try await search(plan, loaded, input)
    case .graph(let plan, let form): return try graph(plan, form, loaded, input)
    case .replay(let number): return try await replay(number, input)
    case .export(let request): return try await export(request, input)
    }
  }

  private func search(
    _ plan: ExplorationPlan, _ loaded: RunningFeature, _ input: CommandInput
  ) async throws -> Output {
    var report = try explore(plan, loaded, input)
    let start = ChangeText.dump(loaded.store.state)
    let fresh = FreshSession(lines: lines, entries: entries, folder: workspace.folder)
    var confirmed: [ExploredFindings.Entry] = []
    var unconfirmed: [ExplorationReport.Finding] = []
    for finding in report.findings {
      if await fresh.confirms(finding, plan, from: start) {
        confirmed.append(ExploredFindings.Entry(finding: finding))
      } else {
        unconfirmed.append(finding)
      }
    }
    report.keep(confirmed.map(\.finding))
    (found.entries, found.start) = (confirmed, start)
    return Output(text: ExplorationText(report: report, unconfirmed: unconfirmed, plan: plan).text)
  }

  private func graph(
    _ plan: ExplorationPlan, _ form: ExploreRequest.GraphForm, _ loaded: RunningFeature,
    _ input: CommandInput
  ) throws -> Output {
    var plan = plan
    plan.options.findings = .max
    let report = try explore(plan, loaded, input)
    guard var graph = report.graph else { return Output() }
    switch form.fold {
    case "case": graph = graph.foldedByCase
    case let field?: graph = graph.folded(byField: field)
    case nil: break
    }
    guard graph.states.count <= Self.mostStates else {
      throw input.argument.errorOfLine(
        .invalidValue, "a graph of \(countText(graph.states.count)) states is too large to read",
        hint: "expected `by case`, `by FIELD`, or a smaller `depth`")
    }
    switch form.format {
    case .text: return Output(text: graph.text + "\n\n" + report.summary)
    case .mermaid: return Output(text: graph.mermaid)
    case .svg: return Output(text: graph.svg)
    }
  }

  private static let mostStates = 60

  private func explore(
    _ plan: ExplorationPlan, _ loaded: RunningFeature, _ input: CommandInput
  ) throws -> ExplorationReport {
    try check(loaded, input)
    var plan = plan
    plan.options.isInterrupted = { [interruption] in interruption.wasRequested }
    guard let store = loaded.store as? any ExplorableFeature else {
      preconditionFailure("\(type(of: loaded.store)) cannot be explored")
    }
    do {
      // What the feature prints while it is explored belongs to no line.
      let report = try output.collecting { try store.explore(plan) }.result
      guard report.generated > 1 || report.end != .complete else {
        throw ExplorationError.noActions(TypeName.of(loaded.scopedTypes.action))
      }
      return report
    } catch let error as ExplorationError {
      guard case .noActions(let type) = error else {
        throw input.argument.errorOfLine(.invalidValue, "\(error)", hint: "expected other limits")
      }
      throw ShellError(
        .notThere,
        "no action of \(type) can be sent in \(loaded.prompt): `explore sends .CASE` sends one, and"
          + " `actions` lists them")
    }
  }

  private func check(_ loaded: RunningFeature, _ input: CommandInput) throws {
    if let effect = loaded.store.running.first {
      throw ShellError(
        .notThere,
        "\(EffectList.name(of: effect)) is in flight, and exploring begins where nothing is:"
          + " `advance` or `wait` lets it end, `cancel \(effect.number)` cancels it")
    }
    guard !loaded.store.dependencies.shared.usesDisk else {
      throw ShellError(
        .notThere,
        "exploring would write the files of \(loaded.feature.name): `deps storage memory` keeps them"
          + " in memory")
    }
  }

  private func entry(_ number: Int, _ input: CommandInput) throws -> ExploredFindings.Entry {
    guard !found.entries.isEmpty else {
      throw ShellError(.notThere, "nothing was found yet: `explore` looks for mistakes")
    }
    guard found.entries.indices.contains(number - 1) else {
      throw input.words[1].error(
        .notThere, "there is no finding \(number)",
        hint: "expected a number from 1 to \(found.entries.count)")
    }
    guard let state = feature.running?.store.state, ChangeText.dump(state) == found.start else {
      throw ShellError(
        .notThere,
        "the session is not in the state in which `explore` began: `undo` goes back, or `explore` again"
      )
    }
    return found.entries[number - 1]
  }

  /// Types the lines of a finding here.
  private func replay(_ number: Int, _ input: CommandInput) async throws -> Output {
    let entry = try entry(number, input)
    guard let host = lines.host else { return Output() }
    var texts: [String] = []
    for line in entry.lines {
      let prompt = host.prompt
      let output = await host.evaluate(line)
      texts.append("\(prompt)> \(line)")
      if !output.text.isEmpty { texts.append(output.text) }
    }
    return Output(text: texts.joined(separator: "\n"))
  }

  /// Exports a session in which the lines of the first finding were typed.
  private func export(_ request: String, _ input: CommandInput) async throws -> Output {
    let entry = try entry(1, input)
    let fresh = FreshSession(lines: lines, entries: entries, folder: workspace.folder)
    guard let trial = await fresh.start(at: found.start) else {
      throw ShellError(.notThere, "the current state was not reached again in a fresh session")
    }
    for line in entry.lines { _ = await trial.evaluate(line) }
    return await trial.evaluate("export \(request)")
  }
}
