import LoadedFeatures
import Workspaces
import ActionSyntax
import ComposableArchitecture
import OutputText
import RoomLog
import TerminalUI

extension Command {
  static let vote = Command(
    name: "vote",
    summary: "Let the room choose the next action",
    details: """
      Puts the controls that can be tapped now, and the actions without a payload, to
      the vote. Viewers vote on their page, and can change their vote. `vote` again
      shows the counts. `vote end` ends the vote and names the winner, which you send
      by typing it; nothing is sent by itself.
        vote
        vote end
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: false),
    arguments: .text("[end]", completion: .words(["end"])),
    needs: \.loaded, \.room, \.screen
  ) { argument, loaded, room, screen in
    guard let open = room.room else {
      throw ShellError(.notThere, "no room is open; `room` opens one")
    }
    switch argument.text {
    case "":
      if let ballot = room.ballot {
        return Output(text: result(ballot.choices, open.counts).joined(separator: "\n"))
      }
      let choices = choices(of: loaded, (try? screen.drawScreen())?.controls ?? [])
      guard !choices.isEmpty else {
        throw ShellError(
          .notThere,
          "there is nothing to choose: no control can be tapped, and each action has a payload")
      }
      room.ask(choices)
      return Output(
        text: (["the room votes on:"] + choices.map { "  \($0)" } + ["`vote end` ends the vote"])
          .joined(separator: "\n"))
    case "end":
      guard let ended = room.endVote(), let counts = ended.counts else {
        throw ShellError(.notThere, "nothing is put to the vote; `vote` begins a vote")
      }
      return Output(
        text: (result(ended.choices, counts) + [verdict(ended.choices, counts)])
          .joined(separator: "\n"))
    default:
      throw argument.error(
        .invalidValue, "`vote` cannot do `\(abbreviated(argument.text))`",
        hint: "expected nothing or end")
    }
  }
}

/// What is put to the vote, and how the result is shown.
@MainActor
extension Command {
  private static let mostChoices = 12

  private static func choices(of loaded: RunningFeature, _ controls: [Control]) -> [String] {
    let taps = controls.filter { $0.isEnabled && (!$0.takesValues || $0.choices == ["on", "off"]) }
    let names = taps.map { control in
      let isUnique = !control.label.isEmpty && taps.count { $0.label == control.label } == 1
      return "tap \(isUnique ? control.label : "\(control.number)")"
    }
    let actions = loaded.scopedActions.catalog.forms(prefix: "").map(\.rendered)
      .filter { !$0.contains("(") }
    return Array((names + actions).prefix(mostChoices)).map { ControlPictures.of($0) }
  }

  private static func result(_ choices: [String], _ counts: [Int]) -> [String] {
    let width = counts.map { "\($0)".count }.max() ?? 1
    return zip(choices, counts).map { choice, count in
      String(repeating: " ", count: width - "\(count)".count) + "\(count)  \(choice)"
    }
  }

  private static func verdict(_ choices: [String], _ counts: [Int]) -> String {
    guard let most = counts.max(), most > 0 else { return "nobody has voted" }
    let winners = zip(choices, counts).filter { $0.1 == most }.map(\.0)
    return winners.count == 1
      ? "the room chose: \(winners[0])" : "a tie: \(winners.joined(separator: ", "))"
  }
}
