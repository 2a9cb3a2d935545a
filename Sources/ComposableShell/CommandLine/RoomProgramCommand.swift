import ArgumentParser
import RoomServer
import ShellCore

/// `tca room [NAME]`: opens a prompt, and a room for its viewers.
struct RoomProgramCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "room", abstract: "Open a prompt that others follow in a browser.",
    discussion: """
      The prompt begins with the command `room`, which prints an address, and a QR code if other devices can open it.

      Examples:
        tca room Todos                          Open a room for this machine.
        tca room Todos --address 192.168.1.20   Open it for a network.
        tca room Todos --address 0.0.0.0:8080   Choose the port, too.
        tca room Todos --to public              Write files for a web server.
        tca room --page > index.html            Write the page for --publish.
      """)

  @ArgumentParser.Argument(
    help: "The feature to load: a name, a Swift file or a folder.", completion: .file())
  var feature: String?

  @OptionGroup var carrier: CarrierOptions

  @Flag(help: "Write the page for the viewers of a room with --publish to standard output.")
  var page = false

  @MainActor
  func run() async throws {
    if page {
      let html = RoomPage.fileHTML(nonce: RoomServer.makeSecret(), source: .events)
      PlainOutput().print(html, terminator: "")
      CurrentProgram.exit(0)
    }
    var shell = try ShellCommand.parse(feature.map { ["--", $0] } ?? [])
    shell.moreLines = [carrier.line]
    try await shell.run()
  }
}

/// How the records of a room reach its viewers.
struct CarrierOptions: ParsableArguments {
  @Option(
    help: "The IPv4 address of this machine to listen on (127.0.0.1), and a port if it matters.")
  var address: String?

  @Option(help: "Send each record to another server, in a POST request to this address.")
  var publish: String?

  @Option(help: "Write the page and the records to this folder.", completion: .directory)
  var to: String?

  func validate() throws {
    guard [address, publish, to].compactMap({ $0 }).count < 2 else {
      throw ValidationError("a room has one of --address, --publish, and --to")
    }
    if let address, ListeningAddress(address) == nil {
      throw ValidationError(
        "`\(address)` is not an IPv4 address such as 192.168.1.20 or 192.168.1.20:8080")
    }
  }

  /// The carrier; `nil` if no option names one.
  var carrier: RoomCarrier? {
    if let address = address.flatMap({ ListeningAddress($0) }) { return .server(address) }
    if let publish { return .publish(url: publish) }
    return to.map { .folder(path: $0) }
  }

  /// The line at the prompt that opens the room.
  var line: String {
    if let address { return "room --address \(address)" }
    if let publish { return "room --publish \(publish)" }
    if let to { return "room --to \(to)" }
    return "room"
  }
}
