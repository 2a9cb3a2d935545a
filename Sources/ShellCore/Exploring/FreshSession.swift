/// Types the lines of a finding in a session of their own, which has first reached the state in which the search began.
@MainActor
struct FreshSession {
  let lines: NestedLines
  /// The lines that lead to that state.
  let script: [String]
  let folder: String?

  /// A session in that state; `nil` if the state was not reached again.
  func start(at state: String) async -> (any TrialSession)? {
    guard let trial = lines.makeTrial(in: folder ?? ".") else { return nil }
    for line in script { _ = await trial.evaluate(line) }
    guard let reached = trial.running?.store.state, ChangeText.dump(reached) == state else {
      return nil
    }
    return trial
  }

  /// Whether the lines of a finding lead to it.
  func confirms(
    _ finding: ExplorationReport.Finding, _ plan: ExplorationPlan, from state: String
  ) async -> Bool {
    guard finding.isReproducible, let trial = await start(at: state) else { return false }
    var texts: [String] = []
    let safeLines = finding.path.safeLines
    for (number, line) in safeLines.enumerated() {
      let output = await trial.evaluate(line)
      let isLast = number == safeLines.count - 1
      guard !output.isError || isLast && finding.kind == .circle else { return false }
      texts.append(output.text)
    }
    switch finding.kind {
    case .warning(let code, _): return texts.contains { $0.contains(code) }
    case .broken(let name), .reached(let name):
      guard let store = trial.running?.store,
        let state = plan.scope.state(in: store.state),
        let condition = plan.conditions.first(where: { $0.text == name })
      else { return false }
      return condition.isFound(in: state)
    case .misuse(let text): return texts.contains { $0.contains(text) }
    case .circle, .sharedID, .lostAction, .crash: return true
    }
  }
}
