import ShellCore

/// A scenario that the command line names. Each is read once in a process, so that what is played is
/// what the question about trust was about.
@MainActor
enum GivenScenario {
  private static var scenarios: [String: Result<Scenario, ScenarioFile.Failure>] = [:]
  private static var compiled: [String: [String]] = [:]

  static func read(_ path: String) throws(ScenarioFile.Failure) -> Scenario {
    if let known = scenarios[path] { return try known.get() }
    let result = Result { () throws(ScenarioFile.Failure) in
      try ScenarioFile.read(path, in: LocalFileSystem())
    }
    scenarios[path] = result
    return try result.get()
  }

  /// The Swift files that a scenario would compile; none if it cannot be read.
  static func compiledPaths(of path: String) -> [String] {
    if let known = compiled[path] { return known }
    guard let scenario = try? read(path) else { return [] }
    let home = ProcessInfo.processInfo.environment["HOME"]
    let paths = ScenarioCode(of: scenario, home: home, in: LocalFileSystem()).paths
    compiled[path] = paths
    return paths
  }
}
