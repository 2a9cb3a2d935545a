import ActionSyntax
import ComposableArchitecture
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
    context.evaluate = { [unowned self] line in await evaluate(line) }
    context.makeTrial = { [unowned self] folder in
      let session = Session(features: features, folder: folder, files: context.workspace.files)
      session.loader = loader
      session.takePrints = takePrints
      // The lines of a trial at a prompt are part of the line that has started it.
      session.keeper = keeper as? ScenarioKeeper
      return (session.context, session)
    }
  }

  /// The prompt without `> `: `tca`, `ProductDetail.amountControl`.
  public var prompt: String { context.prompt }

  /// Evaluates one line.
  public func evaluate(_ line: String) async -> Output {
    guard line.utf8.count <= Self.longestLine else { return tooLong(line) }
    let line = oneLine(line.trimmingWhitespace)
    guard !line.isEmpty else { return Output() }
    guard context.openEntries.isEmpty, let keeper = context.keeper else { return await run(line) }
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
    keeper.end(output, now: context.now, effects: context.effectCount)
    return output
  }

  /// In bytes.
  static let longestLine = 4_000_000

  private func tooLong(_ line: String) -> Output {
    refusal(
      "error: the line is too long\n  it has \(line.utf8.count) bytes, and at most \(Self.longestLine) are allowed"
    )
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
    return refusal(of: ShellError(invalidUTF8: bytes))
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
    } catch let error as ShellError {
      return refusal(of: error)
    } catch let error as CompilerErrors {
      context.output.lastCompilerText = error.full
      return refusal(error.text)
    } catch {
      return refusal("error: \(error)")
    }
  }

  private func command(_ line: String) async throws -> Output {
    if let nul = line.unicodeScalars.firstIndex(of: "\0") {
      throw ShellError(
        .nul, "the line contains a NUL character", in: line, at: nul..<nul, hint: "expected text")
    }
    if line.hasPrefix(".") { return try context.send(line, at: 0) }
    let input = CommandInput(line)
    guard let command = CommandTable.command(named: input.name) else {
      throw context.notUnderstood(input)
    }
    return try await command.run(context, input)
  }

  private func refusal(of error: ShellError) -> Output {
    context.output.diagnose(error.code.rawValue)
    return refusal(error.rendered())
  }

  private func refusal(_ text: String) -> Output {
    context.refuseLine()
    return Output(text: text, isError: true)
  }
}

/// The interface for the program that runs a session.
extension Session {
  /// Compiles Swift files; `nil` if this shell cannot load files.
  package var loader: CodeLoader? {
    get { context.workspace.loader }
    set { context.workspace.loader = newValue }
  }

  /// The home folder, for paths that begin with `~`.
  package var home: String? {
    get { context.workspace.home }
    set { context.workspace.home = newValue }
  }

  /// What the lines of scenarios may do; initially everything.
  package var permissions: ScenarioPermissions {
    get { context.workspace.permissions }
    set { context.workspace.permissions = newValue }
  }

  /// Follows the lines; `nil` initially.
  package var keeper: (any LineKeeper)? {
    get { context.keeper }
    set { context.keeper = newValue }
  }

  /// How `screen` draws.
  package var drawing: ScreenSettings {
    get { context.display.screen }
    set { context.display.screen = newValue }
  }

  /// Returns what features have printed to standard output since the last call.
  package var takePrints: (() -> String)? {
    get { context.output.takePrints }
    set { context.output.takePrints = newValue }
  }

  /// What moves the clock; ``ClockMode/manual`` initially.
  package var clockMode: ClockMode {
    get { context.clock.mode }
    set { context.clock.mode = newValue }
  }

  /// What the upper part of the terminal shows.
  package var stage: StageMode { context.display.stage }

  /// Draws the upper part of the terminal; `nil` if it is off or does not fit.
  package func stagePicture(_ settings: StageSettings) -> StagePicture? {
    context.stagePicture(settings, at: .now)
  }

  /// Whether the stage changes with time alone.
  package var isStageMoving: Bool { context.isStageMoving(at: .now) }

  /// Whether the line editor shows how a line can be completed.
  package var showsHints: Bool { context.display.showsHints }
  /// Stops a line that runs too long.
  package var interruption: Interruption { context.interruption }
  /// What can be typed now.
  package var completer: Completer { context.completer }

  /// Handles what has happened since the last line: time that passed, results from outside.
  package func catchUp() -> Output {
    var output = context.catchUp()
    if !output.text.isEmpty { context.continueLesson(&output) }
    return output
  }

  /// Where the course is, and where its progress is kept; `nil` if this shell has no course.
  package var courseSource: CourseSource? {
    get { context.learning.source }
    set { context.learning.source = newValue }
  }

  /// The Swift file that the learner edits; `nil` if the current exercise has none.
  package var exerciseFile: String? { context.learning.run?.filePath }

  /// Plays a lesson's solution, starting point, and mistakes.
  ///
  /// - Returns: What is wrong with the lesson, one line each.
  package func problems(in lesson: Lesson, of course: Course) async -> [String] {
    await context.problems(in: lesson, of: course)
  }

  /// Waits until ``catchUp()`` may have something to do.
  ///
  /// - Returns: `false` if the task was cancelled.
  package func somethingToCatchUp() async -> Bool { await context.somethingToCatchUp() }

  /// Whether a feature can be loaded by a name.
  package func hasFeature(named name: String) -> Bool {
    context.workspace.catalog.feature(named: name) != nil
  }

  /// Whether a name resembles that of a feature.
  package func isNearFeature(_ name: String) -> Bool {
    NearestName.to(name, in: context.workspace.catalog.names) != nil
  }

  /// The error message for a feature that does not exist.
  package func unknownFeatureMessage(_ name: String) -> String {
    let names = context.workspace.catalog.names
    let nearest = NearestName.to(name, in: names).map { "; did you mean \($0)?" } ?? ""
    return "unknown feature `\(abbreviated(name))`: expected \(alternatives(names))\(nearest)"
  }
}

extension Session: ScenarioHost {}
extension Output: ScenarioAnswer {}
