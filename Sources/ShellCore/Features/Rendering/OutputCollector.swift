import Synchronization

/// Collects what features print and warn about while a line runs, and the blocks of their actions.
@MainActor
package final class OutputCollector {
  private let messages = CollectedMessages()
  /// Returns what features have printed to standard output since the last call. The code that
  /// captures standard output sets it.
  package var takePrints: (() -> String)?
  /// Whether what features print is shown before it is taken. Then only files need it.
  package var showsPrints = false
  private(set) var pending = PendingOutput()
  private var isCollecting = false
  /// The number of blocks that were hidden between lines. The next line counts them.
  private(set) var uncountedHidden = 0
  /// Whether the current activity was not caused by a typed line.
  var isUnattended = false
  /// The code of the last error or warning, for `explain` without an argument.
  package var lastDiagnostic: String?
  /// The compiler's full text about the last line, for `explain` without an argument.
  var lastCompilerText: String?
  /// The text of the first failure of the last line, if it ran tests, for `explain` without an argument.
  var lastTestFailure: String?
  /// What the last `load` or `reload` left out.
  var leftOut = LeftOutReport()
  /// The notes since the last load. Each is shown once.
  private var notes: Set<String> = []
  /// The codes of the errors and warnings since the last call of ``takeDiagnostics()``.
  private var diagnostics: [String] = []

  nonisolated init() {}

  /// Notes the code of an error or a warning.
  func diagnose(_ code: String) {
    lastDiagnostic = code
    diagnostics.append(code)
  }

  /// Shows notes again that were shown before, as another feature begins.
  func forgetNotes() { notes = [] }

  func takeDiagnostics() -> [String] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Runs a closure, and returns its result and the resulting output.
  func collecting<R>(_ body: () throws -> R) rethrows -> (result: R, texts: [String]) {
    try collecting(hiddenBefore: 0, body)
  }

  /// Runs a change that a line makes. If hidden actions were not counted yet, the line counts them.
  func collectingChange<R>(_ body: () throws -> R) rethrows -> (result: R, texts: [String]) {
    let hiddenBefore = isUnattended ? 0 : uncountedHidden
    uncountedHidden -= hiddenBefore
    return try collecting(hiddenBefore: hiddenBefore, body)
  }

  private func collecting<R>(
    hiddenBefore: Int, _ body: () throws -> R
  ) rethrows -> (result: R, texts: [String]) {
    let isNested = isCollecting
    // A publisher on the main thread sends actions between two lines, too. What they print belongs to the next line.
    if isNested { pending = PendingOutput() }
    pending.addHidden(count: hiddenBefore)
    isCollecting = true
    defer {
      isCollecting = isNested
      pending = PendingOutput()
    }
    let result = try messages.collecting(body)
    // An effect can print and fail without sending an action.
    pending.addNotes(takePrintedText() + messages.takePrinted() + takeWarningTexts())
    if isUnattended { uncountedHidden += pending.takeHidden() }
    return (result, pending.texts)
  }

  /// Adds an action that was reduced.
  ///
  /// - Parameters:
  ///   - isHidden: Whether its block is omitted.
  ///   - transcript: Creates its block.
  func add(_ reduced: ReducedAction, isHidden: Bool, _ transcript: () -> ActionTranscript) {
    if case .control = reduced.source { pending.addSent(reduced.action) }
    let prints = takePrintedText(), blocks = messages.takePrinted()
    if isHidden {
      pending.addHidden(prints + blocks)
    } else {
      pending.addAction { transcript().text(for: reduced, prints: prints, blocks: blocks) }
    }
    pending.addNotes(takeWarningTexts())
  }

  /// Notes that the line was stopped because its actions and effects do not end.
  func stop() { pending.stop() }

  /// Adds blocks about changes of shared values that no action has made.
  func add(_ blocks: [String]) {
    pending.addNotes(takePrintedText() + messages.takePrinted() + blocks + takeWarningTexts())
  }

  private func takeWarningTexts() -> [String] {
    messages.takeWarnings().compactMap { warning in
      if warning.severity == .note, !notes.insert(warning.text).inserted { return nil }
      diagnose(warning.code.rawValue)
      return warning.line
    }
  }

  private func takePrintedText() -> [String] {
    guard let text = takePrints?(), !text.isEmpty else { return [] }
    let lines = text.hasSuffix("\n") ? String(text.dropLast()) : text
    return [showsPrints ? ShownPrints.marked(lines) : lines]
  }
}

/// What features print with `_printChanges` and warn about, from any thread.
private final class CollectedMessages: Sendable {
  private let printed = Mutex<[String]>([])
  private let warnings = Mutex<[RuntimeWarning]>([])
  private let stores = StoreGroup()

  @MainActor
  func collecting<R>(_ body: () throws -> R) rethrows -> R {
    let printing = ChangePrinter.Sink { [self] text in printed.withLock { $0.append(text) } }
    let warning = RuntimeWarning.Sink(stores: stores) { [self] warning in
      // A line such as `undo` has cancelled it. No app does that, so the feature need not handle it.
      if warning.code == .effectThrew, RunningEffect.current?.end == .cancelled(.outside) { return }
      warnings.withLock { $0.append(warning) }
    }
    return try ChangePrinter.$sink.withValue(printing) {
      try RuntimeWarning.$sink.withValue(warning, operation: body)
    }
  }

  func takePrinted() -> [String] { take(printed) }
  func takeWarnings() -> [RuntimeWarning] { take(warnings) }

  private func take<Element: Sendable>(_ list: borrowing Mutex<[Element]>) -> [Element] {
    list.withLock { elements in
      defer { elements = [] }
      return elements
    }
  }
}
