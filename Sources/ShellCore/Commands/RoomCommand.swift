import LoadedFeatures
import ActionSyntax
import OutputText

extension Command {
  static let room = Command(
    name: "room",
    summary: "Let others follow the session in a browser",
    details: """
      Prints an address and a QR code. Who opens it sees each line with its output,
      the screen, the state, and the effects, and can look back at their own pace. The
      room is open for this machine only, or for a network with the address that this
      machine has in it. Everyone who has the address can read along; it contains a
      secret. Without an argument, `room` shows the address again.
        room
        room --address 192.168.1.20
        room off
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: false),
    arguments: .text("[--address IP|off]", completion: .words(["off", "--address"])),
    needs: \.room
  ) { argument, room in
    let words = argument.text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case (nil, _): return Output(text: invitation(to: try await room.open(address: nil)))
    case ("off", 1): return Output(text: room.close() ? "the room is closed" : "no room is open")
    case ("--address", 2) where isIPv4(words[1]):
      if room.room != nil {
        throw argument.error(
          .superfluous, "the room is already open", hint: "`room off` closes it")
      }
      return Output(text: invitation(to: try await room.open(address: words[1])))
    default:
      throw argument.error(
        .invalidValue, "`room` cannot do `\(abbreviated(argument.text))`",
        hint: "expected nothing, off, or --address with an IPv4 address such as 192.168.1.20")
    }
  }

  @MainActor
  private static func invitation(to room: any OpenRoom) -> String {
    let count = room.viewerCount
    let viewers = count == 0 ? "" : count == 1 ? "\n1 viewer" : "\n\(count) viewers"
    return (room.code + [room.address]).joined(separator: "\n") + viewers
  }

  private static func isIPv4(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
