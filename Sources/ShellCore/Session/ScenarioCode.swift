/// The files and folders with Swift code that a scenario would run, including the scenarios that it
/// replays.
package struct ScenarioCode {
  /// Canonical paths, in the order of their lines.
  package private(set) var paths: [String] = []
  private let files: any FileSystem
  private let home: String?
  private var visited: Set<String> = []

  /// - Parameters:
  ///   - scenario: A scenario that was read from a file.
  ///   - home: The home folder, for paths that begin with `~`.
  package init(of scenario: Scenario, home: String?, in files: any FileSystem) {
    self.files = files
    self.home = home
    visited = [files.canonicalPath(scenario.path)]
    add(scenario)
  }

  /// The code that a `replay` line would run which somebody types; none for other lines.
  @MainActor
  package init(ofReplayLine line: String, in workspace: Workspace) {
    (files, home) = (workspace.files, workspace.home)
    let input = CommandInput(String(line[...].trimmingWhitespace))
    guard CommandTable.command(named: input.name)?.name == ReplayCommand.command.name else {
      return
    }
    addScenario(of: input, in: workspace.folder ?? ".")
  }

  /// As many files as one replay may visit. What exceeds this is refused when it is loaded.
  private static let mostScenarios = 1000

  private mutating func add(_ scenario: Scenario) {
    let folder = ScenarioFile.folder(of: scenario.path)
    for command in scenario.blocks.lazy.flatMap(\.steps.commands) where !command.hasPrefix(".") {
      let input = CommandInput(command.trimmingWhitespace)
      switch CommandTable.command(named: input.name)?.name {
      case LoadCommand.command.name:
        addFiles(of: StateOption.input(without: input), in: folder)
      case ReplayCommand.command.name: addScenario(of: input, in: folder)
      default: break
      }
    }
  }

  private mutating func addFiles(of input: CommandInput, in folder: String) {
    let found = FileArgument(input)?.canonicalPaths(in: folder, home: home, files) ?? []
    for path in found where !paths.contains(path) { paths.append(path) }
  }

  private mutating func addScenario(of input: CommandInput, in folder: String) {
    guard let argument = try? PathArgument(in: input.line, from: input.restOffset) else { return }
    let path = argument.path(in: folder, home: home)
    guard visited.count < Self.mostScenarios, visited.insert(files.canonicalPath(path)).inserted,
      let scenario = try? ScenarioFile.read(path, in: files)
    else { return }
    add(scenario)
  }
}
