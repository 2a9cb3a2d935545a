import ShellCore
import ArgumentParser
import FileAccess
import Foundation
import ScenarioFormat

/// The options of commands that play scenarios.
struct TrustOptions: ParsableArguments {
  @Flag(name: .customLong("trust"), help: "Run the Swift code that the scenarios load.")
  var trustsAll = false

  // For the processes of `check`.
  @Option(name: .customLong("trusted"), help: .hidden)
  var paths: [String] = []
}

/// The decision whether some scenarios may run the Swift code that they load.
///
/// At a terminal the user is asked once, for all scenarios of a command.
struct ScenarioTrust {
  /// The code that may run; `nil` for all.
  private(set) var trusted: TrustedPaths?
  /// The paths that each scenario needs and that are not trusted.
  private var untrusted: [String: [String]] = [:]

  /// - Parameter scenarios: The paths of the scenarios. Those that cannot be read run no code.
  @MainActor
  init(_ options: TrustOptions, scenarios: [String]) {
    guard !options.trustsAll else { return }
    var trusted = TrustedPaths.ofUser()
    options.paths.forEach { trusted.add($0) }
    for path in scenarios {
      let paths = Self.compiledPaths(of: path).filter { !trusted.contains($0) }
      if !paths.isEmpty { untrusted[path] = paths }
    }
    self.trusted = trusted
    if !untrusted.isEmpty, Self.isAccepted(allUntrusted) { accept() }
    RestrictedProcess.beginAsPlanned()
  }

  /// The Swift files that a scenario would compile.
  static func compiledPaths(of path: String) -> [String] {
    guard let scenario = try? ScenarioFile.read(path, in: LocalFileSystem()) else { return [] }
    let home = ProcessInfo.processInfo.environment["HOME"]
    return CompiledCode(of: scenario, home: home, in: LocalFileSystem()).paths
  }

  private var allUntrusted: [String] { Set(untrusted.values.joined()).sorted() }

  private mutating func accept() {
    for path in allUntrusted { trusted?.add(path) }
    untrusted = [:]
  }

  /// The error of a scenario that may not run; `nil` if it may.
  func refusal(of scenario: String) -> String? {
    guard let paths = untrusted[scenario], let first = paths.first else { return nil }
    let folder = TrustQuestion.folder(of: first)
    return """
      \(scenario): error: the scenario runs code that is not trusted: \(paths.joined(separator: ", "))
      `--trust` runs it this time, `\(CurrentProgram.name) trust \(folder)` trusts the folder
      """
  }

  /// The options that give the same trust to another process.
  var arguments: [String] { trusted?.paths.flatMap { ["--trusted", $0] } ?? ["--trust"] }

  /// What the lines of the scenarios may do.
  var permissions: ScenarioPermissions {
    var permissions = ScenarioPermissions()
    permissions.playsScenario = true
    permissions.trusted = { [trusted] in trusted }
    permissions.kernelFolders = { RestrictedProcess.folders }
    return permissions
  }

  /// Asks at a terminal. A worker that replaces another one knows the answer.
  @MainActor
  private static func isAccepted(_ paths: [String]) -> Bool {
    if Supervision.note(.trust) == 1 { return true }
    guard TerminalPrompt.isPossible, !Supervision.isReplacement else { return false }
    let isAccepted = TrustQuestion(paths).ask()
    if isAccepted { Supervision.set(.trust, 1) }
    return isAccepted
  }
}

/// Asks whether untrusted code may run.
struct TrustQuestion {
  private let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  /// - Returns: Whether the code may run.
  func ask() -> Bool {
    write("These Swift files are not trusted, and their code would run:\n")
    for path in paths { write("  \(path)\n") }
    while true {
      write("Run it? y: this time, a: always in these folders, n: no [y/a/n] ")
      switch readLine()?.lowercased() {
      case "y", "yes": return true
      case "a", "always":
        trustFolders()
        return true
      case "n", "no", "", nil: return false
      default: continue
      }
    }
  }

  private func trustFolders() {
    Self.trust(paths.map(Self.folder)).map { write($0 + "\n") }
  }

  /// Adds folders to those that the user trusts.
  ///
  /// - Returns: Why that is not possible.
  static func trust(_ folders: [String]) -> String? {
    guard let file = TrustFile() else { return "`trust` needs a home folder: HOME is not set" }
    var trusted = file.load()
    folders.filter(TrustedPaths.canHold).forEach { trusted.add($0) }
    do { try file.save(trusted) } catch { return "\(file.path) cannot be written" }
    return nil
  }

  /// The folder of a file, or the folder itself.
  static func folder(of path: String) -> String {
    LocalFileSystem().isFolder(path) ? path : ScenarioFile.folder(of: path)
  }

  private func write(_ text: String) { StandardOutput.print(text, terminator: "") }
}
