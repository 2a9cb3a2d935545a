/// How the records of a room reach its viewers.
package enum RoomCarrier: Equatable, Sendable {
  /// The program itself sends them, from an address of this machine.
  case server(ListeningAddress)
  /// Another server receives each record in a request.
  case publish(url: String)
  /// A web server sends the files of a folder.
  case folder(path: String)
}

/// Opens rooms to which other people connect. The program has one; sessions in files have none.
@MainActor
package protocol RoomHost: AnyObject {
  /// Opens a room.
  ///
  /// - Parameters:
  ///   - carrier: How the records reach the viewers.
  ///   - place: Where the room was before its process ended; `nil` for a new one. If the port is used now, the room has another.
  /// - Throws: ``RoomFailure``.
  func open(_ carrier: RoomCarrier, at place: RoomEndpoint?) async throws -> any OpenRoom
}

/// A room that viewers can enter. None of its functions waits for a viewer or the network.
@MainActor
package protocol OpenRoom: AnyObject {
  /// The address of the page, and a code with it for phones, one row of text per line.
  var address: String { get }
  var code: [String] { get }
  var viewerCount: Int { get }
  /// Where the server is; `nil` for another carrier.
  var place: RoomEndpoint? { get }
  /// What an earlier process has published here and received; `nil` for a new room.
  var past: RoomPast? { get }
  /// Whether viewers can vote and answer.
  var takesAnswers: Bool { get }
  /// Why the last record has not reached the viewers; `nil` if it has.
  var problem: String? { get }
  /// The votes for the choices of the ballot that is open.
  var counts: [Int] { get }
  func publish(_ record: RoomRecord)
  /// Begins to count votes for a ballot.
  func open(_ ballot: RoomBallot)
  /// Ends the count in one step: a vote is either in the counts that are returned, or refused.
  ///
  /// - Returns: The votes for each choice; empty if no ballot is open.
  func endBallot() -> [Int]
  /// Begins a task that viewers try in copies of the session.
  ///
  /// - Parameter start: The commands that lead to the state in which they begin.
  func open(_ task: RoomTask, start: [String])
  /// Those who have sent lines for the task that is open.
  var people: [RoomPerson] { get }
  /// Ends the task in one step.
  ///
  /// - Returns: Those who have sent lines; empty if there is no task.
  func endTask() -> [RoomPerson]
  /// The answers to the question that is open, those of most viewers first.
  var answers: [(text: String, count: Int)] { get }
  /// Begins to collect answers.
  func open(_ question: RoomQuestion)
  /// Ends the question in one step.
  ///
  /// - Returns: The answers; empty if no question is open.
  func endQuestion() -> [(text: String, count: Int)]
  func close()
  /// Closes the room when its viewers have all records, or after a few seconds.
  func finish() async
}

extension (any OpenRoom)? {
  /// The room for a command that needs answers. Without a room, or if viewers can only read, the command is refused.
  @MainActor
  func withAnswers() throws -> any OpenRoom {
    guard let self else { throw InputError(.notThere, "no room is open; `room` opens one") }
    guard self.takesAnswers else {
      throw InputError(
        .notThere,
        "viewers of this room can only read; they can answer in a room without --publish and --to")
    }
    return self
  }
}

/// What makes the address of a room unique on a machine. A session that is restored opens its room there again, so that viewers
/// find it.
package struct RoomEndpoint: Equatable, Sendable {
  package let port: UInt16
  /// The first part of every path.
  package let secret: String

  package init(port: UInt16, secret: String) {
    self.port = port
    self.secret = secret
  }

  /// Reads ``text``; `nil` if it is damaged.
  package init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let port = UInt16(parts[0]), !parts[1].isEmpty else { return nil }
    self.init(port: port, secret: String(parts[1]))
  }

  package var text: String { "\(port) \(secret)" }
}

/// Why a room could not be opened.
package struct RoomFailure: Error {
  package let message: String

  package init(_ message: String) { self.message = message }
}
