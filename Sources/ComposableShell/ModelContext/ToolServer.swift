/// Answers the messages of a client of the Model Context Protocol.
///
/// A message is a line with a request or a notification of JSON-RPC 2.0. No message ends the server.
@MainActor
final class ToolServer {
  private let name: String
  private let version: String
  private let instructions: String
  private let tools: [Tool]
  private var isInitialized = false

  /// The versions of the protocol that are understood, the newest one first.
  private static let versions = ["2025-06-18", "2024-11-05"]

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - instructions: What a client should know before it calls a tool.
  init(name: String, version: String, instructions: String, tools: [Tool]) {
    self.name = name
    self.version = version
    self.instructions = instructions
    self.tools = tools
  }

  /// Answers a line. Returns `nil` for a notification, which has no answer.
  func answer(_ line: MessageLines.Line) async -> String? {
    guard case .message(let bytes) = line else {
      return failure(.null, RequestError(.invalidRequest, "the message is too long"))
    }
    guard let message = JSONValue(bytes) else {
      return failure(.null, RequestError(.parseError, "the message is not JSON"))
    }
    let id = message["id"]
    guard case .object = message, message["jsonrpc"] == "2.0", isID(id) else {
      let problem = "expected a request of JSON-RPC 2.0"
      return failure(.null, RequestError(.invalidRequest, problem))
    }
    guard let method = message["method"]?.string else {
      // The answer to a request, although this server sends none.
      if message["result"] != nil || message["error"] != nil { return nil }
      return failure(id ?? .null, RequestError(.invalidRequest, "the request has no method"))
    }
    guard let id else { return nil }
    do {
      let result = try await result(of: method, message["params"] ?? [:])
      return (["jsonrpc": "2.0", "id": id, "result": result] as JSONValue).text
    } catch {
      return failure(id, error)
    }
  }

  private func result(
    of method: String, _ parameters: JSONValue
  ) async throws(RequestError) -> JSONValue {
    switch method {
    case "ping": return [:]
    case "initialize": return initialize(parameters)
    case "tools/list", "tools/call":
      guard isInitialized else { throw RequestError(.invalidRequest, "send `initialize` first") }
      guard method == "tools/call" else { return ["tools": .array(tools.map(\.description))] }
      return try await call(parameters)
    default: throw RequestError(.methodNotFound, "there is no method `\(method)`")
    }
  }

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    isInitialized = true
    let asked = parameters["protocolVersion"]?.string ?? ""
    return [
      "protocolVersion": .string(Self.versions.contains(asked) ? asked : Self.versions[0]),
      "capabilities": ["tools": [:]],
      "serverInfo": ["name": .string(name), "version": .string(version)],
      "instructions": .string(instructions),
    ]
  }

  private func call(_ parameters: JSONValue) async throws(RequestError) -> JSONValue {
    guard let tool = tools.first(where: { $0.name == parameters["name"]?.string }) else {
      let problem = parameters["name"]?.string.map { "there is no tool `\($0)`" }
      let names = tools.map { "`\($0.name)`" }.joined(separator: ", ")
      throw RequestError(
        .invalidParameters, "\(problem ?? "the call has no `name`"); expected one of \(names)")
    }
    var arguments: [String: JSONValue] = [:]
    switch parameters["arguments"] {
    case .object(let members)?: arguments = members
    case .null?, nil: break
    default: throw RequestError(.invalidParameters, "`arguments` must be an object")
    }
    if let problem = tool.problem(with: arguments) {
      throw RequestError(.invalidParameters, problem)
    }
    let result = await tool.run(arguments)
    return [
      "content": [["type": "text", "text": .string(result.text)]], "isError": .bool(result.isError),
    ]
  }

  private func isID(_ value: JSONValue?) -> Bool {
    switch value {
    case nil, .string?, .integer?, .number?: true
    default: false
    }
  }

  private func failure(_ id: JSONValue, _ error: RequestError) -> String {
    let error: JSONValue = ["code": .integer(error.code.rawValue), "message": .string(error.text)]
    return (["jsonrpc": "2.0", "id": id, "error": error] as JSONValue).text
  }
}

private struct RequestError: Error {
  let code: Code
  let text: String

  init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }

  /// The numbers of JSON-RPC 2.0.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
  }
}
