import Foundation
import Testing

@testable import MacroExpansion

@Suite("Compiler protocol")
struct PluginTests {
  private func reply(to json: String) throws -> [String: Any] {
    let data = try JSONEncoder().encode(Plugin.reply(to: Data(json.utf8)))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static func expansion(of source: String, macro: String = "CasePathableMacro") -> String {
    let quoted = String(decoding: try! JSONEncoder().encode(source), as: UTF8.self)
    return """
      {"expandAttachedMacro": {
        "macro": {"moduleName": "ComposableArchitectureMacros", "typeName": "\(macro)", "name": "CasePathable"},
        "macroRole": "member", "discriminator": "$s",
        "attributeSyntax": {"kind": "attribute", "source": "@CasePathable",
          "location": {"fileID": "A/B.swift", "fileName": "/B.swift", "offset": 0, "line": 1, "column": 1}},
        "declSyntax": {"kind": "declaration", "source": \(quoted),
          "location": {"fileID": "A/B.swift", "fileName": "/B.swift", "offset": 100, "line": 1, "column": 1}}}}
      """
  }

  @Test("The plugin states the version of the protocol that it understands")
  func capability() throws {
    let reply = try reply(to: #"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
    let result = try #require(reply["getCapabilityResult"] as? [String: Any])
    #expect((result["capability"] as? [String: Any])?["protocolVersion"] as? Int == 7)
  }

  @Test("An expansion is a text without diagnostics")
  func expansion() throws {
    let reply = try reply(to: Self.expansion(of: "@CasePathable enum E { case a }"))
    let result = try #require(reply["expandMacroResult"] as? [String: Any])
    #expect((result["expandedSource"] as? String)?.contains("allCasePaths") == true)
    #expect((result["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test("A comment after an attribute does not hide its arguments")
  func attributeWithComment() throws {
    let source = "@Reducer(state: .equatable) // both\nenum E { case a(A) }"
    let json = Self.expansion(of: source, macro: "ReducerMacro").replacing(
      "\"source\": \"@CasePathable\"", with: "\"source\": \"@Reducer(state: .equatable) // both\"")
    let result = try #require(try reply(to: json)["expandMacroResult"] as? [String: Any])
    let text = try #require(result["expandedSource"] as? String)
    #expect(text.contains("Equatable"), "\(text)")
  }

  @Test("A diagnostic has the file and its offset there")
  func diagnostic() throws {
    let reply = try reply(to: Self.expansion(of: "@CasePathable struct S {}"))
    let result = try #require(reply["expandMacroResult"] as? [String: Any])
    let diagnostic = try #require((result["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["severity"] as? String == "error")
    let position = try #require(diagnostic["position"] as? [String: Any])
    #expect(position["fileName"] as? String == "/B.swift")
    #expect(position["offset"] as? Int == 114)
  }

  @Test("An unknown macro and an unknown message get a reply with an error")
  func unknown() throws {
    for json in [Self.expansion(of: "enum E {}", macro: "Other"), #"{"newMessage": {}}"#, "{"] {
      let result = try #require(try reply(to: json)["expandMacroResult"] as? [String: Any])
      #expect(result["expandedSource"] == nil)
      #expect((result["diagnostics"] as? [Any])?.count == 1)
    }
  }

  @Test("Messages are preceded by their length")
  func channel() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let channel = MessageChannel(input: ends[0], output: ends[1])
    let message = Data((0..<300).map { UInt8(truncatingIfNeeded: $0) })
    channel.send(message)
    channel.send(Data())
    close(ends[1])
    #expect(channel.receive() == message)
    #expect(channel.receive() == Data())
    #expect(channel.receive() == nil)
    close(ends[0])
  }
}
