import ShellCore
import ArgumentParser

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
      let paths = GivenScenario.compiledPaths(of: path).filter { !trusted.contains($0) }
      if !paths.isEmpty { untrusted[path] = paths }
    }
    self.trusted = trusted
    if !untrusted.isEmpty, Self.isAccepted(allUntrusted) { accept() }
    RestrictedProcess.beginAsPlanned()
  }

  /// The options with which another command plays a scenario whose code only this command trusts.
  @MainActor
  static func optionsToPlay(_ scenario: String) -> [String] {
    GivenScenario.compiledPaths(of: scenario).allSatisfy(TrustedPaths.ofUser().contains)
      ? [] : ["--trust"]
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
      `--trust` runs it this time, `\(CurrentProgram.name) trust \(ShellWord.quoted(folder))` trusts the folder
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
    let isAccepted = TrustQuestion(paths, yes: .once) {
      StandardOutput.print($0, terminator: $1)
    }.ask { readLine() }
    if isAccepted { Supervision.set(.trust, 1) }
    return isAccepted
  }
}
