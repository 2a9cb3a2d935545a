import Synchronization

/// The static members of types that are values of these types: `.mock` for `static let mock = User(id: 1)`.
///
/// Static members are not known at run time. A program that knows them registers them.
package enum StaticMembers {
  package typealias Make = @Sendable () -> Any?

  private static let all = Mutex<[ObjectIdentifier: [String: Make]]>([:])

  /// Registers the members of a type, in place of those that were registered before.
  package static func register(_ members: [String: Make], of type: Any.Type) {
    all.withLock { $0[ObjectIdentifier(type)] = members }
  }

  /// The names of a type's members, in alphabetical order.
  package static func names(of type: Any.Type) -> [String] {
    all.withLock { $0[ObjectIdentifier(type)]?.keys.sorted() ?? [] }
  }

  /// The member that `.mock`, `User.mock`, or `Profile.User.mock` names.
  static func value(_ node: SyntaxNode, as type: Any.Type) -> Any? {
    guard case .chain(let chain) = node.kind, let link = chain.links.last,
      chain.links.allSatisfy({ $0.arguments == nil && $0.subscripts.isEmpty }),
      let make = all.withLock({ $0[ObjectIdentifier(type)]?[link.name.text] })
    else { return nil }
    let path = chain.links.dropLast().map(\.name.text)
    let isNamed =
      chain.isImplicit ? path.isEmpty : TypePath.of(type).suffix(path.count) == path[...]
    return isNamed ? make() : nil
  }
}
