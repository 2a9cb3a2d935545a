import ComposableArchitecture
import Reflection

/// Decides whether values of a type can be typed at all.
package enum Typability {
  /// The reason why values of a type cannot be typed, or `nil` if the type itself does not prevent
  /// it.
  package static func obstacle(to type: Any.Type) -> String? {
    let name = TypeName.full(type)
    if constructor(of: type) != nil || TupleLayout.of(type) != nil { return nil }
    if let layout = EnumLayout.of(type) { return obstacle(to: layout, name) }
    if type is any Decodable.Type || type is any RawRepresentable.Type { return nil }
    if type is any LosslessStringConvertible.Type { return nil }
    if let layout = StructLayout.of(type) {
      return layout.canBeWritten
        ? nil : "the fields of \(name) cannot be set, so it cannot be typed"
    }
    if name.contains("->") { return "functions cannot be typed" }
    if type is AnyClass { return "\(name) is a class; its instances cannot be typed" }
    return "a value of type \(name) can have any type, so it cannot be typed"
  }

  /// The error code for an obstacle.
  package static func code(of type: Any.Type) -> ActionErrorCode {
    EnumLayout.of(type)?.isReadable == false ? .noReflection : .notTypable
  }

  private static func obstacle(to layout: EnumLayout, _ name: String) -> String? {
    if !layout.isReadable {
      return "\(name) was built without reflection metadata, so it cannot be typed"
    }
    return layout.cases.isEmpty ? "\(name) has no cases, so it has no values" : nil
  }
}
