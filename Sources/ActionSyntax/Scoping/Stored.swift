import ComposableArchitecture
import Reflection

/// Reads what values hold, by the names that their types give.
package enum Stored {
  /// The stored property of a struct; a wrapped one (`@BindingState var name`) by the name it was
  /// declared with, unwrapped.
  package static func value(named name: String, in whole: Any) -> Any? {
    guard let layout = fields(of: type(of: whole)),
      let field = layout.fields.first(where: { $0.name == name || $0.name == "_" + name }),
      let value = layout.value(of: field, in: whole)
    else { return nil }
    return (value as? any BindingStateType)?.anyValue ?? value
  }

  /// The payload of an enum value, if it is in the case.
  package static func payload(of caseName: String, in value: Any) -> Any? {
    guard let layout = EnumLayout.of(type(of: value)), layout.caseOf(value)?.name == caseName
    else { return nil }
    return layout.payload(of: value)
  }

  /// The case that an enum value is in.
  package static func caseName(of value: Any) -> String? {
    EnumLayout.of(type(of: value))?.caseOf(value)?.name
  }

  /// What an optional holds; nil when it is nil. Other values are themselves.
  package static func unwrapped(_ value: Any) -> Any? {
    guard value is any OptionalType else { return value }
    return EnumLayout.of(type(of: value))?.payload(of: value)
  }

  /// The names of a struct's properties, as they were declared.
  package static func names(in type: Any.Type) -> [String] {
    fields(of: type)?.fields.map {
      $0.type is any BindingStateType.Type ? String($0.name.dropFirst()) : $0.name
    } ?? []
  }

  /// The names of an enum's cases; none for other types.
  package static func caseNames(of type: Any.Type) -> [String] {
    EnumLayout.of(type)?.cases.map(\.name) ?? []
  }

  /// What a struct holds, unless that is nobody's business: the fields of a `String` or a `Date`.
  private static func fields(of type: Any.Type) -> StructLayout? {
    guard let layout = StructLayout.of(type), !closedModules.contains(layout.moduleName)
    else { return nil }
    return layout
  }

  private static let closedModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "__C",
  ]
}
