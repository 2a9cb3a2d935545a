import TerminalUI

/// The size of the terminal and how the stage is drawn.
package struct StageSettings: Sendable {
  var columns: Int
  var rows: Int
  /// Whether lines are drawn with ASCII characters only.
  var isASCII: Bool
  /// The largest number of rows of the stage; `nil` leaves more than half of the terminal to the prompt.
  var tallest: Int?

  package init(columns: Int, rows: Int, isASCII: Bool = false, tallest: Int? = nil) {
    self.tallest = tallest
    self.columns = columns
    self.rows = rows
    self.isASCII = isASCII
  }
}

/// The upper part of the terminal: its cells, and what a click does.
package struct StagePicture: Sendable, Equatable {
  /// A place that can be clicked.
  package struct Target: Sendable, Equatable {
    let row: Int
    let columns: Range<Int>
    /// The line to type for the user.
    package let line: String
    /// Whether the line is complete. If not, the user types the rest.
    package let isComplete: Bool
  }

  package var rows: [[StageCell]]
  var targets: [Target]
  /// Whether clicks are reported by the terminal.
  package var hasMouse: Bool

  package init(rows: [[StageCell]], targets: [Target], hasMouse: Bool) {
    self.rows = rows
    self.targets = targets
    self.hasMouse = hasMouse
  }

  /// Returns the target at a position, counted from 0.
  package func target(column: Int, row: Int) -> Target? {
    targets.first { $0.row == row && $0.columns.contains(column) }
  }
}

struct StageContent {
  struct ScreenRow: Equatable {
    var runs: [StageText]
    var line: String?
    var isComplete = true
    /// Whether the row is part of a sheet or an alert.
    var isInLayer = false
    /// Whether a body draws in the row that the last line evaluated.
    var isMarked = false
  }

  /// An effect in flight or one that has ended.
  struct EffectRow {
    enum State {
      case asleep(passed: Duration, total: Duration)
      case outside
      case finished
      case cancelled
    }
    let number: Int
    let name: String
    let state: State
  }

  struct ActionRow {
    let number: Int
    let text: String
  }

  struct FieldRow {
    let row: StateRow
    let style: StageStyle
    let old: String?
  }

  var title = "tca"
  var clock = ""
  /// The rows of the feature's screen; `nil` if it has no view.
  var screen: (@MainActor (_ width: Int) -> [ScreenRow])?
  /// How many bodies the last line evaluated, while they are marked.
  var evaluated: Int?
  var fields: [FieldRow] = []
  var effects: [EffectRow] = []
  /// The newest action first.
  var actions: [ActionRow] = []
  var actionStyle = StageStyle.plain
  var isScreenOnly = false
  /// The rows that the stage had before, so that it does not become smaller while a feature runs.
  var leastHeight = 4
  /// A vote, which takes the place of the state while it is open.
  var poll: StagePoll?
  /// A hint if no feature is loaded.
  var notice: String?
  /// The language of titles and of the notice.
  var language = Language.english

  /// What the frame says about them; `nil` where the title leaves no room.
  func evaluatedText(columns: Int) -> String? {
    let text = evaluated.map {
      said($0 == 1 ? "1 body evaluated" : "\(countText($0)) bodies evaluated")
    }
    return text.flatMap { ColumnWidth.of($0) + ColumnWidth.of(title) + 10 > columns ? nil : $0 }
  }

  func said(_ text: String) -> String { language.said(text) }
}
