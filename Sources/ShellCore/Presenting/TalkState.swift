import ScenarioFormat

/// Where a talk is: a value that events change.
///
/// ```swift
/// var state = TalkState(Talk(scenario), size: TalkSize(columns: 80, rows: 24), rhythm: rhythm)
/// let effect = state.handle(.key(.pageDown))
/// ```
package struct TalkState: Sendable, Equatable {
  /// What the talk is busy with.
  package enum Activity: Sendable, Equatable {
    case resting
    /// So many characters of the next command are typed.
    case typing(Int)
    /// The next command runs.
    case running
    /// Somebody else is to act before the talk goes on: the speaker at a prompt, say.
    case away
    /// The list of headings is shown, from this row on.
    case listing(from: Int)
  }

  package let talk: Talk
  package let rhythm: TypingRhythm
  package internal(set) var size: TalkSize
  /// The position of the stop.
  package internal(set) var stop = 0
  package internal(set) var activity = Activity.resting
  /// What came of the commands that have run, from the first on.
  package internal(set) var outputs: [TalkOutput] = []
  /// Rows by which the speaker has moved the slide up; below 0: down.
  var scrolled = 0
  /// The digits of the heading's number that the speaker types.
  package internal(set) var digits = ""
  /// What the speaker has to know until the next key.
  package internal(set) var notice: String?
  private let firstPrompt: String

  /// - Parameters:
  ///   - talk: Has at least one stop.
  ///   - prompt: The prompt of the first command.
  package init(_ talk: Talk, size: TalkSize, rhythm: TypingRhythm, prompt: String = "tca") {
    self.talk = talk
    self.size = size
    self.rhythm = rhythm
    firstPrompt = prompt
  }

  /// The slide that is shown.
  package var slide: Slide { talk.slides[talk.stops[stop].slide] }

  /// How long to wait for a key before ``TalkEvent/tick``; nil: as long as it takes.
  package var patience: Duration? {
    guard case .typing(let count) = activity, let step = nextStep else { return nil }
    return rhythm.pause(after: count, of: step.command)
  }

  /// The position of the next command of the talk.
  var position: Int { talk.stepCount(at: stop) }

  /// The command that comes next on this slide.
  var nextStep: ScenarioStep? {
    let ran = talk.stops[stop].ran
    return ran < slide.steps.count ? slide.steps[ran] : nil
  }

  /// The prompt behind the commands that have run.
  var prompt: String {
    position == 0 || position > outputs.count ? firstPrompt : outputs[position - 1].nextPrompt
  }

  /// The commands that have run on this slide.
  var ranHere: Range<Int> { slide.firstStep..<max(slide.firstStep, min(position, outputs.count)) }

  /// The slide as rows.
  package var layout: SlideLayout {
    let command = nextStep?.command ?? ""
    let typed: String? =
      switch activity {
      case .typing(let count): String(command.prefix(count))
      case .running: command
      case .resting, .listing: ""
      case .away: nil
      }
    let contents = SlideLayout.Contents(
      slide: slide, outputs: Array(outputs[ranHere]), prompt: prompt, typed: typed)
    return SlideLayout(contents, columns: size.columns)
  }
}
