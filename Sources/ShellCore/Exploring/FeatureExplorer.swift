/// Explores the running feature from its current state.
@MainActor
struct FeatureExplorer {
  let features: SessionFeatures
  let entries: SessionEntries
  let workspace: Workspace
  let display: Display
  let interruption: Interruption
  let output: OutputCollector
  let lines: NestedLines
  let found: ExploredFindings
  let recovery: Recovery
  let limits: SearchLimits

  func run(_ input: CommandInput) async throws -> Output {
    let loaded = try features.requireCode()
    let state = try features.requireScopedState()
    var reader = ExploreReader(
      input, state: state, actionType: loaded.store.actionType, scope: loaded.scope,
      limits: limits,
      property: { [workspace] word in
        guard loaded.store is any SecondVersionStore else {
          throw word.error(
            .invalidValue, "`sets` is for features of 2.0: in 1.x, a binding sends an action",
            hint: "expected another part, such as `sends .binding`")
        }
        return try BindableTarget.named(
          word.text, in: loaded, state, workspace.files, in: word.line, at: word.offset)
      }
    ) { [workspace, interruption] text, offset in
      try await workspace.condition(
        SwiftCondition(text, in: input.line, at: offset, for: state), in: input.line, at: offset,
        until: interruption)
    }
    switch try await reader.request() {
    case .search(let plan):
      let result = try await recovery.search { try await search(plan, loaded, input) }
      entries.note(.found(result.paths.map(\.finding)))
      (found.paths, found.start) = (result.paths, ChangeText.dump(loaded.store.state))
      found.script = result.paths.isEmpty ? [] : script
      return Output(text: result.text)
    case .graph(let plan, let form):
      return Output(
        text: try await recovery.search {
          SearchResult(text: try graph(plan, form, loaded, input))
        }.text)
    case .replay(let number): return try await replay(number, input)
    case .export(let request): return try await export(request, input)
    }
  }

  private func search(
    _ plan: ExplorationPlan, _ loaded: RunningFeature, _ input: CommandInput
  ) async throws -> SearchResult {
    var report = try explore(plan, loaded, input)
    let start = ChangeText.dump(loaded.store.state)
    let fresh = FreshSession(lines: lines, script: script, folder: workspace.folder)
    var confirmed: [ExplorationReport.Finding] = []
    var unconfirmed: [ExplorationReport.Finding] = []
    let wanted =
      plan.options.looksForStates ? report.findings.filter(\.kind.isState) : report.findings
    for finding in wanted {
      if await fresh.confirms(finding, plan, from: start) {
        confirmed.append(finding)
      } else {
        unconfirmed.append(finding)
      }
    }
    let mistakes = report.findings.count - wanted.count
    report.keep(confirmed)
    let text = ExplorationText(
      report: report, unconfirmed: unconfirmed, mistakes: mistakes, plan: plan
    ).text
    return SearchResult(
      text: loaded.store.outline.embedsSpawned
        ? "\(text)\nnote: the actions of spawned features were not sent" : text,
      paths: confirmed.map(\.path))
  }

  private func graph(
    _ plan: ExplorationPlan, _ form: ExploreRequest.GraphForm, _ loaded: RunningFeature,
    _ input: CommandInput
  ) throws -> String {
    var plan = plan
    plan.options.findings = .max
    let report = try explore(plan, loaded, input)
    guard let graph = report.graph else { return "" }
    let shown = form.folding?(graph) ?? graph
    guard shown.states.count <= Self.mostStates else {
      throw input.argument.errorOfLine(
        .invalidValue, "a graph of \(countText(shown.states.count)) states is too large to read",
        hint: "expected `by case`, `by FIELD`, or a smaller `depth`")
    }
    let text =
      switch form.format {
      case .text: shown.text + "\n\n" + report.summary
      case .mermaid: shown.mermaid
      case .svg: shown.svg
      case .html:
        GraphPage(
          title: loaded.prompt, summary: report.summary,
          states: GraphPageBuilder(graph, fold: form.folding).states
        ).html
      }
    guard let file = form.file else { return text }
    // A search that had failed is repeated when a session is restored.
    if !recovery.isRestoring { try workspace.lineFiles.create(file, text, in: input.line) }
    return
      "wrote a graph of \(ExplorationReport.count(shown.states.count, "state")) to \(file.text)"
  }

  private static let mostStates = 60

  private func explore(
    _ plan: ExplorationPlan, _ loaded: RunningFeature, _ input: CommandInput
  ) throws -> ExplorationReport {
    try check(loaded, input)
    var plan = plan
    plan.options.isInterrupted = { [interruption] in interruption.wasRequested }
    if let show = display.showProgress {
      plan.options.showProgress = { states, depth in
        let count = ExplorationReport.count(states, "state")
        show("\(count), depth \(depth); Ctrl-C ends it")
      }
    }
    plan.willPerform = ExploredStep.namer(recovery.log)
    guard let store = loaded.store as? any ExplorableFeature else {
      preconditionFailure("\(type(of: loaded.store)) cannot be explored")
    }
    do {
      // What the feature prints while it is explored belongs to no line.
      let report = try output.collecting { try store.explore(plan) }.result
      if [.time, .memory].contains(report.end) { entries.note(.endedByMachine) }
      guard report.generated > 1 || report.end != .complete else {
        throw ExplorationError.noActions(TypeName.of(loaded.scopedTypes.action))
      }
      return report
    } catch let error as ExplorationError {
      guard case .noActions(let type) = error else {
        throw input.argument.errorOfLine(.invalidValue, "\(error)", hint: "expected other limits")
      }
      throw InputError(
        .notThere,
        "no action of \(type) can be sent in \(loaded.prompt): `explore sends .CASE` sends one, and"
          + " `actions` lists them")
    }
  }

  private func check(_ loaded: RunningFeature, _ input: CommandInput) throws {
    if let effect = loaded.store.runningEffects.first {
      throw InputError(
        .notThere,
        "\(EffectList.name(of: effect)) is in flight, and exploring begins where nothing is:"
          + " `advance` or `wait` lets it end, `cancel \(effect.number)` cancels it")
    }
    guard !loaded.scope.isSpawned else {
      throw InputError(
        .notThere,
        "exploring does not send the actions of a spawned feature: `root` returns to \(loaded.feature.name)"
      )
    }
    guard !loaded.store.dependencies.shared.usesDisk else {
      throw InputError(
        .notThere,
        "exploring would write the files of \(loaded.feature.name): `deps storage memory` keeps them"
          + " in memory")
    }
  }

  /// The lines that lead to the current state in a fresh session.
  private var script: [String] {
    SessionScript.lines(of: entries.path(isTyped: true), to: entries.moment, keepsTime: true).map(
      \.command)
  }

  private func path(_ number: Int, _ input: CommandInput) throws -> SearchResult.Path {
    guard !found.paths.isEmpty else {
      throw InputError(.notThere, "nothing was found yet: `explore` looks for mistakes")
    }
    guard found.paths.indices.contains(number - 1) else {
      throw input.words[1].error(
        .notThere, "there is no finding \(number)",
        hint: "expected a number from 1 to \(found.paths.count)")
    }
    return found.paths[number - 1]
  }

  /// Types the lines of a finding here.
  private func replay(_ number: Int, _ input: CommandInput) async throws -> Output {
    let path = try path(number, input)
    guard let state = features.running?.store.state, ChangeText.dump(state) == found.start else {
      throw InputError(
        .notThere,
        "the session is not in the state in which `explore` began: `undo` goes back, or `explore` again"
      )
    }
    guard let host = lines.host else { return Output() }
    var texts: [String] = []
    for line in path.lines {
      let prompt = host.prompt
      let output = await host.evaluate(line)
      texts.append("\(prompt)> \(line)")
      if !output.text.isEmpty { texts.append(output.text) }
    }
    return Output(text: texts.joined(separator: "\n"))
  }

  /// Exports a session in which the lines of the first finding were typed. The state of this one does not matter: they may have been
  /// typed here, too.
  private func export(_ request: String, _ input: CommandInput) async throws -> Output {
    let path = try path(1, input)
    let fresh = FreshSession(lines: lines, script: found.script, folder: workspace.folder)
    guard let trial = await fresh.start(at: found.start) else {
      throw InputError(
        .notThere, "the state in which `explore` began was not reached again in a fresh session")
    }
    for line in path.safeLines { _ = await trial.evaluate(line) }
    guard path.crashes, let last = path.lines.last else {
      return await trial.evaluate("export \(request)")
    }
    // A test says it in a comment; other code, such as a diagram, has no place for it.
    trial.entries.lost.note(
      "error: " + path.finding.replacing("the last line", with: "`\(last)`", maxReplacements: 1),
      in: trial.entries.journal)
    let output = await trial.evaluate("export \(request)")
    guard request.hasPrefix("scenario"), !output.isError else { return output }
    return Output(text: output.text + "\n\nThe last line is left out, because it crashes: \(last)")
  }
}

extension [ReducerOutline] {
  /// Whether a feature of 2.0 is spawned, so that its actions are not among those of the root.
  fileprivate var embedsSpawned: Bool {
    flatMap(\.flattened).contains { $0.link?.childState is any SpawnedState.Type }
  }
}
