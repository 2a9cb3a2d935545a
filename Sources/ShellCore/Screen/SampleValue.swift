/// Creates an arbitrary value of a type, such as an action that tells where a store sends it.
enum SampleValue {
  /// Returns a value of a type, or nil if reflection cannot create one.
  ///
  /// - Parameter state: The source of the values that binding actions write.
  static func of(_ type: Any.Type, state: Any, depth: Int = 6) -> Any? {
    guard depth > 0 else { return nil }
    if let simple = simple(type) { return simple }
    if let binding = type as? any BindingActionType.Type { return write(binding, state) }
    if let layout = EnumLayout.of(type) { return enumValue(layout, state, depth) }
    if let layout = TupleLayout.of(type) {
      let values = layout.elements.compactMap { of($0.type, state: state, depth: depth - 1) }
      return values.count == layout.elements.count ? layout.make(values) : nil
    }
    return nil
  }

  private static func simple(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case is Bool.Type: false
    case let type as any BinaryInteger.Type: type.init(0)
    case let type as any BinaryFloatingPoint.Type: type.init(0)
    case let type as any RangeReplaceableCollection.Type: type.init()
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case is Date.Type: Date(timeIntervalSince1970: 0)
    case is Void.Type: ()
    default: nil
    }
  }

  /// Prefers cases without a payload.
  private static func enumValue(_ layout: EnumLayout, _ state: Any, _ depth: Int) -> Any? {
    let cases = layout.cases.filter(\.isResolved)
    if let plain = cases.first(where: { $0.payload == nil }) {
      return layout.make(plain, payload: nil)
    }
    return cases.lazy.compactMap { enumCase in
      enumCase.payload.flatMap { of($0, state: state, depth: depth - 1) }
        .flatMap { layout.make(enumCase, payload: $0) }
    }.first
  }

  private static func write(_ type: any BindingActionType.Type, _ state: Any) -> Any? {
    guard let root = ValueSearch.first(of: type.rootType, in: state) else { return nil }
    return BindingField.all(of: type.rootType).lazy.compactMap { field in
      field.value(in: root).flatMap { type.write(field, $0, witness: root) }
    }.first
  }
}
