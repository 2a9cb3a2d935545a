import ComposableArchitecture

extension Command {
  static let screen = Command(
    name: "screen", usage: "screen", summary: "draw the view of the state as it is now",
    details: """
      Controls have numbers: `tap 2` taps the second. In a child it is the view
      that the child's store is handed to. What views want done when they come up
      (`onAppear`, `task`) is done before the first drawing that shows them.
        screen
      """
  ) { session, input in
    try input.expectNothing()
    let (screen, texts, isQuiet) = try session.show(for: input.line)
    guard let screen else { return session.finish(texts, isQuiet: isQuiet) }
    return ScreenLines(screen).output(after: texts)
  }
}
