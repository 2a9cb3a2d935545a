/// Searches a value for a part of a given type.
///
/// The search is directed by the types: it skips parts that cannot contain such a value.
package enum ValueSearch {
  /// The number of elements searched in one collection.
  private static let elementLimit = 1_000

  /// The first value exactly of type `wanted`, or `nil` if there is none within `depth` levels.
  package static func first(of wanted: Any.Type, in value: Any, depth: Int = 8) -> Any? {
    if type(of: value) == wanted { return value }
    var known: Set<ObjectIdentifier> = []
    guard depth > 0, canHold(wanted, in: type(of: value), &known) else { return nil }
    for part in Mirror(reflecting: value).children.lazy.map(\.value).prefix(elementLimit) {
      if let found = first(of: wanted, in: part, depth: depth - 1) { return found }
    }
    return nil
  }

  private static func canHold(
    _ wanted: Any.Type, in type: Any.Type, _ known: inout Set<ObjectIdentifier>
  ) -> Bool {
    guard known.insert(ObjectIdentifier(type)).inserted else { return false }
    for part in parts(of: type) {
      if part == wanted || canHold(wanted, in: part, &known) { return true }
    }
    // The type of a class or an existential does not tell what it contains.
    return isOpaque(type)
  }

  private static func isOpaque(_ type: Any.Type) -> Bool {
    switch TypeMetadata(type).kind {
    case .existential, .class: true
    default: false
    }
  }

  private static func parts(of type: Any.Type) -> [Any.Type] {
    if let collection = type as? any Collection.Type { return [element(of: collection)] }
    if let layout = StructLayout.of(type) { return layout.fields.map(\.type) }
    if let layout = EnumLayout.of(type) { return layout.cases.compactMap(\.payload) }
    return TupleLayout.of(type)?.elements.map(\.type) ?? []
  }

  private static func element<C: Collection>(of type: C.Type) -> Any.Type { C.Element.self }
}
