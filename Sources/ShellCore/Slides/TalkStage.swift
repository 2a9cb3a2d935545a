/// Where a talk shows the stage: the screen, the state and the effects of the feature.
enum TalkStage: Sendable, Equatable {
  case off
  /// Beside the slide, or above it if the terminal is not wide enough.
  case beside
  /// In place of the slide, of which only the current command remains.
  case inPlace

  /// The next one when the speaker presses the key.
  var next: TalkStage {
    switch self {
    case .off: .beside
    case .beside: .inPlace
    case .inPlace: .off
    }
  }

  /// What a command of the talk does to the stage; `nil` for other commands.
  init?(command: String) {
    let words = command.split(separator: " ")
    guard words.first == "stage" else { return nil }
    self = words.dropFirst().first == "off" ? .off : .beside
  }
}

/// A rectangle of the terminal. Rows and columns start at 0.
package struct TalkArea: Sendable, Equatable {
  package let column: Int
  package let row: Int
  package let columns: Int
  package let rows: Int
}

/// How the slide and the stage share the terminal.
package struct TalkDivision: Equatable {
  let slide: TalkArea
  /// `nil` without a stage, or if the terminal is too small for it.
  let stage: TalkArea?

  private static let columnsForBoth = 110
  private static let rowsForBoth = 12

  /// The part of the slide's area that has text.
  var frame: SlideFrame { SlideFrame(slide) }
  /// The width of the text on a slide.
  package var slideColumns: Int { frame.columns }

  init(_ size: TalkSize, _ stage: TalkStage) {
    let columns = size.columns, rows = size.contentRows
    guard stage != .off, rows >= Self.rowsForBoth, columns >= 20 else {
      slide = TalkArea(column: 0, row: 0, columns: columns, rows: rows)
      self.stage = nil
      return
    }
    if stage == .beside, columns >= Self.columnsForBoth {
      let right = columns / 2
      slide = TalkArea(column: 0, row: 0, columns: columns - right - 2, rows: rows)
      self.stage = TalkArea(column: columns - right, row: 0, columns: right, rows: rows)
    } else {
      let upper = stage == .beside ? rows * 11 / 20 : rows - max(4, rows / 5)
      slide = TalkArea(column: 0, row: upper, columns: columns, rows: rows - upper)
      self.stage = TalkArea(column: 0, row: 0, columns: columns, rows: upper)
    }
  }
}

/// The part of the slide's area that has text. A large screen has margins.
struct SlideFrame: Equatable {
  let area: TalkArea
  let columns: Int
  let left: Int
  /// The empty rows above a slide.
  let top: Int
  /// Whether headings are large and list items are apart.
  let isLarge: Bool

  init(_ area: TalkArea) {
    self.area = area
    isLarge = area.columns >= 104 && area.rows >= 31
    // A part of the terminal beside the stage has a small margin.
    let isRoomy = area.rows >= 31 && (50..<80).contains(area.columns)
    columns = isLarge ? min(100, area.columns - 16) : isRoomy ? area.columns - 3 : area.columns
    left = isLarge ? (area.columns - columns) / 2 : isRoomy ? 2 : 0
    top = isLarge ? max(2, area.rows / 12) : isRoomy ? 1 : 0
  }
}

extension TalkState {
  /// Where the stage is now.
  var stage: TalkStage {
    chosenStage ?? talk.steps[..<position].lazy.compactMap { TalkStage(command: $0.command) }.last
      ?? .off
  }

  package var division: TalkDivision { TalkDivision(size, stage) }

  /// Where the stage is drawn; `nil` if it is off, the terminal is too small, or the list of headings is shown.
  package var stageArea: TalkArea? {
    if case .listing = activity { return nil }
    return division.stage
  }

  /// The talk without a stage, for the rows above a live prompt.
  package var withoutStage: TalkState {
    var state = self
    state.chosenStage = .off
    return state
  }
}
