import ComposableArchitecture
import Reflection

/// Whether values of a type can be typed at all.
package enum Typability {
  /// Why they cannot; nil: they can, as far as the type itself tells.
  package static func obstacle(to type: Any.Type) -> String? {
    let name = TypeName.full(type)
    if type is any TextConstructible.Type || TupleLayout.of(type) != nil { return nil }
    if let layout = EnumLayout.of(type) { return obstacle(to: layout, name) }
    if type is any Decodable.Type || type is any RawRepresentable.Type { return nil }
    if type is any LosslessStringConvertible.Type { return nil }
    if let layout = StructLayout.of(type) {
      return layout.canBeWritten ? nil : "\(name) keeps its fields to itself: it cannot be typed"
    }
    if name.contains("->") { return "a function cannot be typed" }
    if type is AnyClass { return "\(name) is a class: its instances cannot be typed" }
    return "\(name) may be of any type: what is meant cannot be typed"
  }

  /// The number of the mistake, where there is an obstacle.
  package static func code(of type: Any.Type) -> ActionErrorCode {
    EnumLayout.of(type)?.isReadable == false ? .noReflection : .notTypable
  }

  private static func obstacle(to layout: EnumLayout, _ name: String) -> String? {
    if !layout.isReadable {
      return "\(name) was built without reflection metadata: it cannot be typed"
    }
    return layout.cases.isEmpty ? "\(name) has no cases: it has no values" : nil
  }
}

extension StructLayout {
  /// Fields of types that guard invariants between them are none of the user's business.
  package var canBeWritten: Bool { isMemberwise && !Self.guardedModules.contains(moduleName) }

  private static let guardedModules: Set<String> = [
    "ComposableArchitecture", "OrderedCollections", "HashTreeCollections", "DequeModule",
    "HeapModule", "BitCollections", "_RopeModule", "CustomDump", "IssueReporting",
  ]
}
