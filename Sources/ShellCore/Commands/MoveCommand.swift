enum MoveCommand {
  static let command = Command(
    name: "move", summary: "Repeat the history in another order",
    details: """
      The line of action N is typed in the place of the line of action M, and the
      other lines keep their order. Everything else is as with `skip N`.
        move 3 to 1
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    arguments: .twoNumbers,
    needs: \.loaded, \.recomputer
  ) { numbers, loaded, recomputer in
    try await recomputer.move(numbers.from, to: numbers.to, in: loaded)
  }
}

extension Arguments where Value == (from: CommandArgument, to: CommandArgument) {
  /// `N to M`.
  fileprivate static var twoNumbers: Self {
    Self(usage: "N to M", files: []) { input in
      let words = input.words
      guard words.count >= 2, words[1].text == "to" else {
        guard let wrong = words.dropFirst().first else {
          throw input.argument.missing(
            "`move` needs the numbers of two actions", hint: "expected `move 3 to 1`")
        }
        throw wrong.error(
          .unexpectedToken, "unexpected `\(abbreviated(wrong.text))`", hint: "expected to")
      }
      guard words.count >= 3 else {
        throw input.argument.missing("`move` needs a second number", hint: "expected a number")
      }
      if words.count > 3 {
        throw words[3].error(
          .superfluous, "`move` takes two numbers", hint: "expected the end of the line")
      }
      return (words[0], words[2])
    }
  }
}
