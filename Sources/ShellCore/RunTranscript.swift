import ActionSyntax
import ComposableArchitecture

/// What one command leads to, written down while it happens.
struct RunTranscript {
  /// Blocks beyond these are counted, not drawn: nobody reads so many, and drawing takes longer
  /// than reducing.
  static let mostShown = 1_000

  /// How many actions were reduced.
  private(set) var actions = 0
  /// The first actions that views sent.
  private(set) var sent: [Any] = []
  private var shown: [String] = []
  /// Those for which there was no room.
  private var omitted = 0
  /// Those that nobody wants to see.
  private var hidden = 0

  /// - Parameter hidden: The number to count hidden ones on from.
  init(hidden: Int = 0) { self.hidden = hidden }

  /// How many were hidden; the next count is from zero.
  mutating func takeHidden() -> Int {
    defer { hidden = 0 }
    return hidden
  }

  /// Adds an action, whose text is made only if there is room for it.
  mutating func addAction(_ text: () -> String) {
    actions += 1
    if shown.count < Self.mostShown { shown.append(text()) } else { omitted += 1 }
  }

  /// Counts an action that is not shown; what the feature itself said meanwhile is.
  mutating func addHidden(_ notes: [String]) {
    actions += 1
    hidden += 1
    addNotes(notes)
  }

  /// Notes an action that a view sent.
  mutating func addSent(_ action: Any) {
    if sent.count < Self.mostShown { sent.append(action) }
  }

  /// Adds lines that belong to no action of their own.
  mutating func addNotes(_ notes: [String]) {
    shown += notes.prefix(max(0, 2 * Self.mostShown - shown.count))
  }

  /// The blocks and notes in order, and how much was left out.
  var texts: [String] {
    var texts = shown
    if omitted > 0 {
      texts.append("\(omitted) more \(omitted == 1 ? "action is" : "actions are") not shown\n")
    }
    if hidden > 0 { texts.append("\(hidden) hidden") }
    return texts
  }
}

extension Session {
  /// The jobs and actions after which a command is stopped.
  static let longestRun = 100_000

  /// Writes down each action of a feature from now on, as seen from where the prompt stands then.
  func writeDown(_ store: any LoadedFeature) {
    store.isInterrupted = { [unowned self] jobs in
      max(jobs, run.actions) >= Self.longestRun || interruption.wasRequested
    }
    store.reduced = { [unowned self] reduced in
      if case .control = reduced.source { run.addSent(reduced.action) }
      let prints = takePrintedText(), blocks = transcript.takePrinted()
      if hides(reduced) {
        run.addHidden(prints + blocks)
      } else {
        run.addAction {
          ActionTranscript(scope: loaded?.scope ?? ScopePath(), format: format)
            .text(for: reduced, prints: prints, blocks: blocks)
        }
      }
      run.addNotes(takeWarningTexts())
    }
  }

  /// Runs something that moves the feature, and gives what was written down of it. What it did is a
  /// step of the history, which `undo` takes back.
  ///
  /// - Parameters:
  ///   - source: Who sends the actions that come from outside.
  ///   - kind: What is a step of its own.
  func writingDown<R>(
    by source: ActionSource = .typed, as kind: StepKind = .command, _ body: () throws -> R
  ) rethrows -> (result: R, texts: [String]) {
    let start = beginStep(kind, by: source)
    let hiddenBefore = isUnattended ? 0 : hiddenMeanwhile
    hiddenMeanwhile -= hiddenBefore
    let (result, texts) = try gathering(hiddenBefore: hiddenBefore, body)
    return (result, texts + endStep(start))
  }

  /// Runs something and gives what was written down of it; it is no step of the history.
  ///
  /// - Parameter hiddenBefore: How many actions were hidden that no command has counted.
  func gathering<R>(
    hiddenBefore: Int = 0, _ body: () throws -> R
  ) rethrows -> (result: R, texts: [String]) {
    run = RunTranscript(hidden: hiddenBefore)
    defer { run = RunTranscript() }
    let result = try transcript.collecting(body)
    // An effect prints and fails without sending an action.
    run.addNotes(takePrintedText() + transcript.takePrinted() + takeWarningTexts())
    if isUnattended { hiddenMeanwhile += run.takeHidden() }
    return (result, run.texts)
  }

  private func takeWarningTexts() -> [String] {
    let warnings = transcript.takeWarnings()
    if let last = warnings.last { lastDiagnostic = last.code.rawValue }
    return warnings.map { "warning: \($0.text)" }
  }

  private func takePrintedText() -> [String] {
    guard let text = takePrints?(), !text.isEmpty else { return [] }
    return [text.hasSuffix("\n") ? String(text.dropLast()) : text]
  }
}
