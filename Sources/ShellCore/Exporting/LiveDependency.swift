/// A dependency of the feature that a test leaves live, or as previews have it, as the session did.
struct LiveDependency {
  private let known: KnownDependency
  private let isPreview: Bool

  /// - Parameter context: The context of the session.
  init(_ known: KnownDependency, in context: DependencyContext) {
    self.known = known
    isPreview = context == .preview
  }

  /// `$0.client = ClientKey.liveValue`, or what is the same for a key that a test cannot name.
  func code(by literal: inout SwiftLiteral) throws -> [String] {
    let (value, context) = isPreview ? ("previewValue", "preview") : ("liveValue", "live")
    guard let name = known.name else {
      guard let key = try? literal.name(of: known.key, at: "dependency") else {
        throw TestRefusal.dependency(known.title)
      }
      return ["$0[\(key).self] = \(key).\(value)"]
    }
    if let key = try? literal.name(of: known.key, at: "dependency `\(name)`") {
      return ["$0.\(name) = \(key).\(value)"]
    }
    return [
      "$0.\(name) = withDependencies {", "  $0.context = .\(context)", "} operation: {",
      "  DependencyValues._current.\(name)", "}",
    ]
  }
}
