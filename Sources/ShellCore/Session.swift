import ActionSyntax
import ComposableArchitecture

/// A shell without a terminal: text in, text out.
///
/// ```swift
/// let session = Session(features: [
///   Feature(summary: "a number and two buttons", initialState: Counter.State()) { Counter() }
/// ])
/// let output = await session.evaluate("load counter")
/// ```
///
/// A line that begins with a dot is an action, `#` begins a comment, any other line is a command.
/// Whatever a line asks for, a session survives it: what cannot be carried out is answered with one
/// error and changes nothing.
@MainActor
public final class Session {
  let catalog: FeatureCatalog
  let transcript = TranscriptCollector()
  var format = ChangeFormat.full
  /// The feature that runs, and where in it the prompt stands.
  var loaded: Loaded?
  /// The files that are being replayed.
  var replaying = ReplayStack()
  /// Stops a command that runs too long for someone.
  package let interruption = Interruption()
  /// The folder that file names are relative to.
  var folder: String?

  /// Compiles files; nil: this shell loads none.
  package var loader: CodeLoader?
  /// The home folder, which `~` stands for.
  package var home: String?

  /// How `screen` draws; who owns a terminal sets it.
  package var drawing = ScreenSettings()

  /// Gives what features have printed to standard output since the last call; who owns standard
  /// output sets it.
  package var takePrints: (() -> String)?
  /// While the clock is live: the moment up to which it has followed.
  var realTime: ContinuousClock.Instant?
  /// Whether an editor shows how a line may go on.
  package var showsHints = true
  /// When somebody was woken last, as the clock showed it.
  var lastWake = Duration.zero
  /// Real time.
  package var now: () -> ContinuousClock.Instant = { .now }
  /// What has come from outside to the effects, as far as it was looked at.
  var seenArrivals = 0
  /// What the present command leads to.
  var run = RunTranscript()
  /// The command that is carried out, as it was typed.
  var line = ""
  /// What has been done, to travel in.
  var history = History()
  /// The actions whose blocks nobody wants to see.
  var hidden: [LabelPattern] = []
  /// How many were hidden while nobody had typed a command that could count them.
  var hiddenMeanwhile = 0
  /// The code of what went wrong in the last line, which `explain` alone explains.
  var lastDiagnostic: String?
  /// Whether what happens now happens by itself, while a line is typed.
  var isUnattended = false
  /// How many lines are being carried out, each for the sake of the one before: `replay`'s, say.
  var depth = 0
  /// What keeps the session in a file.
  var recorder: Recorder?

  /// A running feature.
  struct Loaded {
    let feature: Feature
    var store: any LoadedFeature
    let children: ChildFinder
    let replacedFields: StateFields
    /// The file that it was loaded from; nil: it is one of the shell's own.
    var file: FileArgument?
    /// What was typed since it was loaded from a file, to be typed again.
    var typed: [TypedLine] = []
    var scope = ScopePath()
  }

  /// A session before its first `load`.
  ///
  /// - Parameters:
  ///   - features: What it can load.
  ///   - folder: The folder that file names are relative to; nil: where the program runs.
  public init(features: [Feature], folder: String? = nil) {
    catalog = FeatureCatalog(features: features)
    self.folder = folder
  }

  /// What stands before the place where one types: `tca`, `ProductDetail.amountControl`.
  public var prompt: String { loaded.map { $0.feature.name + $0.scope.text } ?? "tca" }

  /// Carries out one line.
  public func evaluate(_ line: String) async -> Output {
    let line = oneLine(line.trimmingWhitespace)
    guard !line.isEmpty else { return Output() }
    let check = DiffInterruption.Check { [interruption] in interruption.wasRequested }
    return await DiffInterruption.$check.withValue(check) {
      await keeping(line) { await answer(line) }
    }
  }

  /// The line with an action that was pasted as the shell prints it in its typed form.
  private func oneLine(_ line: String) -> String {
    loaded.flatMap { PrintedAction.line(for: line, of: $0.scopedTypes.action) } ?? line
  }

  private func answer(_ line: String) async -> Output {
    guard !line.hasPrefix("#") else { return Output() }
    if line != "explain" { lastDiagnostic = nil }
    do {
      try Self.checkCharacters(of: line)
      return try await writingDownTyped(line) { try await carryOut(line) }
    } catch let error as ShellError {
      lastDiagnostic = error.code.rawValue
      return Output(text: error.rendered(), isError: true)
    } catch let error as CompilerErrors {
      return Output(text: error.text, isError: true)
    } catch {
      return Output(text: "error: \(error)", isError: true)
    }
  }

  /// Carries out one line that came as bytes, which need not be text.
  public func evaluate(bytes: [UInt8]) async -> Output {
    if let line = String(validating: bytes, as: UTF8.self) { return await evaluate(line) }
    let valid = ValidPrefix.of(bytes)
    let line = String(decoding: bytes, as: UTF8.self)
    let place = line.index(line.startIndex, offsetBy: valid.count, limitedBy: line.endIndex)
    let error = ShellError(
      .strayCharacter, "the line is not valid UTF-8", in: line,
      at: (place ?? line.startIndex)..<line.endIndex, hint: "expected text in UTF-8")
    lastDiagnostic = error.code.rawValue
    return Output(text: error.rendered(), isError: true)
  }

  /// Whether a feature can be loaded under a name.
  package func hasFeature(named name: String) -> Bool { catalog.feature(named: name) != nil }

  /// What is wrong with a feature's name that is not there.
  package func unknownFeatureMessage(_ name: String) -> String {
    let nearest = NearestName.to(name, in: catalog.names).map { "; did you mean \($0)?" } ?? ""
    return
      "there is no feature `\(abbreviated(name))`: expected \(alternatives(catalog.names))\(nearest)"
  }

  private func carryOut(_ line: String) async throws -> Output {
    self.line = line
    if line.hasPrefix(".") { return try await send(line, at: 0) }
    let input = CommandInput(line)
    guard let command = CommandTable.command(named: input.name) else {
      throw notUnderstood(input)
    }
    return try await command.run(self, input)
  }

  private static func checkCharacters(of line: String) throws {
    guard let nul = line.unicodeScalars.firstIndex(of: "\0") else { return }
    throw ShellError(
      .nul, "a NUL character stands in the line", in: line, at: nul..<nul, hint: "expected text")
  }
}

/// The text before the first byte that is none.
private enum ValidPrefix {
  static func of(_ bytes: [UInt8]) -> String {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var text = ""
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
