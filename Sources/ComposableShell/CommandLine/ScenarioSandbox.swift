import ArgumentParser
import FileAccess
import Foundation
import ScenarioFormat
import SessionHistory

/// What a process that plays scenarios can do if nobody has trusted them: write below their folders and in the program's own state, and
/// start no program but the one that finds the line of a crash. The kernel enforces it, behind ``FileGate``.
enum ScenarioSandbox {
  /// Restricts this process if its arguments play scenarios that nobody has trusted. Call it before threads exist.
  static func enter(_ arguments: [String]) {
    MainActor.assumeIsolated { restrict(arguments) }
  }

  @MainActor
  private static func restrict(_ arguments: [String]) {
    guard let rest = try? ChosenLanguage.split(arguments).rest,
      let command = try? Program.parseAsRoot(rest),
      let files = command as? any ReadsStrangersFiles, !files.isUnrestricted
    else { return }
    restrict(files)
  }

  @MainActor
  private static func restrict(_ command: any ReadsStrangersFiles) {
    let trusted = TrustedPaths.ofUser(), files = LocalFileSystem()
    let scenarios = command.scenarios.map { files.canonicalPath($0) }
    guard scenarios.isEmpty || scenarios.contains(where: { !trusted.contains($0) }) else { return }
    // The compiler and its files need more. A scenario that needs it is asked for before it is played.
    guard !scenarios.contains(where: { !ScenarioTrust.compiledPaths(of: $0).isEmpty }) else {
      return
    }
    guard command.player != .others else {
      if !KernelReach.isEnforced { warn() }
      return
    }
    let reach = KernelReach(
      writable: scenarios.map { ScenarioFile.folder(of: $0) } + ownState + devices
        + command.writablePaths,
      // A worker that replaces another one looks up where that one has crashed.
      programs: Supervision.isReplacement ? Symbolizer.programs : [])
    let isRestricted = reach.restrictProcess()
    if !isRestricted, command.player == .this, !Supervision.isReplacement { warn() }
  }

  /// Where the program keeps what it remembers. The folder has to exist before nothing can be created beside it.
  private static var ownState: [String] {
    let environment = ProcessInfo.processInfo.environment
    guard let history = HistoryFile.defaultPath(name: "tca", environment: environment) else {
      return []
    }
    let folder = ScenarioFile.folder(of: history)
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return [folder]
  }

  private static let devices = ["/dev/null", "/dev/tty"]

  private static func warn() {
    let text = ChosenLanguage.current.said(
      "this system has no Landlock, so only the program itself keeps scenarios from other files")
    Descriptors.writeAll(Array("note: \(text)\n".utf8), to: STDERR_FILENO)
  }
}
