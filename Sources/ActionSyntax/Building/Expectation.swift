import ComposableArchitecture
import Reflection

/// What has to be typed for a type, in a few words: the part behind `expected` in a hint.
package enum Expectation {
  package static func of(_ type: Any.Type) -> String {
    if let special = type as? any TextConstructible.Type { return special.expectation }
    if let tuple = TupleLayout.of(type) {
      return signature(tuple.elements.map { ($0.label, $0.type) })
    }
    if let layout = EnumLayout.of(type), layout.isReadable, !layout.cases.isEmpty {
      return alternatives(layout.cases.map { "." + $0.name }.sorted())
    }
    if let layout = StructLayout.of(type), layout.isMemberwise {
      return TypeName.full(type) + signature(layout.fields.map { ($0.shownName, $0.typedType) })
    }
    return withArticle(TypeName.full(type))
  }

  /// `(id: Int, String)`.
  package static func signature(_ elements: [(label: String?, type: Any.Type)]) -> String {
    let shown = elements.map { ($0.label.map { $0 + ": " } ?? "") + TypeName.full($0.type) }
    return "(" + shown.joined(separator: ", ") + ")"
  }
}

extension StructLayout.Field {
  /// Without the underscore that a property wrapper's storage has.
  package var shownName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  /// The type of what is typed for it: a `@BindingState` field's own, not the wrapper's.
  package var typedType: Any.Type { (type as? any BindingStateType.Type)?.valueType ?? type }
}
