import LoadedFeatures
import ActionSyntax
import ComposableArchitecture

/// A line that was typed, or something that happened between lines, with its effects.
package struct JournalEntry {
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
  package internal(set) var line: String
  package let meaning: LineMeaning
  /// The run that the entry belongs to: the number of the feature that was loaded when it began.
  package let run: Int?
  package internal(set) var before: Moment
  var after: Moment
  /// What it did to the feature; `nil` if the entry did not change anything that `undo` takes back.
  package internal(set) var change: Change?
  /// The output, in the journal's archive of texts.
  package internal(set) var output = TextArchive.Text()
  /// The codes of the errors and warnings, in order.
  package internal(set) var diagnostics: [String] = []
  package internal(set) var isError = false
  /// Whether the same line gives the same output when it is typed again: not after an interruption,
  /// and not if the output shows something that is not on the path.
  var isReproducible = true
  /// Whether the feature depended on time, as far as was known.
  var isTimed = false
  /// What its commands have found out.
  package internal(set) var findings = EntryFindings()
  /// Whether the entry is complete. An open entry is still running.
  package internal(set) var isClosed = false

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
  package struct Change {
    /// The numbers of its actions; empty for a line such as `advance` that woke no effect.
    package var actions: Range<Int>
    /// The values beside the state, before and after. `nil` if they were dropped to save memory.
    package var environment: (before: EnvironmentSnapshot, after: EnvironmentSnapshot)?
    /// The scope of the prompt.
    package var scope: ScopePath
    /// Whether `undo` takes it back together with the change before it, which it follows from.
    package let continuesPrevious: Bool
    /// Whether its first action names it better than the line does.
    package let isNamedByAction: Bool
    /// The sleeper that it woke, although others were due earlier, by its place among them; `nil` if it did not.
    var wokenSleeper: Int?

    package init(
      actions: Range<Int>,
      environment: (before: EnvironmentSnapshot, after: EnvironmentSnapshot)? = nil,
      scope: ScopePath, continuesPrevious: Bool, isNamedByAction: Bool
    ) {
      self.actions = actions
      self.environment = environment
      self.scope = scope
      self.continuesPrevious = continuesPrevious
      self.isNamedByAction = isNamedByAction
    }
  }

  /// The session before or after an entry.
  package struct Moment: Equatable {
    /// The prompt without `> `.
    package var prompt: String
    package var position = Journal.Position()
    /// Whether effects are in flight.
    package var hasEffects = false
    /// How often time travel has happened.
    package var travels = 0
    /// The time on the feature's clock.
    package var now = Duration.zero
    package var settings = PrintSettings()

    package init(
      prompt: String, position: Journal.Position = Journal.Position(), hasEffects: Bool = false,
      travels: Int = 0, now: Duration = Duration.zero, settings: PrintSettings = PrintSettings()
    ) {
      self.prompt = prompt
      self.position = position
      self.hasEffects = hasEffects
      self.travels = travels
      self.now = now
      self.settings = settings
    }
  }
}

extension JournalEntry {
  /// Completes the entry.
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
      case .measured, .endedByMachine: isReproducible = false
      case .woke(let sleeper): change?.wokenSleeper = sleeper
      case .refused, .expectation, .tests, .found, .reported: break
      }
    }
    isClosed = true
  }
}
