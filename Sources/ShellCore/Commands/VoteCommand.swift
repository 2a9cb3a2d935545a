enum VoteCommand {
  static let command = Command(
    name: "vote",
    summary: "Let the room choose the next line, or predict what one changes",
    details: """
      Puts the controls that can be tapped now to the vote, or, if there is none, the
      actions without a payload. Viewers tap the control on their screen or choose
      from a list, and can change their vote. `vote LINE` asks what an action or `tap`
      will change instead. `vote` again shows the counts. `vote end` ends the vote and
      writes the line that was chosen, or predicted, at the prompt; Enter sends it.
        vote
        vote .addButtonTapped
        vote end
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: false),
    arguments: .text("[LINE|end]", files: [], completion: .words(["end"])),
    needs: \.loaded, \.room, \.screen, \.outcomes
  ) { argument, loaded, room, screen, outcomes in
    let open = try room.room.withAnswers()
    let choices = RoomChoice.all(of: loaded, (try? screen.drawScreen())?.controls ?? [])
    switch argument.text {
    case "":
      if let ballot = room.polls.ballot {
        return Output(text: RoomPoll(ballot, counts: open.counts).rows.joined(separator: "\n"))
      }
      guard !choices.isEmpty else {
        throw InputError(
          .notThere,
          "there is nothing to choose: no control can be tapped, and each action has a payload")
      }
      room.ask(choices: choices.map(\.line), controls: choices.map(\.control))
      return announcement("the room votes on:", choices.map(\.line))
    case "end":
      guard let ended = room.endVote() else {
        throw InputError(.notThere, "nothing is put to the vote; `vote` begins a vote")
      }
      return result(of: RoomPoll(ended, counts: ended.counts ?? []))
    case let line where line.hasPrefix(".") || line.hasPrefix("tap "):
      let others = choices.map(\.line).filter { $0 != line }
      let changes = await outcomes.changes(of: [line] + others)
      guard let outcome = changes[0] else {
        throw argument.error(
          .invalidValue, "`\(abbreviated(line))` is refused, so nothing can be predicted",
          hint: "type it to see why")
      }
      guard
        let texts = OutcomeChoices(
          outcome: outcome, others: changes.dropFirst().compactMap { $0 })
      else {
        throw InputError(.notThere, "`\(abbreviated(line))` changes nothing, and nothing else does")
      }
      room.ask(.outcome, line: line, choices: texts.texts, outcome: texts.right)
      return announcement("the room predicts what `\(line)` changes:", texts.texts)
    default:
      throw argument.error(
        .invalidValue, "`vote` cannot do `\(abbreviated(argument.text))`",
        hint: "expected nothing, end, an action, or tap with the name of a control")
    }
  }

  private static func announcement(_ title: String, _ choices: [String]) -> Output {
    let rows = choices.map { "  " + $0.replacing("\n", with: "\n  ") }
    return Output(text: ([title] + rows + ["`vote end` ends the vote"]).joined(separator: "\n"))
  }

  private static func result(of poll: RoomPoll) -> Output {
    var output = Output(text: (poll.rows + [poll.verdict]).joined(separator: "\n"))
    output.nextLine = poll.nextLine
    return output
  }
}
