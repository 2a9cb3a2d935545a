/// `#Preview("name") { view }`: a preview that the shell finds by its protocol.
func preview(_ macro: FreestandingMacro) -> Expansion {
  guard let body = macro.body ?? macro.arguments.first(where: { $0.label == "body" })?.value else {
    return .error(MacroDiagnostic("'#Preview' needs a closure that makes a view", at: 0..<0))
  }
  let name = macro.arguments.first { $0.label == nil }?.value
  let isName = name?.hasPrefix("\"") == true
  return Expansion(parts: [
    """
    struct \(macro.uniqueName("Preview")): ComposableArchitecture.RegisteredPreview {
      static var name: Swift.String? { \(isName ? name ?? "nil" : "nil") }
      static var previews: some ComposableArchitecture.View \(body)
    }
    """
  ])
}
