import ActionSyntax

extension Command {
  static let stage = Command(
    name: "stage", usage: "stage [on|off|mouse on]",
    summary: "Pin the screen, the state and the effects",
    details: """
      The upper part of the terminal shows the view, the state, the effects in flight
      and the last actions, as far as there is room. It is redrawn when something
      changes. With `stage mouse on`, a click taps a control; hold Shift to select
      text. `stage mouse off` turns it off. In files and pipes, `stage` has no effect.
        stage
        stage mouse on
        stage off
      """,
    meaning: .changesSettings(.terminal),
    argument: .words(["on", "off", "mouse on", "mouse off"])
  ) { context, input in
    switch input.rest {
    case "", "on": context.display.stage = .full
    case "off": context.display.stage = .off
    case "mouse on", "mouse off":
      context.display.hasStageMouse = input.rest == "mouse on"
      if context.display.stage == .off { context.display.stage = .full }
    default:
      throw ShellError(
        .invalidValue, "`stage` has no setting `\(abbreviated(input.rest))`", in: input.line,
        at: input.restOffset, hint: "expected on, off, mouse on or mouse off",
        suggestion: NearestName.to(input.rest, in: ["on", "off", "mouse on", "mouse off"]))
    }
    return Output()
  }
}
