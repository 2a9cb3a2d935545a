#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A compiler plugin: the compiler sends it the macros to expand, one message at a time.
public enum Plugin {
  /// Answers messages on standard input and output until the compiler ends the conversation.
  public static func run() throws {
    let channel = MessageChannel()
    // The compiler ends with an empty message.
    while let data = channel.receive(), !data.isEmpty {
      channel.send(try JSONEncoder().encode(reply(to: data)))
    }
  }

  static func reply(to data: Data) -> PluginMessage {
    do {
      return reply(to: try JSONDecoder().decode(HostMessage.self, from: data))
    } catch {
      return reply(to: .unknown("\(error)"))
    }
  }

  /// The reply to a message. The compiler waits for a reply to every message.
  static func reply(to message: HostMessage) -> PluginMessage {
    switch message {
    case .getCapability:
      return .getCapabilityResult(capability: Capability(protocolVersion: 7, features: []))
    case .expandAttachedMacro(let request):
      let expansion = expand(request)
      return .expandMacroResult(expandedSource: expansion.text, diagnostics: expansion.diagnostics)
    case .expandFreestandingMacro(let request):
      let expansion = expand(request)
      return .expandMacroResult(expandedSource: expansion.text, diagnostics: expansion.diagnostics)
    case .unknown(let name):
      let diagnostic = MacroDiagnostic(
        "ComposableArchitectureMacros cannot read a message of this compiler: \(name)",
        at: 0..<0)
      return .expandMacroResult(expandedSource: nil, diagnostics: [diagnostic.message(in: nil)])
    }
  }
}
