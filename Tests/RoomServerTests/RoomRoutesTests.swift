import FlyingFox

@testable import RoomContents
import Testing

@testable import RoomServer

@Suite("Requests to a room")
struct RoomRoutesTests {
  private let answers = AnswerBox()
  private var routes: RoomRoutes {
    RoomRoutes(
      secret: "secret",
      page: RoomPageText(html: "<p>", contentSecurityPolicy: "default-src 'none'"),
      feed: RecordFeed(), viewers: ViewerCount(limit: 1), answers: answers)
  }

  private func response(
    _ method: HTTPMethod, _ path: String, _ body: String = "", length: Int? = nil
  ) async -> HTTPResponse {
    let data = Data(body.utf8)
    let request = HTTPRequest(
      method: method, version: .http11, path: path, query: [],
      headers: [.contentLength: "\(length ?? data.count)"], body: data)
    return await routes.response(to: request)
  }

  @Test("The page is sent with its content security policy")
  func page() async throws {
    let response = await response(.GET, "/secret")
    #expect(response.statusCode == .ok)
    #expect(response.headers[HTTPHeader("Content-Security-Policy")] == "default-src 'none'")
    #expect(try await response.bodyData == Data("<p>".utf8))
  }

  @Test(
    "Without the secret, nothing exists",
    arguments: [
      "/", "", "/secre", "/secret2", "/Secret/events", "/vote", "/secret/x", "/secret/events/1",
    ])
  func secret(_ path: String) async {
    for method in [HTTPMethod.GET, .POST] {
      #expect(await response(method, path).statusCode == .notFound)
    }
  }

  @Test("Other methods are refused")
  func methods() async {
    #expect(await response(.POST, "/secret").statusCode == .methodNotAllowed)
    #expect(await response(.GET, "/secret/vote").statusCode == .methodNotAllowed)
    #expect(await response(.DELETE, "/secret/events").statusCode == .methodNotAllowed)
  }

  @Test("A vote counts once, and only while its ballot is open")
  func votes() async {
    let vote = #"{"ballot":1,"choice":1,"voter":"abcdefgh"}"#
    #expect(await response(.POST, "/secret/vote", vote).statusCode == .conflict)
    answers.open(RoomBallot(number: 1, choices: ["a", "b"]))
    for _ in 0..<3 { #expect(await response(.POST, "/secret/vote", vote).statusCode == .noContent) }
    #expect(answers.current?.counts == [0, 1])
    #expect(answers.open(RoomBallot?.none)?.counts == [0, 1])
    #expect(await response(.POST, "/secret/vote", vote).statusCode == .conflict)
  }

  @Test(
    "What is not a vote is refused",
    arguments: [
      "", "{}", "[1]", "\u{0}", #"{"ballot":1,"choice":0}"#,
      #"{"ballot":1,"choice":0,"voter":"<b>"}"#,
      #"{"ballot":1,"choice":"0","voter":"abcdefgh"}"#,
      #"{"ballot":1,"choice":0,"voter":"가나다라마바사아"}"#,
      #"{"ballot":1e99,"choice":0,"voter":"abcdefgh"}"#,
    ])
  func invalid(_ body: String) async {
    answers.open(RoomBallot(number: 1, choices: ["a"]))
    #expect(await response(.POST, "/secret/vote", body).statusCode == .badRequest)
    #expect(answers.current?.counts == [0])
  }

  @Test("A large body is refused by its length, before it is read")
  func large() async {
    #expect(
      await response(.POST, "/secret/vote", "{}", length: 4097).statusCode == .payloadTooLarge)
  }

  @Test("More viewers than the limit are refused, and one who leaves makes room")
  func viewers() throws {
    let viewers = ViewerCount(limit: 1)
    var first: ViewerCount.Viewer? = try viewers.enter()
    #expect(first != nil)
    #expect(throws: ViewerCount.Refusal.isFull) { try viewers.enter() }
    first = nil
    #expect(throws: Never.self) { try viewers.enter() }
  }

  @Test("One address cannot take all places, but this machine can")
  func viewersOfAnAddress() throws {
    let viewers = ViewerCount(limit: 5, limitOfAddress: 2)
    var entered = try [viewers.enter(from: "192.0.2.1"), viewers.enter(from: "192.0.2.1")]
    #expect(throws: ViewerCount.Refusal.tooManyOfAddress) { try viewers.enter(from: "192.0.2.1") }
    entered.append(try viewers.enter(from: "192.0.2.2"))
    entered.removeFirst()
    #expect(viewers.current == 2)
    entered.append(try viewers.enter(from: "192.0.2.1"))
    for _ in 0..<2 { entered.append(try viewers.enter(from: "127.0.0.1")) }
    #expect(throws: ViewerCount.Refusal.isFull) { try viewers.enter(from: "127.0.0.1") }
    entered = []
    #expect(viewers.current == 0)
  }

  @Test("Who is refused a place is told which limit it is")
  func refusedViewers() async throws {
    func status(_ viewers: ViewerCount, from address: HTTPRequest.Address?) async -> Int {
      let routes = RoomRoutes(
        secret: "secret", page: RoomPageText(html: "", contentSecurityPolicy: ""),
        feed: RecordFeed(), viewers: viewers, answers: answers)
      let request = HTTPRequest(
        method: .GET, version: .http11, path: "/secret/events", query: [],
        headers: [HTTPHeader("X-Forwarded-For"): "198.51.100.7"],
        body: HTTPBodySequence(data: Data()), remoteAddress: address)
      return await routes.response(to: request).statusCode.code
    }
    let address = HTTPRequest.Address.ip4("192.0.2.1", port: 1)
    #expect(await status(ViewerCount(limit: 1, limitOfAddress: 0), from: address) == 429)
    #expect(await status(ViewerCount(limit: 0), from: address) == 503)
    #expect(await status(ViewerCount(limit: 1, limitOfAddress: 1), from: address) == 200)
  }

  @Test("A vote that exceeds a limit is refused in another way than one that is late")
  func tooManyVotes() async {
    func status(_ voter: String) async -> Int {
      let vote = RoomVote(ballot: 1, choice: 0, voter: voter)
      let body = (try? JSONEncoder().encode(vote)) ?? Data()
      let request = HTTPRequest(
        method: .POST, version: .http11, path: "/secret/vote", query: [],
        headers: [.contentLength: "\(body.count)"], body: HTTPBodySequence(data: body),
        remoteAddress: .ip4("192.0.2.1", port: 1))
      return await routes.response(to: request).statusCode.code
    }
    answers.open(RoomBallot(number: 1, choices: ["a"]))
    for number in 0..<RoomVotes.voterLimitOfAddress {
      let vote = RoomVote(ballot: 1, choice: 0, voter: "voter-one-\(number)")
      #expect(answers.add(vote, from: "192.0.2.1") == .accepted)
    }
    #expect(await status("voter-another") == 429)
    #expect(await status("voter-one-0") == 204)
    answers.open(RoomBallot?.none)
    #expect(await status("voter-one-0") == 409)
  }

  @Test("Who has read another log, or names none, receives this one from its beginning")
  func otherLog() {
    let feed = RecordFeed(identity: "new")
    let starts = ["new:50", "old:50", "50", "", "new:-1"].map { feed.start(after: $0) }
    #expect(starts == [50, 0, 0, 0, 0])
  }
}
