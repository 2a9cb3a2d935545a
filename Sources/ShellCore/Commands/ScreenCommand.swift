import ComposableArchitecture

extension Command {
  static let screen = Command(
    name: "screen", usage: "screen [on|off]", summary: "Draw the view of the current state",
    details: """
      Controls are numbered: `tap 2` taps the second one. In a child's scope, the
      child's view is drawn. `onAppear` and `task` run when a view is drawn for the
      first time, before the drawing. `screen on` keeps the view in the upper part of
      the terminal and redraws it on each change; `stage` shows more beside it.
        screen
        screen on
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    argument: .words(["on", "off"])
  ) { context, input in
    if !input.rest.isEmpty, try !input.isOn() {
      context.display.stage = .off
      return Output()
    }
    let shown = try context.showScreen()
    if !input.rest.isEmpty { context.display.stage = .screen }
    guard let screen = shown.screen, input.rest.isEmpty else {
      return context.finish(shown.texts, isIdle: shown.isIdle)
    }
    var output = ScreenLines(screen).output(after: shown.texts)
    if context.filesDiffer {
      let screen = try context.drawScreen(ScreenSettings())
      output.fileText = ScreenLines(screen).output(after: shown.texts).text
    }
    return output
  }
}
