import ArgumentParser
import ShellCore

/// `tca [shell] [NAME]`: opens a prompt.
struct ShellCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell", abstract: "Open a prompt (the default).")

  @ArgumentParser.Argument(
    help: "The feature to load: a name, a Swift file or a folder.", completion: .file())
  var feature: String?

  /// Read so that a misspelled command with arguments is named.
  @ArgumentParser.Argument(help: .hidden)
  var others: [String] = []

  @Flag(name: .customLong("no-pager"), help: "Print long output without a pager ($PAGER, or less).")
  var hasNoPager = false

  @Flag(name: .customLong("no-rc"), help: "Do not run the commands in ~/.config/tca/rc.")
  var hasNoStartup = false

  /// Lines to evaluate after loading the feature.
  var moreLines: [String] = []

  private enum CodingKeys: String, CodingKey { case feature, others, hasNoPager, hasNoStartup }

  @MainActor
  func run() async throws {
    let session = SessionFactory.makePromptSession(), catalog = session.workspace.catalog
    let feature = feature.map { name in
      let isFile = FileManager.default.fileExists(atPath: "\(name).swift")
      return isFile && catalog.feature(named: name) == nil ? "\(name).swift" : name
    }
    if let feature, !isPath(feature), catalog.feature(named: feature) == nil,
      catalog.onlyFeature(beginningWith: feature) == nil
    {
      throw ValidationError(Self.message(aboutUnknown: feature, catalog))
    }
    if let other = others.first {
      throw ValidationError("unexpected argument `\(other)`; a prompt opens with one feature")
    }
    let firstLines = (feature.map { ["load \(typed($0))"] } ?? []) + moreLines
    let isTerminal = TerminalPrompt.isPossible
    if isTerminal {
      session.clock.mode = .live
    } else {
      session.workspace.loader = .caching(
        LoadProgress.Display {
          Descriptors.writeAll(Array("\(ChosenLanguage.said($0))\n".utf8), to: STDERR_FILENO)
        })
    }
    let journal = RestrictedSession.journal(of: session, isOnDisk: isTerminal)
    let notes = await journal?.begin() ?? []
    let status =
      if let terminal = TerminalPrompt(
        session, hasPager: !hasNoPager,
        greeting: firstLines.isEmpty ? greeting(of: session) : nil)
      {
        await terminal.run(firstLines, startup: startup, notes: notes)
      } else {
        await PlainPrompt(session).run(firstLines, notes: notes)
      }
    await session.room.finish()
    journal?.end()
    CurrentProgram.exit(status)
  }

  @MainActor
  private func greeting(of session: Session) -> Output {
    let folder = SessionFolder()
    return Greeting.of(session, version: CurrentProgram.version, after: folder?.newest?.plan)
  }

  private static func message(aboutUnknown name: String, _ catalog: FeatureCatalog) -> String {
    let commands = Program.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    guard catalog.nearestName(to: name) == nil, let command = NearestName.to(name, in: commands)
    else { return catalog.unknownFeatureMessage(name) }
    return
      "`\(name)` is not a command or a feature; did you mean `\(CurrentProgram.name) \(command)`?"
  }

  /// The argument of `load`. A path is quoted, because it can contain spaces.
  private func typed(_ feature: String) -> String {
    guard isPath(feature) else { return feature }
    let isMarked = feature.contains("/") || feature.contains(".")
    return QuotedPath.written(isMarked ? feature : "./" + feature)
  }

  private func isPath(_ feature: String) -> Bool {
    feature.contains("/") || feature == "."
      || [".swift", ".md", ".tutorial"].contains(where: feature.hasSuffix)
      || FileManager.default.fileExists(atPath: "\(feature)/Package.swift")
  }

  private var startup: StartupFile? {
    guard !hasNoStartup else { return nil }
    return UserFolder.configuration.path(of: "rc").map(StartupFile.init)
  }
}

/// `tca load NAME`: what the prompt calls `load` is the argument of the program.
struct LoadProgramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load", abstract: "Open a prompt and load a feature.", shouldDisplay: false)

  @ArgumentParser.Argument(
    help: "The feature to load: a name, a Swift file or a folder.", completion: .file())
  var feature: String

  @MainActor
  func run() async throws {
    let shell = try ShellCommand.parse(["--", feature])
    try await shell.run()
  }
}
