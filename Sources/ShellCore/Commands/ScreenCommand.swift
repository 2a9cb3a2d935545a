import ComposableArchitecture

extension Command {
  static let screen = Command(
    name: "screen", usage: "screen", summary: "Draw the view of the current state",
    details: """
      Controls are numbered: `tap 2` taps the second one. In a child's scope, the
      child's view is drawn. `onAppear` and `task` run when a view is drawn for the
      first time, before the drawing.
        screen
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    argument: .none
  ) { context, input in
    try input.expectNothing()
    let (screen, texts, isIdle) = try context.showScreen()
    guard let screen else { return context.finish(texts, isIdle: isIdle) }
    return ScreenLines(screen).output(after: texts)
  }
}
