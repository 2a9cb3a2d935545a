import ComposableArchitecture
import Reflection

/// The types that values of an enum can hold, at any depth.
enum PayloadTypes {
  /// All of them, the enum itself not unless it holds itself.
  static func within(_ type: Any.Type) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var waiting = parts(of: type)
    while let next = waiting.popLast() {
      if found.insert(ObjectIdentifier(next)).inserted { waiting += parts(of: next) }
    }
    return found
  }

  private static func parts(of type: Any.Type) -> [Any.Type] {
    if let tuple = TupleLayout.of(type) { return tuple.elements.map(\.type) }
    return EnumLayout.of(type)?.cases.compactMap(\.payload) ?? []
  }
}
