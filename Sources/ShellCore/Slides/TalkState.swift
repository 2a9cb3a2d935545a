/// The state of a talk: a value that ``TalkControl`` changes.
///
/// ```swift
/// let state = TalkState(Talk(scenario), size: TalkSize(columns: 80, rows: 24), rhythm: rhythm)
/// let screen = TalkScreen(state)
/// ```
package struct TalkState: Sendable, Equatable {
  package enum Activity: Sendable, Equatable {
    case resting
    /// This many characters of the next command are typed.
    case typing(Int)
    /// The next command is running.
    case running
    /// The talk waits for an event other than a key, such as the speaker's return from a prompt.
    case away
    /// The list of headings is shown, starting with this row.
    case listing(from: Int)
  }

  package internal(set) var talk: Talk
  let rhythm: TypingRhythm
  /// The language of what the talk says to the speaker.
  let language: Language
  package internal(set) var size: TalkSize
  package internal(set) var stop = 0
  package internal(set) var activity = Activity.resting
  /// The outputs of the commands that have run, from the first one on.
  package internal(set) var outputs: [TalkOutput] = []
  /// The seconds that are left for the task on the slide; `nil` if no task is running.
  var secondsLeft: Int?
  /// The number of rows by which the speaker has scrolled down; negative after scrolling up.
  var scrolled = 0
  /// The digits of a slide's number that the speaker is typing.
  var digits = ""
  /// A message for the speaker, shown until the next key.
  var notice: String?
  /// Who has solved the task that the room has; `nil` without a task.
  package internal(set) var progress: TaskProgress?
  package internal(set) var theme: TalkTheme
  /// The stage that the speaker has chosen by key; `nil` follows the commands of the talk.
  var chosenStage: TalkStage?
  /// The prompt of the first command.
  let firstPrompt: String

  /// - Parameters:
  ///   - talk: A talk with at least one stop.
  ///   - size: The size of the terminal.
  ///   - rhythm: How fast commands are typed.
  ///   - prompt: The prompt of the first command.
  ///   - theme: The colors at the beginning.
  ///   - language: The language of what the talk says to the speaker.
  ///   - notice: A message until the first key.
  package init(
    _ talk: Talk, size: TalkSize, rhythm: TypingRhythm, prompt: String = "tca",
    theme: TalkTheme = .terminal, language: Language = .english, notice: String? = nil
  ) {
    self.language = language
    self.notice = notice
    self.talk = talk
    self.theme = theme
    self.size = size
    self.rhythm = rhythm
    firstPrompt = prompt
    secondsLeft = talk.slides.first?.seconds
  }

  package var slide: Slide { talk.slides[talk.stops[stop].slide] }

  /// How long to wait for a key before ``TalkEvent/tick``; `nil` waits without a limit.
  package var timeout: Duration? {
    if activity == .resting, let secondsLeft, secondsLeft > 0 { return .seconds(1) }
    guard case .typing(let count) = activity, let step = nextStep else { return nil }
    return rhythm.pause(after: count, of: step.command)
  }

  /// The index of the next command of the talk.
  package var position: Int { talk.stepCount(at: stop) }

  /// The next command on this slide.
  var nextStep: ScenarioStep? {
    let ran = talk.stops[stop].ran
    return ran < slide.steps.count ? slide.steps[ran] : nil
  }

  /// The indices of the commands on this slide that have run.
  var ranHere: Range<Int> { slide.firstStep..<max(slide.firstStep, min(position, outputs.count)) }
}

extension SlideLayout {
  init(_ state: TalkState) {
    let command = state.nextStep?.command ?? ""
    let typed: String? =
      switch state.activity {
      case .typing(let count): String(command.prefix(count))
      case .running: command
      case .resting, .listing: ""
      case .away: nil
      }
    let (position, outputs) = (state.position, state.outputs)
    let prompt =
      position == 0 || position > outputs.count
      ? state.firstPrompt : outputs[position - 1].nextPrompt
    let contents = Contents(
      slide: state.slide, outputs: Array(outputs[state.ranHere]), prompt: prompt, typed: typed,
      secondsLeft: state.secondsLeft)
    self.init(contents, state.division.frame)
  }
}

/// Who in the room has solved the task on a slide.
package struct TaskProgress: Codable, Sendable, Equatable {
  /// How many have sent lines.
  let count: Int
  /// The names of those who have solved it, which only the speaker sees.
  let solvers: [String]

  package init(count: Int, solvers: [String]) {
    self.count = count
    self.solvers = solvers
  }

  /// `1 of 3 done`.
  var text: String { "\(solvers.count) of \(count) done" }
}

package enum TalkEvent: Sendable {
  case key(PressedKey)
  /// The timeout has passed without a key.
  case tick
  /// The size of the terminal has changed.
  case resized(TalkSize)
  /// The command of ``TalkEffect/run(_:)`` has run.
  case ran(TalkOutput)
  /// The commands of ``TalkEffect/reach(_:)`` have run, with the outputs that were not known.
  case reached([Int: TalkOutput])
  /// The speaker has left the live prompt.
  case returned
  /// The file was saved again.
  case saved(Talk)
  /// The file was saved again, but cannot be presented.
  case unreadable(String)
  /// The task of the slide cannot begin, for this reason.
  case refused(String)
  /// Someone has sent lines for the task of the room, or there is another task, or none.
  case progress(TaskProgress?)
  /// The time since the talk began, after ``TalkEffect/tellTime``.
  case elapsed(seconds: Int)
}

/// Work that a talk requests. The result comes back as an event.
package enum TalkEffect: Sendable, Equatable {
  /// Run the command with this index, in the state before it: ``TalkEvent/ran(_:)``.
  case run(Int)
  /// Run all commands before this index: ``TalkEvent/reached(_:)``.
  case reach(Int)
  /// Open a prompt in the state before the command with this index: ``TalkEvent/returned``.
  case live(Int)
  /// Tell the time since the talk began: ``TalkEvent/elapsed(seconds:)``.
  case tellTime
  /// End the talk.
  case quit
}

package struct TalkOutput: Sendable, Equatable {
  /// The prompt at which the command ran, without `> `.
  package let prompt: String
  /// The output, without a line break at its end.
  package let text: String
  package let isAsExpected: Bool
  /// The prompt after the command, without `> `.
  let nextPrompt: String
}

/// The size of the terminal that shows a talk.
package struct TalkSize: Sendable, Equatable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// The number of rows above the status line.
  var contentRows: Int { max(1, rows - 1) }
}
