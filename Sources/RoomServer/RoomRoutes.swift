import FlyingFox
import Foundation
import RoomLog

/// Answers the requests of a room. A path without the secret does not exist.
struct RoomRoutes: Sendable {
  /// The largest body of a request in bytes.
  static let bodyLimit = 4096
  /// The largest size of all header fields of a request in bytes.
  static let headerLimit = 16_384

  let secret: String
  let page: RoomPageText
  let feed: RecordFeed
  let viewers: ViewerCount
  let answers: AnswerBox
  var rates = RequestRates()
  /// How long a connection that sends too many requests waits for each refusal.
  var delayOfRefusals = Duration.seconds(1)

  func response(to request: HTTPRequest) async -> HTTPResponse {
    guard rates.admits(request) else {
      try? await Task.sleep(for: delayOfRefusals)
      return refusal(.tooManyRequests)
    }
    guard Self.headerSize(of: request) <= Self.headerLimit else {
      return refusal(.requestHeaderFieldsTooLarge)
    }
    return await answer(request)
  }

  private static func headerSize(of request: HTTPRequest) -> Int {
    request.headers.reduce(0) { $0 + $1.key.rawValue.utf8.count + $1.value.utf8.count }
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: true)
    guard let first = parts.first, isSecret(first), parts.count <= 2 else {
      return refusal(.notFound)
    }
    switch (request.method, parts.dropFirst().first ?? "") {
    case (.GET, ""): return pageResponse
    case (.GET, "events"): return events(for: request)
    case (.POST, "vote"): return await vote(request)
    case (_, ""), (_, "events"), (_, "vote"): return refusal(.methodNotAllowed)
    default: return refusal(.notFound)
    }
  }

  /// Compares every byte, so that the time does not tell how many of them are right.
  private func isSecret(_ text: Substring) -> Bool {
    let one = Array(text.utf8), other = Array(secret.utf8)
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private var pageResponse: HTTPResponse {
    var headers = Self.headers
    headers[.contentType] = "text/html; charset=utf-8"
    headers[HTTPHeader("Content-Security-Policy")] = page.contentSecurityPolicy
    return HTTPResponse(statusCode: .ok, headers: headers, body: page.html)
  }

  private func events(for request: HTTPRequest) -> HTTPResponse {
    let viewer: ViewerCount.Viewer
    do throws(ViewerCount.Refusal) {
      viewer = try viewers.enter(from: request.otherMachine)
    } catch {
      return refusal(error == .isFull ? .serviceUnavailable : .tooManyRequests)
    }
    let seen = request.headers[HTTPHeader("Last-Event-ID")] ?? request.query["after"] ?? ""
    var headers = Self.headers
    headers[.contentType] = "text/event-stream"
    let stream = EventStream(feed: feed, start: feed.start(after: seen), viewer: viewer)
    return HTTPResponse(
      statusCode: .ok, headers: headers, body: HTTPBodySequence(from: stream))
  }

  private func vote(_ request: HTTPRequest) async -> HTTPResponse {
    // A body in chunks has no length, and a browser sends none.
    guard let length = request.headers[.contentLength].flatMap({ Int($0) }) else {
      return refusal(.badRequest)
    }
    guard length <= Self.bodyLimit else { return refusal(.payloadTooLarge) }
    guard let body = try? await request.bodyData,
      let vote = try? JSONDecoder().decode(RoomVote.self, from: body), vote.isValid
    else { return refusal(.badRequest) }
    switch answers.add(vote, from: request.otherMachine) {
    case .accepted: return HTTPResponse(statusCode: .noContent, headers: Self.headers)
    case .isClosed: return refusal(.conflict)
    case .isFull: return refusal(.tooManyRequests)
    }
  }

  private func refusal(_ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: Self.headers)
  }

  private static let headers: HTTPHeaders = [
    HTTPHeader("Cache-Control"): "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer",
  ]
}
