/// What the session shows, and how.
@MainActor
package final class Display {
  var format = ChangeFormat.full
  /// The actions whose blocks are hidden.
  var hidden: [LabelPattern] = []
  /// Where the feature stops.
  var breakpoints = Breakpoints() {
    didSet { features.running?.store.findsReducers = !breakpoints.isEmpty }
  }
  /// How `screen` draws. The code that owns the terminal sets it.
  package var screen = ScreenSettings()
  /// What the upper part of the terminal shows.
  package var stage = StageMode.off
  /// Whether the terminal reports clicks on the stage.
  var hasStageMouse = false
  /// Whether the stage marks the bodies that the last line evaluated.
  var marksBodies = false
  /// Whether the line editor shows how a line can be completed.
  package var showsHints = true
  /// The language of help and of the pages; the program also translates errors into it. What files contain is always English.
  package var language = Language.english
  /// Shows how far a line is until the next text or the line's end; `nil` where nobody watches. The code that owns the terminal sets it.
  package var showProgress: (@MainActor (_ text: String) -> Void)?
  private let features: SessionFeatures

  init(_ features: SessionFeatures) { self.features = features }

  /// How actions are printed. Tracing is a property of the running feature.
  var printSettings: PrintSettings {
    get {
      PrintSettings(
        format: format, hidden: hidden.map(\.text),
        isTraced: features.running?.store.isTraced ?? false, breakpoints: breakpoints.texts)
    }
    set {
      format = newValue.format
      hidden = newValue.hidden.map { LabelPattern($0) }
      features.running?.store.isTraced = newValue.isTraced
      if breakpoints.texts != newValue.breakpoints {
        breakpoints.replace(with: newValue.breakpoints)
      }
    }
  }

  /// The settings that concern the running feature: without breakpoints on fields that it does not have, which no line could set.
  var settingsOfFeature: PrintSettings {
    var settings = printSettings
    if !breakpoints.isEmpty, let state = features.running?.store.state {
      settings.breakpoints = breakpoints.points(for: state).map(\.text)
    }
    return settings
  }

  func hides(_ reduced: ReducedAction) -> Bool {
    guard !hidden.isEmpty else { return false }
    let line = ActionLine.of(reduced)
    return hidden.contains { $0.matches(line) }
  }
}

/// What is pinned above the prompt.
package enum StageMode: Sendable {
  case off
  /// The feature's screen.
  case screen
  /// The screen, the state, the effects and the last actions.
  case full
}

/// The settings that decide what a line prints, and where it stops.
struct PrintSettings: Equatable {
  var format = ChangeFormat.full
  var hidden: [String] = []
  var isTraced = false
  /// The breakpoints, as they are typed after `break`.
  var breakpoints: [String] = []

  /// The default settings with the same hidden actions.
  var onlyHidden: PrintSettings { PrintSettings(hidden: hidden) }

  /// The commands that change other settings to these.
  func commands(from old: Self) -> [String] {
    var commands: [String] = []
    if format != old.format { commands.append("format \(format.rawValue)") }
    if hidden != old.hidden {
      let isLonger = hidden.starts(with: old.hidden)
      if !isLonger { commands.append("hide none") }
      commands += hidden.dropFirst(isLonger ? old.hidden.count : 0).map { "hide \($0)" }
    }
    if isTraced != old.isTraced { commands.append("trace \(isTraced ? "on" : "off")") }
    if breakpoints != old.breakpoints {
      let isLonger = breakpoints.starts(with: old.breakpoints)
      if !isLonger { commands.append("break none") }
      commands += breakpoints.dropFirst(isLonger ? old.breakpoints.count : 0).map { "break \($0)" }
    }
    return commands
  }
}

package struct ScreenSettings: Sendable, Equatable {
  /// The width in columns; screens in files are 80 columns wide.
  package var width: Int
  /// The characters for drawing lines.
  var boxes: BoxCharacters

  package init(width: Int = 80, boxes: BoxCharacters = .unicode) {
    self.width = width
    self.boxes = boxes
  }

  /// The maximum number of rows in all lists of a screen. Further rows are counted.
  static let mostRows = 200
  /// The maximum number of lines of a screen. Further lines are counted.
  static let mostLines = 1_000
}
