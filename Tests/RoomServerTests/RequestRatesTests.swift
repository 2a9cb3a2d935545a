import FlyingFox

import Testing

@testable import RoomServer

@Suite("Limits of requests")
struct RequestRatesTests {
  private let start = ContinuousClock.now

  private func request(
    _ address: String, port: UInt16, headers: [HTTPHeader: String] = [:]
  ) -> HTTPRequest {
    HTTPRequest(
      method: .GET, version: .http11, path: "/secret", query: [], headers: HTTPHeaders(headers),
      body: HTTPBodySequence(data: Data()), remoteAddress: .ip4(address, port: port))
  }

  @Test("After a burst, requests are admitted at a rate")
  func burst() {
    var buckets = TokenBuckets(burst: 3, perSecond: 2)
    func taken(_ count: Int, after seconds: Double) -> Int {
      (0..<count).count { _ in buckets.take("a", at: start + .seconds(seconds)) }
    }
    #expect(taken(10, after: 0) == 3)
    #expect(taken(10, after: 0.5) == 1)
    #expect(taken(10, after: 1.5) == 2)
    #expect(taken(10, after: 1_000) == 3)
    #expect(taken(10, after: 900) == 0)
  }

  @Test("The number of names is limited, and those who are at their limit are remembered")
  func names() {
    var buckets = TokenBuckets(burst: 1, perSecond: 1)
    for number in 0..<TokenBuckets.mostNames { _ = buckets.take("\(number)", at: start) }
    let isAdmitted = buckets.take("last", at: start + .seconds(0.9))
    #expect(isAdmitted && buckets.nameCount == 1)
    for number in 0..<TokenBuckets.mostNames {
      _ = buckets.take("\(number)", at: start + .seconds(1.5))
    }
    #expect(buckets.nameCount <= TokenBuckets.mostNames)
    let isAdmittedAgain = buckets.take(
      "\(TokenBuckets.mostNames - 1)", at: start + .seconds(1.6))
    #expect(!isAdmittedAgain)
  }

  @Test("A connection that floods is refused, and others are not")
  func connection() {
    let rates = RequestRates()
    let admitted = (0..<100).count { _ in rates.admits(request("127.0.0.1", port: 1), at: start) }
    #expect(admitted == 60)
    #expect(rates.admits(request("127.0.0.1", port: 2), at: start))
  }

  @Test("A machine that floods over many connections is refused, and others are not")
  func machine() {
    let rates = RequestRates()
    let admitted = (0..<2_000).count {
      rates.admits(request("192.0.2.1", port: UInt16($0)), at: start)
    }
    #expect(admitted == 1_500)
    #expect(rates.admits(request("192.0.2.2", port: 1), at: start))
    #expect(rates.admits(request("127.0.0.1", port: 1), at: start))
  }

  @Test("The server refuses a flood with 429, and large headers with 431")
  func responses() async {
    let routes = RoomRoutes(
      secret: "secret", page: RoomPageText(html: "", contentSecurityPolicy: ""),
      feed: RecordFeed(), viewers: ViewerCount(limit: 1), answers: AnswerBox(),
      delayOfRefusals: .zero)
    let large = [HTTPHeader("X-Large"): String(repeating: "x", count: RoomRoutes.headerLimit)]
    let refusal = await routes.response(to: request("192.0.2.1", port: 2, headers: large))
    #expect(refusal.statusCode.code == 431)
    var codes: [Int] = []
    // More than can be admitted again while the test runs on a busy machine.
    for _ in 0..<20_000 where codes.last != 429 {
      codes.append(await routes.response(to: request("192.0.2.1", port: 1)).statusCode.code)
    }
    #expect(codes.first == 200)
    #expect(codes.last == 429)
  }
}
