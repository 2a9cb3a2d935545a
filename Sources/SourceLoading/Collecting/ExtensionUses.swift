/// What the needed files use of the types that other modules declare.
struct ExtensionUses {
  private var words: Set<String> = []
  private var members: Set<String> = []
  private var labels: Set<String> = []
  /// The words without a dot, by the types whose members they may be: those that the types of a file extend or inherit from.
  private var plain: [String: Set<String>] = [:]

  /// - Parameter parents: The types that the types of the file extend or inherit from, through others, too.
  mutating func add(_ file: FileReading, parents: Set<String>) {
    words.formUnion(file.words)
    members.formUnion(file.uses.members)
    labels.formUnion(file.uses.labels)
    let isUnknown = !parents.isSubset(of: Self.known)
    for type in parents.union(isUnknown ? [Self.any, Self.unknown] : [Self.any]) {
      plain[type, default: []].formUnion(file.uses.plain)
    }
    // A member may be what a protocol requires.
    if file.types.haveProtocol { members.formUnion(file.uses.plain) }
  }

  /// Whether a member of an extension may be meant somewhere.
  ///
  /// - Parameters:
  ///   - isOwn: Whether the project declares the type, so that any word may be its member.
  ///   - isMeant: Whether a name can mean the member of this extension.
  func mean(
    _ part: FileReading.Extension, isOwn: Bool = false,
    where isMeant: (String) -> Bool = { _ in true }
  ) -> Bool {
    if part.isMeantByType, words.contains(part.type) { return true }
    return part.hasSilentMember || !part.labels.isDisjoint(with: labels)
      || part.members.contains {
        (isOwn ? words.contains($0) : uses($0, of: part.type)) && isMeant($0)
      }
  }

  /// Whether a member of a type may be meant. Without a dot, it is one only in the type, and in what inherits from it.
  private func uses(_ member: String, of type: String) -> Bool {
    if members.contains(member) { return true }
    let own = Self.refined.contains(type) ? [Self.any] : [type, Self.unknown]
    return own.contains { plain[$0]?.contains(member) == true }
  }

  /// The keys for all files, and for those with a type that may inherit from others.
  private static let (any, unknown) = ("*", "?")

  /// Protocols that others inherit from.
  private static let refined: Set = [
    "Comparable", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable",
    "Sendable", "TestDependencyKey",
  ]

  /// Types and protocols that inherit at most from these.
  static let known = refined.union([
    "App", "Bool", "ButtonStyle", "CaseIterable", "Codable", "CodingKey", "CustomStringConvertible",
    "DependencyKey", "DependencyValues", "Int", "LocalizedError", "PreviewProvider", "Reducer",
    "ReducerProtocol", "Scene", "String", "View", "ViewModifier",
  ])
}
