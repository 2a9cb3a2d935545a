enum RoomCommand {
  static let command = Command(
    name: "room",
    summary: "Let others follow the session in a browser",
    details: """
      Prints an address, and a QR code if other devices can open it. Who opens it sees
      each line with its output, the screen, the state, and the effects, and can look
      back at their own pace. The room is open for this machine only, or for a network
      with the address that this machine has in it, on a free port or a given one.
      Everyone who has the address can read along; it contains a secret. Without an
      argument, `room` shows the address again. `--publish` sends the records to
      another server instead, and `--to` writes files for a web server; their viewers
      cannot vote.
      `room task` gives everyone a task: a condition as goals of lessons have. Viewers
      send lines to a copy of the session in its current state. `room task` alone
      shows who has solved it, and `room show NAME` shows everyone what someone did.
        room
        room --address 192.168.1.20
        room --address 0.0.0.0:8080
        room --publish http://127.0.0.1/room/publish
        room --to public
        room task state count = 2 and actions 2- typed
        room show 1
        room task end
        room off
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: false),
    arguments: .text(
      "[OPTION|task|show NAME|off]", files: [.folder("room --to FILE")],
      completion: .words(["off", "show", "task", "--address", "--publish", "--to"])),
    needs: \.room, \.outcomes, \.workspace
  ) { argument, room, outcomes, workspace in
    let words = argument.text.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.count) {
    case (nil, _):
      return Output(text: invitation(to: try await room.open(.server(.thisMachine))))
    case ("task", _):
      return try RoomTaskForms.task(words.count == 2 ? words[1] : "", argument, room, outcomes)
    case ("show", 2): return try RoomTaskForms.show(words[1], argument, room)
    case ("off", 1): return Output(text: room.close() ? "the room is closed" : "no room is open")
    case (_, 2):
      guard let carrier = carrier(words[0], words[1]) else { fallthrough }
      if room.room != nil {
        throw argument.error(
          .superfluous, "the room is already open", hint: "`room off` closes it")
      }
      if case .folder = carrier { try workspace.lineFiles.checkWritesFolders(argument) }
      return Output(text: invitation(to: try await room.open(carrier)))
    default:
      throw argument.error(
        .invalidValue, "`room` cannot do `\(abbreviated(argument.text))`",
        hint:
          "expected nothing, off, task with a condition, show with a name, --address with an IPv4 address such as 192.168.1.20 or 192.168.1.20:8080, "
          + "--publish with an address that begins with http://, or --to with a folder")
    }
  }

  @MainActor
  private static func invitation(to room: any OpenRoom) -> String {
    let count = room.viewerCount
    let viewers = count == 0 ? [] : [count == 1 ? "1 viewer" : "\(count) viewers"]
    let problem = room.problem.map { ["not published: \($0)"] } ?? []
    let reach = room.address.hasPrefix("http://127.") ? [onlyHere] : []
    return (room.code + [room.address] + reach + viewers + problem).joined(separator: "\n")
  }

  private static let onlyHere = """
    only this machine can open the address; to let others in, type `room off`, then \
    `room --address 0.0.0.0`
    """

  private static func carrier(_ option: String, _ value: String) -> RoomCarrier? {
    switch option {
    case "--address": ListeningAddress(value).map { .server($0) }
    case "--publish" where value.hasPrefix("http://") && !value.contains(" "): .publish(url: value)
    case "--to" where !value.contains(" --"): .folder(path: value)
    default: nil
    }
  }
}
