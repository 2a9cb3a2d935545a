/// A screen that is shown, and what ran because views appeared or disappeared.
struct ShownScreen {
  /// `nil` if the work was interrupted or the scope has vanished.
  let screen: Screen?
  /// The output of the work, which `hide` can make empty.
  let texts: [String]
  let hasAppeared: Bool
  var isIdle = true
}

struct ScreenPage: Equatable, Sendable {
  /// The HTML, which contains no scripts.
  let html: String
  /// Whether it looks the same as long as the feature's state does.
  let isDecidedByStore: Bool
}

/// Draws the view of the prompt's scope.
@MainActor
final class ScreenDrawer {
  private let features: SessionFeatures
  private let workspace: Workspace
  private let display: Display
  private let changes: ChangeMaker
  private let entries: SessionEntries
  private let recording: RecordingControl

  init(
    _ features: SessionFeatures, _ workspace: Workspace, _ display: Display,
    _ changes: ChangeMaker, _ entries: SessionEntries, _ recording: RecordingControl
  ) {
    self.features = features
    self.workspace = workspace
    self.display = display
    self.changes = changes
    self.entries = entries
    self.recording = recording
  }

  /// How screens are drawn. Files are always drawn the same way.
  private var drawingSettings: ScreenSettings {
    workspace.replaying.isEmpty && !recording.isOn ? display.screen : ScreenSettings()
  }

  /// The width in columns of lists such as that of `help`.
  var textWidth: Int { drawingSettings.width }

  /// Renders the texts of exercises, which no scenario contains.
  var pages: MarkdownRenderer { .page(width: textWidth) }

  /// Whether screens look different in files.
  var filesDiffer: Bool { drawingSettings != ScreenSettings() }

  /// Draws the view of the prompt's scope.
  ///
  /// - Parameter settings: How; `nil` draws it as it is to be shown now.
  func drawScreen(_ settings: ScreenSettings? = nil) throws -> Screen {
    let settings = settings ?? drawingSettings
    return try withView(of: features.require()) { placed in
      Screen.render(
        placed, width: settings.width, boxes: settings.boxes, rowLimit: ScreenSettings.mostRows)
    }
  }

  /// Draws the view of the prompt's scope as HTML.
  func drawPage() throws -> ScreenPage { try drawPage(of: features.require()) }

  /// Draws the view of a feature's scope as HTML.
  func drawPage(of loaded: RunningFeature) throws -> ScreenPage {
    try withView(of: loaded) { placed in
      let html = placed.html(rowLimit: ScreenSettings.mostRows)
      return ScreenPage(html: html, isDecidedByStore: placed.isDecidedByStore)
    }
  }

  private func withView<Drawn>(
    of loaded: RunningFeature, _ draw: @MainActor (PlacedView) -> Drawn
  ) throws -> Drawn {
    guard loaded.scopedState != nil else { throw loaded.scopeIsGone }
    guard let found = ScopedView(loaded: loaded, catalog: workspace.catalog).found else {
      throw noView(loaded)
    }
    features.drawing.name(found.name)
    return loaded.store.dependencies.run { draw(found.placed) }
  }

  /// Draws the view, after `onAppear` and `task` have run for the parts that have appeared since the
  /// last time.
  ///
  /// - Returns: The screen, or `nil` if that was interrupted or the scope has vanished; and what ran.
  func showScreen() throws -> ShownScreen {
    var texts: [String] = []
    // What appears may make more appear.
    for round in 0..<Self.mostRounds {
      let screen = try drawScreen()
      guard let loaded = features.running else { break }
      let (arrived, departures) = screen.show()
      guard !departures.isEmpty || arrived.contains(where: \.startsOnArrival) else {
        features.drawing.isGivenUp = false
        return ShownScreen(screen: screen, texts: texts, hasAppeared: round > 0)
      }
      let (isIdle, new) = changes.change(by: .control) {
        loaded.store.perform {
          for depart in departures { depart() }
          for appearance in arrived { start(appearance, loaded.store, screen) }
        }
      }
      entries.note(.viewsChanged)
      texts += new
      let isThere = loaded.scope.state(in: loaded.store.state) != nil
      guard isIdle, isThere else {
        return ShownScreen(screen: nil, texts: texts, hasAppeared: true, isIdle: isIdle)
      }
    }
    return ShownScreen(screen: try drawScreen(), texts: texts, hasAppeared: true)
  }

  private static let mostRounds = 100

  private func start(
    _ appearance: LifecycleHandler, _ store: any SessionStore, _ screen: Screen
  ) {
    switch appearance.work {
    case .appear(let action): action()
    case .task(let operation, let file, let line):
      guard let effect = store.startTask(operation, file: file, line: line) else { return }
      screen.onDeparture(of: appearance) { departure in
        let cause: CancelCause = departure == .viewDisappeared ? .endOfView : .newTaskID
        cause.holding { effect.cancel() }
      }
    case .disappear: break
    }
  }

  private func noView(_ loaded: RunningFeature) -> InputError {
    guard !loaded.scope.isRoot else {
      return InputError(
        .noView, "\(loaded.feature.name) has no view: there is nothing to draw, tap or enter")
    }
    return InputError(
      .noView,
      """
      \(loaded.prompt) has no view: nothing that \(loaded.feature.name) draws now receives its store, and \
      no feature of its types has a view; `root` returns to the screen of \(loaded.feature.name)
      """)
  }
}
