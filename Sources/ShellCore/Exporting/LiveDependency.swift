/// A dependency of the feature that a test leaves live, as the session did.
struct LiveDependency {
  private let known: KnownDependency

  init(_ known: KnownDependency) { self.known = known }

  /// `$0.client = ClientKey.liveValue`, or what is the same for a key that a test cannot name.
  func code(by literal: inout SwiftLiteral) throws -> [String] {
    guard let name = known.name else {
      guard let key = try? literal.name(of: known.key, at: "dependency") else {
        throw TestRefusal.dependency(known.title)
      }
      return ["$0[\(key).self] = \(key).liveValue"]
    }
    if let key = try? literal.name(of: known.key, at: "dependency `\(name)`") {
      return ["$0.\(name) = \(key).liveValue"]
    }
    return [
      "$0.\(name) = withDependencies {", "  $0.context = .live", "} operation: {",
      "  DependencyValues._current.\(name)", "}",
    ]
  }
}
