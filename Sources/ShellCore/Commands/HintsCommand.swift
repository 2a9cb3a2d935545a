enum HintsCommand {
  static let command = Command(
    name: "hints",
    summary: "Show how a line can continue, in gray",
    details: """
      If a line can continue in only one way, the rest is shown after the cursor;
      the right arrow key accepts it. After a command, its arguments are shown. With
      hints, loading a file also notes what TCA 1.25 deprecates in it, and where
      cancellation IDs collide in older versions. Without an argument, it shows the
      current setting.
        hints off
        hints
      """,
    meaning: .changesSettings(.terminal),
    arguments: .onOff,
    needs: \.display
  ) { isOn, display in
    guard let isOn else {
      return Output(text: display.showsHints ? "hints are on" : "hints are off")
    }
    display.showsHints = isOn
    return Output()
  }
}
