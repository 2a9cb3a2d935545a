import ActionSyntax
import ComposableArchitecture
import TerminalUI

extension Session {
  /// Draws the view of the present scope.
  ///
  /// - Parameter line: The line that asks for it, for an error.
  func draw(for line: String) throws -> Screen {
    let loaded = try requireFeature(in: line)
    _ = try scopedState(in: line)
    guard let found = ScopedView(loaded: loaded, catalog: catalog).found else {
      throw noView(loaded)
    }
    let settings = replaying.isEmpty && recorder == nil ? drawing : ScreenSettings()
    switch found {
    case .whole(let view, let memory):
      return Screen.render(
        view, width: settings.width, boxes: settings.boxes, rowLimit: ScreenSettings.mostRows,
        memory: memory)
    case .part(let placed):
      return Screen.render(
        placed, width: settings.width, boxes: settings.boxes, rowLimit: ScreenSettings.mostRows)
    }
  }

  /// Draws the view after its parts that have come up since the last time have done what they want
  /// done then.
  ///
  /// - Returns: The screen, nil when that was interrupted or the scope has gone; and what came of
  ///   it.
  func show(for line: String) throws -> (screen: Screen?, texts: [String], isQuiet: Bool) {
    var texts: [String] = []
    // What comes up may bring up more.
    for _ in 0..<Self.mostRounds {
      let screen = try draw(for: line)
      guard let loaded else { break }
      let (arrived, departures) = screen.show()
      guard !departures.isEmpty || arrived.contains(where: \.startsOnArrival) else {
        return (screen, texts, true)
      }
      let (isQuiet, new) = writingDown(by: .control) {
        loaded.store.perform {
          for depart in departures { depart() }
          for appearance in arrived { start(appearance, loaded.store, screen) }
        }
      }
      texts += new
      let isThere = loaded.scope.state(in: loaded.store.state) != nil
      guard isQuiet, isThere else { return (nil, texts, isQuiet) }
    }
    return (try draw(for: line), texts, true)
  }

  private static let mostRounds = 100

  private func start(
    _ appearance: LifecycleHandler, _ store: any LoadedFeature, _ screen: Screen
  ) {
    switch appearance.work {
    case .appear(let action): action()
    case .task(let operation, let file, let line):
      guard let effect = store.startTask(operation, file: file, line: line) else { return }
      screen.onDeparture(of: appearance) { effect.cancel() }
    case .disappear: break
    }
  }

  private func noView(_ loaded: Loaded) -> ShellError {
    guard !loaded.scope.isRoot else {
      return ShellError(
        .noView, "\(loaded.feature.name) has no view: there is nothing to draw, tap or enter")
    }
    return ShellError(
      .noView,
      """
      \(prompt) has no view: nothing that \(loaded.feature.name) draws now is handed its store, and \
      no feature of its types has a view
      """)
  }
}
