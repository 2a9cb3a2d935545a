import ArgumentParser
import ShellCore

/// Restricts a process whose command plays what nobody has trusted, from its start on. See ``RestrictedProcess``.
@MainActor
enum ScenarioSandbox {
  /// Restricts this process if its arguments play files that nobody has trusted. Call it before threads exist.
  nonisolated static func enter(_ arguments: [String]) {
    MainActor.assumeIsolated { enterCommand(arguments) }
  }

  private static func enterCommand(_ arguments: [String]) {
    guard let rest = try? ChosenLanguage.split(arguments).rest,
      let command = try? Program.parseAsRoot(rest),
      let files = command as? any ReadsStrangersFiles, !files.isUnrestricted
    else { return }
    let scenarios = files.scenarios.map { LocalFileSystem().canonicalPath($0) }
    let trusted = TrustedPaths.ofUser()
    guard scenarios.isEmpty || scenarios.contains(where: { !trusted.contains($0) }) else { return }
    guard files.player != .others else {
      if !KernelReach.isEnforced { RestrictedProcess.warn() }
      return
    }
    let compiles = files.scenarios.contains { !GivenScenario.compiledPaths(of: $0).isEmpty }
    let restriction = { restrict(files, scenarios, starting: compiles ? .compiler : []) }
    if compiles { RestrictedProcess.plan(restriction) } else { restriction() }
  }

  private static func restrict(
    _ command: any ReadsStrangersFiles, _ scenarios: [String], starting programs: HelperPrograms
  ) {
    for folder in command.newFolders {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    command.ownFiles.forEach(RestrictedProcess.keepWriting(own:))
    // A worker that replaces another one looks up where that one has crashed.
    let symbolizer: HelperPrograms = Supervision.isReplacement ? .symbolizer : []
    let isRestricted = RestrictedProcess.restrict(
      writing: scenarios.map { ScenarioFile.folder(of: $0) } + command.writablePaths
        + command.newFolders,
      starting: programs.union(command.programs).union(symbolizer))
    if !isRestricted, command.player == .this, !Supervision.isReplacement {
      RestrictedProcess.warn()
    }
  }
}
