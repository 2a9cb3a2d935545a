enum AskCommand {
  static let command = Command(
    name: "ask",
    summary: "Let the room type actions, or answer a question",
    details: """
      Viewers type a line on their page, and can change it. `ask` again shows what
      they typed, and which lines are not actions, with the reason. `ask end` ends it,
      shows the answers to everyone, and numbers them; `ask accept N` writes an answer
      at the prompt, and Enter sends it. Nothing is sent by itself.
        ask
        ask What disables the button?
        ask end
        ask accept 2
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: false),
    arguments: .text("[QUESTION|end|accept N]", files: [], completion: .words(["accept", "end"])),
    needs: \.loaded, \.room
  ) { argument, loaded, room in
    let open = try room.room.withAnswers()
    let words = argument.text.split(separator: " ")
    switch (words.first, words.count) {
    case (nil, _) where room.polls.question != nil:
      let answers = open.answers.map {
        RoomQuestion.Answer(
          text: $0.text, count: $0.count, error: reason(against: $0.text, in: loaded))
      }
      return Output(text: answers.isEmpty ? "nobody has answered" : list(answers))
    case ("end", 1):
      guard let answers = room.endQuestion({ reason(against: $0, in: loaded) }) else {
        throw InputError(.notThere, "nothing is asked; `ask` asks for an action")
      }
      guard !answers.isEmpty else { return Output(text: "nobody has answered") }
      return Output(text: list(answers) + "\n`ask accept N` takes one of them")
    case ("accept", 2):
      guard let number = Int(words[1]), room.polls.answers.indices.contains(number - 1) else {
        let count = room.polls.answers.count
        throw argument.error(
          .invalidValue, "there is no answer `\(abbreviated(String(words[1])))`",
          hint: count == 0
            ? "`ask end` numbers the answers" : count == 1 ? "expected 1" : "expected 1 to \(count)"
        )
      }
      let answer = room.polls.answers[number - 1]
      guard answer.error.isEmpty, answer.text.hasPrefix(".") else {
        let reason = answer.error.isEmpty ? "an action begins with a dot" : answer.error
        throw InputError(.notThere, "answer \(number) is not an action: \(reason)")
      }
      var output = Output.confirming("Enter sends \(ControlPictures.of(answer.text))")
      output.nextLine = ControlPictures.of(answer.text)
      return output
    default:
      guard room.polls.question == nil else {
        throw InputError(.notThere, "a question is open; `ask end` ends it")
      }
      room.ask(argument.text)
      return Output(
        text: (argument.text.isEmpty ? "the room types actions" : "the room answers")
          + "; `ask` shows the answers, `ask end` ends it")
    }
  }

  /// Why a text that begins as an action is not one of the prompt's scope; empty if it is, or if it is another answer.
  @MainActor
  private static func reason(against text: String, in loaded: RunningFeature) -> String {
    guard text.hasPrefix(".") else { return "" }
    do {
      _ = try loaded.scopedActions.action(in: text, from: 0)
      return ""
    } catch {
      return ControlPictures.of(error.summary)
    }
  }

  private static let mostRows = 20

  private static func list(_ answers: [RoomQuestion.Answer]) -> String {
    let rows = answers.prefix(mostRows).enumerated().map { index, answer in
      let count = answer.count == 1 ? "" : " (\(answer.count) viewers)"
      let error = answer.error.isEmpty ? "" : "\n     \(answer.error)"
      return
        "\(index + 1 < 10 ? " " : "")\(index + 1)  \(ControlPictures.of(answer.text))\(count)\(error)"
    }
    let rest = answers.count - rows.count
    return (rows + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "\n")
  }
}
