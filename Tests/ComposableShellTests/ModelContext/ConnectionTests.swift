@testable import ComposableShell
import Testing

/// A scripted client: each test sends lines and compares the answers.
@Suite("A client and a server of tools")
@MainActor
struct ConnectionTests {
  private let server = ToolServer(
    name: "sample", version: "1.0", instructions: "Call add.",
    tools: [
      Tool("add", "Adds two numbers", [.init("a", "one", .integer), .init("b", "other", .integer)])
      {
        .init(text: "\(($0["a"]?.integer ?? 0) + ($0["b"]?.integer ?? 0))")
      },
      Tool("echo", "Repeats a text", [.init("text", "what", isRequired: false)]) {
        .init(text: $0["text"]?.string ?? "", isError: $0["text"] == nil)
      },
    ])

  private func send(_ line: String) async -> String? {
    await server.answer(.message(Array(line.utf8)))
  }

  private func initialize() async {
    _ = await send(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#)
  }

  private func error(_ code: Int, _ text: String, id: String = "null") -> String {
    #"{"error":{"code":\#(code),"message":\#(JSONValue.string(text).text)},"id":\#(id),"jsonrpc":"2.0"}"#
  }

  @Test("A connection begins with the version of the protocol")
  func initializing() async {
    for (asked, answered) in [
      ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18"),
    ] {
      #expect(
        await send(
          #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#
        )
          == #"{"id":"a","jsonrpc":"2.0","result":{"capabilities":{"tools":{}},"instructions":"Call add.","protocolVersion":"\#(answered)","serverInfo":{"name":"sample","version":"1.0"}}}"#
      )
    }
    #expect(await send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    #expect(
      await send(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
        == #"{"id":1,"jsonrpc":"2.0","result":{}}"#)
  }

  @Test("Tools are listed with their arguments")
  func listing() async {
    await initialize()
    let list = await send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    let tools = list.flatMap { JSONValue(Array($0.utf8)) }?["result"]?["tools"]
    guard case .array(let tools)? = tools else { return #expect(Bool(false)) }
    #expect(tools.map { $0["name"] } == ["add", "echo"])
    #expect(tools[0]["inputSchema"]?["required"] == ["a", "b"])
    #expect(tools[1]["inputSchema"]?["required"] == [])
    #expect(tools[0]["inputSchema"]?["properties"]?["a"]?["type"] == "integer")
  }

  @Test("A call returns a text, or an error that the client can correct")
  func calling() async {
    await initialize()
    #expect(
      await send(
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":1,"b":2}}}"#
      )
        == #"{"id":1,"jsonrpc":"2.0","result":{"content":[{"text":"3","type":"text"}],"isError":false}}"#
    )
    #expect(
      await send(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo"}}"#)
        == #"{"id":1,"jsonrpc":"2.0","result":{"content":[{"text":"","type":"text"}],"isError":true}}"#
    )
  }

  @Test(
    "Wrong calls are errors",
    arguments: [
      (#"{"name":"sub"}"#, "there is no tool `sub`; expected one of `add`, `echo`"),
      (#"{"name":3}"#, "the call has no `name`; expected one of `add`, `echo`"),
      (#"{}"#, "the call has no `name`; expected one of `add`, `echo`"),
      (#"{"name":"add","arguments":{"a":1}}"#, "`add` needs the argument `b`: other"),
      (#"{"name":"add","arguments":{"a":1,"b":"2"}}"#, #"`b` must be of type integer, not "2""#),
      (
        #"{"name":"echo","arguments":{"txt":"2"}}"#, "`echo` has no argument `txt`; expected `text`"
      ),
      (#"{"name":"echo","arguments":[1]}"#, "`arguments` must be an object"),
    ])
  func wrongCalls(parameters: String, message: String) async {
    await initialize()
    #expect(
      await send(
        #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":\#(parameters)}"#)
        == error(-32602, message, id: "7"))
  }

  @Test(
    "Lines that are not requests are errors, and the next request is answered",
    arguments: [
      ("{", -32700, "the message is not JSON"),
      ("nonsense", -32700, "the message is not JSON"),
      ("[]", -32600, "expected a request of JSON-RPC 2.0"),
      ("3", -32600, "expected a request of JSON-RPC 2.0"),
      (#"{"id":1,"method":"ping"}"#, -32600, "expected a request of JSON-RPC 2.0"),
      (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, -32600, "expected a request of JSON-RPC 2.0"),
    ])
  func wrongLines(line: String, code: Int, message: String) async {
    #expect(await send(line) == error(code, message))
    #expect(await send(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#) != nil)
  }

  @Test("A method that does not exist, or comes too early, is an error")
  func wrongMethods() async {
    #expect(
      await send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
        == error(-32600, "send `initialize` first", id: "1"))
    #expect(
      await send(#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#)
        == error(-32601, "there is no method `resources/list`", id: "1"))
    #expect(
      await send(#"{"jsonrpc":"2.0","id":2}"#)
        == error(-32600, "the request has no method", id: "2"))
    #expect(await send(#"{"jsonrpc":"2.0","method":"no/such"}"#) == nil)
    #expect(await send(#"{"jsonrpc":"2.0","id":2,"result":{}}"#) == nil)
  }

  @Test("Deeply nested JSON is an error")
  func nesting() async {
    let line = String(repeating: "[", count: 100_000)
    #expect(await send(line) == error(-32700, "the message is not JSON"))
  }

  @Test("Bytes are split into lines wherever they are cut")
  func splitting() async {
    let text = Array("{\"a\":1}\r\n\n{\"b\":2}\nrest".utf8)
    let expected: [MessageLines.Line] = ["{\"a\":1}", "{\"b\":2}", "rest"].map {
      .message(Array($0.utf8))
    }
    for size in 1...text.count {
      var lines = MessageLines()
      var found: [MessageLines.Line] = []
      for start in stride(from: 0, to: text.count, by: size) {
        found += lines.read(Array(text[start..<min(start + size, text.count)]))
      }
      #expect(found + lines.finish() == expected)
    }
  }

  @Test("A line that is too long is dropped, and the next one is read")
  func longLines() async {
    var lines = MessageLines(limit: 5)
    #expect(lines.read(Array("123456".utf8)).isEmpty)
    #expect(lines.read(Array("7\n12345\n".utf8)) == [.tooLong, .message(Array("12345".utf8))])
    #expect(await server.answer(.tooLong) == error(-32600, "the message is too long"))
  }
}
