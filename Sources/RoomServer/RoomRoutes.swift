import FlyingFox

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
    case (.POST, "vote"):
      return await take(RoomVote.self, from: request, isValid: \.isValid, add: answers.add)
    case (.POST, "answer"):
      return await take(RoomReply.self, from: request, isValid: \.isValid, add: answers.add)
    case (.POST, "try"): return await attempt(request)
    case (_, ""), (_, "events"), (_, "vote"), (_, "answer"), (_, "try"):
      return refusal(.methodNotAllowed)
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

  /// Reads something that a page has sent, and keeps it.
  private func take<Sent: Decodable & Sendable>(
    _ type: Sent.Type, from request: HTTPRequest, isValid: (Sent) -> Bool,
    add: (Sent, String?) -> RoomReceipt
  ) async -> HTTPResponse {
    switch await read(type, from: request, isValid: isValid) {
    case .failure(let refused): refusal(refused.status)
    case .success(let sent): receipt(add(sent, request.otherMachine))
    }
  }

  private func receipt(_ receipt: RoomReceipt) -> HTTPResponse {
    switch receipt {
    case .accepted: HTTPResponse(statusCode: .noContent, headers: Self.headers)
    case .isClosed: refusal(.conflict)
    case .isFull: refusal(.tooManyRequests)
    }
  }

  /// Evaluates the lines of a viewer, and answers with what they did.
  private func attempt(_ request: HTTPRequest) async -> HTTPResponse {
    switch await read(RoomAttempt.self, from: request, isValid: { _ in true }) {
    case .failure(let refused): return refusal(refused.status)
    case .success(let attempt):
      if let reason = attempt.refusal {
        return HTTPResponse(
          statusCode: .badRequest, headers: Self.headers, body: Data(reason.rawValue.utf8))
      }
      switch await answers.tasks.answer(attempt, from: request.otherMachine) {
      case .refused(let why): return receipt(why)
      case .isBusy: return refusal(.serviceUnavailable)
      case .result(let result):
        guard let body = try? JSONEncoder().encode(result) else {
          return refusal(.internalServerError)
        }
        var headers = Self.headers
        headers[.contentType] = "application/json"
        return HTTPResponse(statusCode: .ok, headers: headers, body: body)
      }
    }
  }

  private struct Refused: Error {
    let status: HTTPStatusCode
  }

  private func read<Sent: Decodable & Sendable>(
    _ type: Sent.Type, from request: HTTPRequest, isValid: (Sent) -> Bool
  ) async -> Result<Sent, Refused> {
    // A body in chunks has no length, and a browser sends none.
    guard let length = request.headers[.contentLength].flatMap({ Int($0) }) else {
      return .failure(Refused(status: .badRequest))
    }
    guard length <= Self.bodyLimit else { return .failure(Refused(status: .payloadTooLarge)) }
    guard let body = try? await request.bodyData,
      let sent = try? JSONDecoder().decode(type, from: body), isValid(sent)
    else { return .failure(Refused(status: .badRequest)) }
    return .success(sent)
  }

  private func refusal(_ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: Self.headers)
  }

  private static let headers: HTTPHeaders = [
    HTTPHeader("Cache-Control"): "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer",
  ]
}
