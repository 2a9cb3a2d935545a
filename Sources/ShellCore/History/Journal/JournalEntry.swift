/// A line that was typed, or something that happened between lines, with its effects.
struct JournalEntry {
  package enum Cause: Sendable {
    case line
    /// Time passed and woke an effect.
    case time
    /// An external result arrived, such as a network response.
    case external
  }

  /// What caused it. The cause of a `wait` is what it waited for.
  var cause: Cause
  /// The line as it was typed; empty if nothing was typed.
  var line: String
  let meaning: LineMeaning
  /// The run that the entry belongs to: the number of the feature that was loaded when it began.
  let run: Int?
  var before: Moment
  var after: Moment
  /// What it did to the feature; `nil` if the entry did not change anything that `undo` takes back.
  var change: Change?
  /// The output, in the journal's archive of texts.
  var output = TextArchive.Text()
  /// The codes of the errors and warnings, in order.
  var diagnostics: [String] = []
  var isError = false
  /// Whether the same line gives the same output when it is typed again: not after an interruption,
  /// and not if the output shows something that is not on the path.
  var isReproducible = true
  /// Whether the feature depended on time, as far as was known.
  var isTimed = false
  /// What its commands have found out.
  var findings = EntryFindings()
  /// Whether the entry is complete. An open entry is still running.
  var isClosed = false

  /// What is known about an entry at its end.
  struct Outcome {
    var cause: Cause
    var after: Moment
    var diagnostics: [String] = []
    var isError = false
    var isReproducible = true
    var isTimed = false
    /// What its commands have found out, in order.
    var notes: [EntryNote] = []
  }

  /// What an entry did to the feature.
  struct Change {
    /// The numbers of its actions; empty for a line such as `advance` that woke no effect.
    var actions: Range<Int>
    /// The values beside the state, before and after. `nil` if they were dropped to save memory.
    var environment: (before: EnvironmentSnapshot, after: EnvironmentSnapshot)?
    var scope: ScopePath
    /// Whether `undo` takes it back together with the change before it, which it follows from.
    let continuesPrevious: Bool
    /// Whether its first action names it better than the line does.
    let isNamedByAction: Bool
    /// The sleeper that it woke, although others were due earlier, by its place among them; `nil` if it did not.
    var wokenSleeper: Int?
  }

  /// The session before or after an entry.
  struct Moment: Equatable {
    /// The prompt without `> `.
    var prompt: String
    var position = Journal.Position()
    var hasEffects = false
    /// Whether `break` holds back what effects have sent.
    var isStopped = false
    /// How often time travel has happened.
    var travels = 0
    /// The time on the feature's clock.
    var now = Duration.zero
    var settings = PrintSettings()
  }
}

extension JournalEntry {
  mutating func complete(_ outcome: Outcome) {
    cause = outcome.cause
    after = outcome.after
    diagnostics = outcome.diagnostics
    isError = outcome.isError
    isReproducible = outcome.isReproducible
    isTimed = outcome.isTimed
    for note in outcome.notes {
      findings.add(note)
      switch note {
      // The next run takes another time.
      case .measured, .compiled, .endedByMachine: isReproducible = false
      case .woke(let sleeper): change?.wokenSleeper = sleeper
      case .refused, .expectation, .tests, .found, .sized, .evaluated, .reported, .viewsChanged:
        break
      }
    }
    isClosed = true
  }
}
