enum DepsCommand {
  static let command = Command(
    name: "deps",
    summary: "List the dependencies, or override one",
    details: """
      The shell controls dependencies that would differ between runs, so every run
      produces the same output.
        deps date 2024-05-01       set the date, which then moves with the clock
        deps uuid incrementing     restart at 0; a number restarts at that number
        deps random 42             use the random sequence with this seed
        deps storage disk          use files on disk; `memory` switches back
      A dependency that the feature's sources declare, or an endpoint of a client,
      gets a value, which effects that start from now on receive. `fail` lets an
      endpoint throw, or all endpoints of a client, and `live` ends the override.
        deps numberFact.fetch "12 is even"
        deps numberFact.fetch fail
        deps numberFact.fetch fail URLError(.timedOut)
        deps numberFact.fetch live
      `undo` restores the previous value.
      """,
    meaning: .changesFeature(inTest: .setsDependency, reads: [.time, .clockMode]),
    meaningAlone: .inspects(.feature, reads: [.time, .clockMode]),
    arguments: Arguments<DependencyRequest?>(
      usage: "[NAME VALUE]", files: [], completion: .dependency
    ) { DependencyRequest($0) },
    needs: \.loaded, \.clockMode, \.changes, \.workspace
  ) { request, loaded, clock, changes, workspace in
    let endpoints = loaded.feature.endpoints
    guard let request else {
      return Output(text: DependencyList.text(loaded.store, endpoints, clock.mode))
    }
    let lines: [String], texts: [String]
    switch try request.setting(among: endpoints, near: loaded.store.actionType) {
    case .controlled(let dependency, let value):
      try checkStorage(value, request, workspace)
      texts =
        changes.change {
          loaded.store.perform { dependency.set(value, in: loaded.store.dependencies) }
        }.texts
      lines = [DependencyList.line(dependency, loaded.store, clock.mode)]
    case .overrides(let overrides):
      texts =
        changes.change {
          loaded.store.overrides = overrides.reduce(loaded.store.overrides) { $0.adding($1) }
        }.texts
      lines = overrides.map { DependencyList.line($0.endpoint, loaded.store) }
    case .live(let chosen):
      let names = chosen.map(\.name)
      texts = changes.change { loaded.store.overrides.removeAll { names.contains($0.name) } }.texts
      lines = chosen.map { DependencyList.line($0, loaded.store) }
    }
    return Output(text: (lines + texts).joined(separator: "\n"))
  }

  @MainActor
  private static func checkStorage(
    _ value: ControlledDependency.Value, _ request: DependencyRequest, _ workspace: Workspace
  ) throws {
    guard value == .disk(true), workspace.isInScenario else { return }
    throw request.name.errorOfLine(
      .invalidValue, "a scenario cannot use the files of the system",
      hint: "expected this line at a prompt")
  }
}
