#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The compiler starts this program once per module and sends it the macros to expand, one message at a time.
@main
enum Plugin {
  static func main() throws {
    let channel = MessageChannel()
    while let data = channel.receive() {
      let reply = reply(to: try JSONDecoder().decode(HostMessage.self, from: data))
      channel.send(try JSONEncoder().encode(reply))
    }
  }

  /// The reply to a message. The compiler waits for one whatever it asked.
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
        "the compiler sent '\(name)', which ComposableArchitectureMacros does not support",
        at: 0..<0)
      return .expandMacroResult(expandedSource: nil, diagnostics: [diagnostic.message(in: nil)])
    }
  }
}
