/// Reads the contents of values by the names of their fields and cases.
package enum Stored {
  /// The value of a stored property.
  ///
  /// The property of a wrapper such as `@BindingState var name` is found by its declared name, and
  /// the result is the wrapped value.
  package static func value(named name: String, in whole: Any) -> Any? {
    if let spawned = whole as? any SpawnedState {
      return value(named: name, in: spawned.spawnedState)
    }
    guard let layout = fields(of: type(of: whole)),
      let field = layout.fields.first(where: { $0.name == name || $0.name == "_" + name }),
      let value = layout.value(of: field, in: whole)
    else { return nil }
    if let presentation = value as? any PresentationStateType { return presentation.optionalChild }
    return (value as? any WrappedFieldType)?.anyValue ?? value
  }

  /// The payload of an enum value, if it is in the case.
  package static func payload(of caseName: String, in value: Any) -> Any? {
    guard let layout = EnumLayout.of(type(of: value)), layout.caseOf(value)?.name == caseName
    else { return nil }
    return layout.payload(of: value)
  }

  /// The type of what ``value(named:in:)`` returns.
  static func valueType(named name: String, in whole: Any.Type) -> Any.Type? {
    if let spawned = whole as? any SpawnedState.Type {
      return valueType(named: name, in: spawned.spawnedTypes.state)
    }
    let field = fields(of: whole)?.fields.first { $0.name == name || $0.name == "_" + name }
    if let presentation = field?.type as? any PresentationStateType.Type {
      return presentation.childState
    }
    return (field?.type as? any WrappedFieldType.Type)?.valueType ?? field?.type
  }

  /// The type of what ``payload(of:in:)`` returns.
  static func payloadType(of caseName: String, in type: Any.Type) -> Any.Type? {
    EnumLayout.of(type)?.cases.first { $0.name == caseName }?.payload
  }

  static func elementType<C: Collection>(of type: C.Type) -> Any.Type { C.Element.self }

  /// The name of an enum value's case.
  package static func caseName(of value: Any) -> String? {
    EnumLayout.of(type(of: value))?.caseOf(value)?.name
  }

  /// The value in an optional, or `nil` if it is `nil`. Other values are returned unchanged.
  package static func unwrapped(_ value: Any) -> Any? {
    guard value is any OptionalType else { return value }
    return EnumLayout.of(type(of: value))?.payload(of: value)
  }

  /// The declared names of a struct's stored properties.
  package static func names(in type: Any.Type) -> [String] {
    if let spawned = type as? any SpawnedState.Type { return names(in: spawned.spawnedTypes.state) }
    return fields(of: type)?.fields.map(declaredName).filter { !$0.hasPrefix("_$") } ?? []
  }

  /// The declared name of a stored property: without the underscore of a property wrapper's storage.
  package static func declaredName(_ field: StructLayout.Field) -> String {
    field.type is any WrappedFieldType.Type || field.type is any PresentationStateType.Type
      ? String(field.name.dropFirst()) : field.name
  }

  /// The names of an enum's cases. Other types have none.
  package static func caseNames(of type: Any.Type) -> [String] {
    EnumLayout.of(type)?.cases.map(\.name) ?? []
  }

  /// The fields of a struct, except for types whose fields are implementation details, such as
  /// `String` and `Date`.
  private static func fields(of type: Any.Type) -> StructLayout? {
    guard let layout = StructLayout.of(type), !closedModules.contains(layout.moduleName)
    else { return nil }
    return layout
  }

  private static let closedModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "__C",
  ]
}

extension RowCollection {
  /// The ID that `#0` selects: the one with the number if the IDs are shown as numbers, otherwise the one at the position.
  package func rowID(at position: Int) -> Any? {
    let ids = rowIDs
    let numbered = ids.compactMap { $0 as? any NumberedElementID }
    guard numbered.isEmpty || numbered.contains(where: { $0.shownNumber == nil }) else {
      return numbered.first { $0.shownNumber == position }
    }
    return ids.indices.contains(position) ? ids[position] : nil
  }

  /// The IDs of the rows, for an error.
  package var idsHint: String {
    rowIDs.isEmpty ? "it is empty" : "expected \(alternatives(rowIDs.map(IDText.of)))"
  }
}

/// A dictionary, from which `["key"]` selects a value.
protocol KeyedCollection {
  static var keyType: Any.Type { get }
  static var valueType: Any.Type { get }
  func value(key: Any) -> Any?
  /// The keys as they are typed, in an order that is the same on every run.
  var keyTexts: [String] { get }
}

extension Dictionary: KeyedCollection {
  static var keyType: Any.Type { Key.self }
  static var valueType: Any.Type { Value.self }
  func value(key: Any) -> Any? { (key as? Key).flatMap { self[$0] } }
  var keyTexts: [String] { keys.map { IDText.of($0) }.sorted() }
}

extension KeyedCollection {
  /// The keys, for an error.
  var keysHint: String {
    keyTexts.isEmpty ? "it is empty" : "expected \(alternatives(keyTexts))"
  }
}
