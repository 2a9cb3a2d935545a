enum ScreenCommand {
  static let command = Command(
    name: "screen", summary: "Draw the view of the current state",
    details: """
      Controls are numbered: `tap 2` taps the second one. In a child's scope, the
      child's view is drawn. `onAppear` and `task` run when a view is drawn for the
      first time, before the drawing. `screen on` keeps the view in the upper part of
      the terminal and redraws it on each change; `stage` shows more beside it.
        screen
        screen on
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    isForBeginners: true,
    arguments: .onOff,
    needs: \.display, \.screen, \.changes
  ) { isOn, display, screen, changes in
    if isOn == false {
      display.stage = .off
      return Output()
    }
    let shown = try screen.showScreen()
    if isOn == true { display.stage = .screen }
    guard let drawn = shown.screen, isOn == nil else {
      return changes.finish(shown.texts, isIdle: shown.isIdle)
    }
    var output = ScreenLines(drawn).output(after: shown.texts)
    if screen.filesDiffer {
      let drawn = try screen.drawScreen(ScreenSettings())
      output.fileText = ScreenLines(drawn).output(after: shown.texts).text
    }
    return output
  }
}
