import Synchronization

/// What a dump knows of a type, found out once for each type.
final class DumpedType: Sendable {
  let type: Any.Type
  let traits: DumpTraits
  let form: Form
  /// `==` of the type; `nil` if it has none, or if a cast also looks at the content of its values.
  let equality: Equality?
  /// Where the parts of the type's values are in memory; `nil` if a value has to be taken apart.
  let placed: PlacedForm?
  /// ``equality`` of two values in memory; `nil` for references, too.
  let placedEquality: PlacedForm.Equality?

  typealias Equality = @Sendable (_ value: Any, _ other: Any) -> Bool

  /// How the values of a type are taken apart.
  enum Form: Sendable {
    case fields(LabeledFields)
    case cases(EnumLayout)
    case optional(EnumLayout)
    /// By a mirror, which takes several times as long as a layout.
    case mirror
  }

  /// The type of a value, not the one under which it is known.
  static func of(_ value: Any) -> DumpedType {
    of(Swift.type(of: value)) { DumpTraits(of: value) }
  }

  /// A concrete type, which a part of a value is declared with.
  static func of(concrete type: Any.Type) -> DumpedType {
    of(type) { DumpTraits(ofType: type) }
  }

  private static func of(_ type: Any.Type, _ traits: () -> DumpTraits) -> DumpedType {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    let made = DumpedType(type, traits())
    known.withLock { $0[key] = made }
    return made
  }

  /// The name of the case of an enum value without a payload; `nil` if the layout is not known.
  func caseName(of value: Any) -> String? {
    guard case .cases(let layout) = form, let enumCase = layout.caseOf(value) else { return nil }
    return enumCase.payload == nil && enumCase.isResolved ? enumCase.name : nil
  }

  private static let known = Mutex<[ObjectIdentifier: DumpedType]>([:])

  private init(_ type: Any.Type, _ traits: DumpTraits) {
    (self.type, self.traits) = (type, traits)
    form = Form(type)
    let equatable = traits.contains(.wrapper) ? nil : type as? any Equatable.Type
    equality = equatable.map { Self.equality(of: $0) }
    placed = PlacedForm(form, traits)
    placedEquality =
      traits.isDisjoint(with: [.diffObject, .shared]) && !(type is AnyClass)
      ? equatable.map { PlacedForm.equality(of: $0) } : nil
  }

  /// A cast of each value to `Equatable` takes longer than most comparisons.
  private static func equality<Value: Equatable>(of type: Value.Type) -> Equality {
    { value, other in
      guard let value = exactly(value, as: Value.self) else { return false }
      let isSameType = Swift.type(of: other) == Value.self
      return value == (isSameType ? exactly(other, as: Value.self) : other as? Value)
    }
  }
}

extension DumpedType.Form {
  fileprivate init(_ type: Any.Type) {
    let mirrorsItself = type is any CustomReflectable.Type || type is any CustomDumpReflectable.Type
    if let layout = EnumLayout.of(type), layout.isReadable, !layout.cases.isEmpty {
      // `Optional` provides the mirror that the layout amounts to.
      self = layout.isOptional ? .optional(layout) : mirrorsItself ? .mirror : .cases(layout)
    } else if !mirrorsItself, let layout = StructLayout.of(type), layout.isConcrete {
      self = .fields(LabeledFields(layout))
    } else {
      self = .mirror
    }
  }
}

/// The fields of a struct with the labels that a dump shows.
///
/// The observed fields of an observable state have the labels that they have in the original, where
/// the macro stores `count` as `_count` beside a registrar.
final class LabeledFields: Sendable {
  let layout: StructLayout
  let labels: [String]
  /// Whether a dump shows the registrar after the fields.
  let areObserved: Bool

  fileprivate init(_ layout: StructLayout) {
    self.layout = layout
    let observed = (layout.type as? any ObservableState.Type)?.trackedNames ?? []
    labels = layout.fields.map { observed.contains($0.name) ? "_\($0.name)" : $0.name }
    areObserved = !observed.isEmpty
  }

  func children(of value: Any) -> [Mirror.Child] {
    let values = layout.concreteValues(in: value) ?? []
    var children: [Mirror.Child] = []
    children.reserveCapacity(values.count + 1)
    for (label, value) in zip(labels, values) { children.append((label, value)) }
    if areObserved { children.append(("_$observationRegistrar", ())) }
    return children
  }
}
