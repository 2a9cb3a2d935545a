import ActionSyntax
import ComposableArchitecture
import FileAccess
import ScenarioFormat

/// A shell without a terminal, which evaluates lines of text and returns their output.
///
/// ```swift
/// let session = Session(features: [
///   Feature(summary: "a number and two buttons", initialState: Counter.State()) { Counter() }
/// ])
/// let output = await session.evaluate("load counter")
/// ```
///
/// A line that begins with a dot is an action, `#` begins a comment, and any other line is a
/// command. A session survives every line: if a line cannot be evaluated, its output is an error and
/// nothing changes.
@MainActor
public final class Session {
  let context: CommandContext
  /// Draws the upper part of the terminal.
  package let stage: Stage

  /// A session in which no feature is loaded.
  ///
  /// - Parameters:
  ///   - features: The features that it can load.
  ///   - folder: The folder that paths are relative to; `nil` for the program's own.
  ///   - files: The files that lines can name. Initially empty.
  package init(
    features: [Feature], folder: String? = nil, files: any FileSystem = InMemoryFileSystem()
  ) {
    context = CommandContext(
      Workspace(catalog: FeatureCatalog(features: features), files: files, folder: folder))
    stage = Stage(of: context)
    context.host = self
  }

  /// The prompt without `> `: `tca`, `ProductDetail.amountControl`.
  public var prompt: String { context.prompt }

  /// Evaluates one line.
  public func evaluate(_ line: String) async -> Output {
    if let error = LineText.lengthError(line) { return context.refusal(error) }
    let line = oneLine(line.trimmingWhitespace)
    guard !line.isEmpty else { return Output() }
    guard context.openEntries.isEmpty, let keeper = context.keeper else { return await run(line) }
    interruption.beginLine()
    var warning: String?
    switch keeper.begin(line, now: context.now) {
    case .run: break
    case .skip(let output): return output
    case .abandonEffects(let text):
      _ = context.loaded?.store.abandonEffects()
      warning = text
    }
    var output = await run(line)
    if let warning {
      output.text = warning + (output.text.isEmpty ? "" : "\n") + output.text
      output.styledText = []
    }
    keeper.end(output, stop: interruption.stop, now: context.now, effects: context.effectCount)
    return output
  }

  private func run(_ line: String) async -> Output {
    let entry = context.open(line, CommandTable.meaning(of: line))
    let check = DiffInterruption.Check { [interruption] in interruption.wasRequested }
    var output = await DiffInterruption.$check.withValue(check) { await answer(line) }
    context.close(entry, &output)
    context.continueLesson(&output)
    return output
  }

  /// Evaluates one line that may not be valid UTF-8.
  public func evaluate(bytes: [UInt8]) async -> Output {
    if let line = String(validating: bytes, as: UTF8.self) { return await evaluate(line) }
    return context.refusal(of: ShellError(invalidUTF8: bytes))
  }

  /// The line with an action that was pasted as the shell prints it in its typed form.
  private func oneLine(_ line: String) -> String {
    context.loaded.flatMap { PrintedAction.line(for: line, of: $0.scopedTypes.action) } ?? line
  }

  private func answer(_ line: String) async -> Output {
    guard !line.hasPrefix("#") else { return Output() }
    if line != "explain" {
      context.output.lastDiagnostic = nil
      context.output.lastCompilerText = nil
    }
    do {
      return try await command(line)
    } catch {
      return context.refusal(of: error)
    }
  }

  private func command(_ line: String) async throws -> Output {
    try LineText.checkCharacters(of: line)
    if line.hasPrefix(".") { return try context.send(line, at: 0) }
    let input = CommandInput(line)
    guard let command = CommandTable.command(named: input.name) else {
      throw context.notUnderstood(input)
    }
    return try await command.run(context, input)
  }
}

/// What the program that runs a session sets and reads.
extension Session {
  /// The features, the files, and the loader of Swift code.
  package var workspace: Workspace {
    get { context.workspace }
    set { context.workspace = newValue }
  }

  /// What the session shows, and how.
  package var display: Display {
    get { context.display }
    set { context.display = newValue }
  }

  /// What moves the feature's clock; initially `advance` alone.
  package var clock: LiveClock {
    get { context.clock }
    set { context.clock = newValue }
  }

  /// The course, and the current exercise.
  package var learning: Learning {
    get { context.learning }
    set { context.learning = newValue }
  }

  /// Follows the lines; initially `nil`.
  package var keeper: (any LineKeeper)? {
    get { context.keeper }
    set { context.keeper = newValue }
  }

  /// The screen in the current drawing settings, as text; `nil` if there is none. Nothing appears or runs.
  package var redrawnScreen: String? {
    (try? context.drawScreen())?.lines.joined(separator: "\n")
  }

  /// Stops a line that runs too long.
  package var interruption: Interruption { context.interruption }
  /// Collects what features print.
  package var output: OutputCollector { context.output }
  /// What can be typed now.
  package var completer: Completer { Completer(context) }

  /// The files that are checked or loaded again when they are saved.
  package var watchedFiles: [WatchedFiles] {
    let workspace = context.workspace
    return [
      WatchedFiles(context.learning.run, in: workspace),
      WatchedFiles(context.watching, loaded: context.loaded?.file, in: workspace),
    ]
    .compactMap { $0 }
  }

  /// Handles what has happened since the last line: time that passed, results from outside.
  package func catchUp() -> Output {
    var output = context.catchUp()
    if !output.text.isEmpty { context.continueLesson(&output) }
    return output
  }

  /// Waits until ``catchUp()`` may have something to do.
  ///
  /// - Returns: `false` if the task was cancelled.
  package func somethingToCatchUp() async -> Bool { await context.somethingToCatchUp() }
}

extension Session: CommandHost {
  func makeTrial(in folder: String) -> Session {
    let workspace = context.workspace
    let trial = Session(
      features: workspace.catalog.features, folder: folder, files: workspace.files)
    trial.workspace.loader = workspace.loader
    trial.output.takePrints = output.takePrints
    // The lines of a trial at a prompt are part of the line that has started it.
    trial.keeper = keeper as? ScenarioKeeper
    return trial
  }
}

extension Output: ScenarioAnswer {}
