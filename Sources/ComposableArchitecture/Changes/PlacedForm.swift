/// Where the parts of a type's values are in memory, found out once for each type.
///
/// A diff compares many parts of two values and shows few. In place, a part is neither copied into an `Any` nor looked up by its
/// type, which takes most of the time of a small diff.
///
/// A type has a form if a dump shows exactly the parts that it stores. Layouts of structs, enums, and tuples are assumptions about the
/// runtime; ``RuntimeAssumption`` tests them.
enum PlacedForm: Sendable {
  /// A number, a Boolean, or a string.
  case plain
  case fields(PlacedParts)
  /// The associated values of each case, by its tag; `nil` for a case without any.
  case cases(EnumLayout, [PlacedParts?])

  typealias Equality = @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init?(_ form: DumpedType.Form, _ traits: DumpTraits) {
    guard !traits.contains(.plain) else {
      self = .plain
      return
    }
    guard traits.isDisjoint(with: .takenApart) else { return nil }
    switch form {
    case .fields(let fields): self = .fields(PlacedParts(fields))
    case .cases(let layout):
      // A case without associated values is shown as the type describes it.
      guard layout.isReadInPlace, !traits.contains(.printed) else { return nil }
      var parts: [PlacedParts?] = []
      for enumCase in layout.cases {
        guard let payload = enumCase.payload else {
          parts.append(nil)
          continue
        }
        guard let placed = PlacedParts(enumCase, payload) else { return nil }
        parts.append(placed)
      }
      self = .cases(layout, parts)
    case .optional, .mirror: return nil
    }
  }

  /// `==` of a type.
  static func equality<Value: Equatable>(of _: Value.Type) -> Equality {
    {
      $0.assumingMemoryBound(to: Value.self).pointee
        == $1.assumingMemoryBound(to: Value.self).pointee
    }
  }
}

/// The parts of a value at their places: the fields of a struct, or the associated values of an enum case.
struct PlacedParts: Sendable {
  struct Part: Sendable {
    /// `count:`.
    let label: String?
    let type: DumpedType
    /// The distance from the start of the value in bytes.
    let offset: Int
    /// Whether a dump shows it. What macros store is only compared.
    let isShown: Bool
  }

  let all: [Part]
  /// The position of the last part that is shown.
  let lastShown: Int?
  /// `Settings.State(`, `saved(`.
  let opening: String
  /// Whether a dump shows the only part on the line of the value if it fits there.
  let areSingle: Bool

  fileprivate init(_ fields: LabeledFields) {
    let parts = zip(fields.labels, fields.layout.fields).map { label, field in
      Part(
        label: "\(label):", type: DumpedType.of(concrete: field.type), offset: field.offset,
        isShown: !label.hasPrefix("_$"))
    }
    self.init(
      parts, DumpedTypeName.of(fields.layout.type) + "(",
      areSingle: parts.count == 1 && !fields.areObserved)
  }

  /// - Returns: `nil` if the associated values have to be taken apart.
  fileprivate init?(_ enumCase: EnumCase, _ payload: Any.Type) {
    // A payload in a box can contain the enum itself.
    guard !enumCase.isIndirect, enumCase.label == nil, isConcrete(payload) else { return nil }
    let elements =
      TupleLayout.of(payload)?.elements.map { ($0.label, $0.type, $0.offset) }
      ?? [(nil, payload, 0)]
    guard elements.allSatisfy({ isConcrete($0.1) }) else { return nil }
    let parts = elements.map { label, type, offset in
      Part(
        label: label.map { "\($0):" }, type: DumpedType.of(concrete: type), offset: offset,
        isShown: true)
    }
    self.init(parts, "\(enumCase.name)(", areSingle: parts.count == 1)
  }

  private init(_ parts: [Part], _ opening: String, areSingle: Bool) {
    (all, self.opening, self.areSingle) = (parts, opening, areSingle)
    lastShown = parts.lastIndex(where: \.isShown)
  }
}

extension DumpTraits {
  /// What a dump does not show as the parts that the type stores.
  fileprivate static let takenApart: Self = [
    .stringConvertible, .representable, .reflectable, .diffObject, .shared, .string, .address,
    .typeValue, .wrapper, .elementArray,
  ]
}
