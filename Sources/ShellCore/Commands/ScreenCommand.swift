import ComposableArchitecture

extension Command {
  static let screen = Command(
    name: "screen", usage: "screen", summary: "Draw the view of the current state",
    details: """
      Controls are numbered: `tap 2` taps the second one. In a child's scope, the
      child's view is drawn. `onAppear` and `task` run when a view is drawn for the
      first time, before the drawing.
        screen
      """
  ) { session, input in
    try input.expectNothing()
    let (screen, texts, isQuiet) = try session.show(for: input.line)
    guard let screen else { return session.finish(texts, isQuiet: isQuiet) }
    return ScreenLines(screen).output(after: texts)
  }
}
