enum StageCommand {
  static let command = Command(
    name: "stage",
    summary: "Pin the screen, the state and the effects",
    details: """
      The upper part of the terminal shows the view, the state, the effects in flight
      and the last actions, as far as there is room. It is redrawn when something
      changes. With `stage mouse on`, a click taps a control; hold Shift to select
      text. With `stage renders on`, a bar marks each row in which a view draws whose
      body the last line has evaluated again, as `renders` finds them. `off` turns
      either off. In files and pipes, `stage` has no effect.
        stage
        stage mouse on
        stage renders on
        stage off
      """,
    meaning: .changesSettings(.terminal),
    arguments: .text(
      "[on|off|mouse on|renders on]", files: [],
      completion: .words(["on", "off", "mouse on", "mouse off", "renders on", "renders off"])),
    needs: \.display
  ) { setting, display in
    switch setting.text {
    case "", "on": display.stage = .full
    case "off": display.stage = .off
    case "mouse on", "mouse off":
      display.hasStageMouse = setting.text == "mouse on"
      if display.stage == .off { display.stage = .full }
    case "renders on", "renders off":
      display.marksBodies = setting.text == "renders on"
      if display.stage == .off { display.stage = .full }
    default:
      throw setting.error(
        .invalidValue, "`stage` has no setting `\(abbreviated(setting.text))`",
        hint: "expected on, off, mouse on, mouse off, renders on or renders off",
        suggestion: NearestName.to(
          setting.text, in: ["on", "off", "mouse on", "mouse off", "renders on", "renders off"]))
    }
    return Output()
  }
}
