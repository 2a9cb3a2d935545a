import Reflection

/// The types of the values that an enum can contain, at any depth.
package enum PayloadTypes {
  /// Returns the types, which include the enum itself only if it is recursive.
  package static func within(_ type: Any.Type) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var pending = parts(of: type)
    while let next = pending.popLast() {
      if found.insert(ObjectIdentifier(next)).inserted { pending += parts(of: next) }
    }
    return found
  }

  private static func parts(of type: Any.Type) -> [Any.Type] {
    if let tuple = TupleLayout.of(type) { return tuple.elements.map(\.type) }
    return EnumLayout.of(type)?.cases.compactMap(\.payload) ?? []
  }
}
