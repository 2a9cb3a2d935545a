@testable import ShellCore
@testable import RoomContents

/// A room without a network, which keeps what is published.
@MainActor
final class KeptRoom: OpenRoom, RoomHost {
  var records: [RoomRecord] = []
  var ballots: [RoomBallot] = []
  var opened: [RoomCarrier] = []
  var places: [RoomEndpoint?] = []
  var place: RoomEndpoint? = RoomEndpoint(port: 4321, secret: "secret")
  var past: RoomPast?
  var takesAnswers = true
  var problem: String?
  var isClosed = false
  var counts: [Int] = []
  let address = "http://127.0.0.1:1/secret"
  let code = ["█"]
  let viewerCount = 2

  /// A session that can open the room, after some lines, and their outputs.
  func session(_ lines: [String]) async -> (Session, [Output]) {
    let session = fixtureSession()
    session.room.host = self
    var outputs: [Output] = []
    for line in lines { outputs.append(await session.evaluate(line)) }
    return (session, outputs)
  }

  func publish(_ record: RoomRecord) { records.append(record) }
  /// Votes that arrive between the last look at the counts and the end of the ballot.
  var lateVotes: [Int] = []
  func open(_ ballot: RoomBallot) { ballots.append(ballot) }
  func endBallot() -> [Int] {
    defer { lateVotes = [] }
    return lateVotes.isEmpty ? counts : zip(counts, lateVotes).map { $0 + $1 }
  }
  var answers: [(text: String, count: Int)] = []
  var questions: [RoomQuestion] = []
  func open(_ question: RoomQuestion) { questions.append(question) }
  func endQuestion() -> [(text: String, count: Int)] { answers }
  var people: [RoomPerson] = []
  var tasks: [RoomTask] = []
  var starts: [[String]] = []
  func open(_ task: RoomTask, start: [String]) {
    tasks.append(task)
    starts.append(start)
  }
  func endTask() -> [RoomPerson] { people }
  func close() { isClosed = true }
  func finish() async { isClosed = true }
  func open(_ carrier: RoomCarrier, at place: RoomEndpoint?) throws -> any OpenRoom {
    if carrier == .server(ListeningAddress(host: "8.8.8.8", port: 0)) { throw RoomFailure("no") }
    opened.append(carrier)
    places.append(place)
    return self
  }
}
