/// A few values of each type, the most ordinary first: what an exploration types and chooses.
///
/// An exploration is complete for these values only, so they can be replaced, and reports list them.
struct ValueDomain {
  /// Values that replace those of a type.
  var given: [ObjectIdentifier: [Any]] = [:]
  /// The number of values of a composed type, at most.
  private let most = 8
  /// The simple types whose values were used.
  let tried = TriedValues()

  /// The values of a type; none if it cannot be made by reflection.
  ///
  /// - Parameter rows: The IDs and the rows of a type that are present, if the state has collections of it.
  func values(of type: Any.Type, depth: Int = 3, rows: (Any.Type) -> [Any]?) -> [Any] {
    if let given = given[ObjectIdentifier(type)] {
      tried.note(given, of: type)
      return given
    }
    let simple = simple(type)
    if let simple { tried.note(simple, of: type) }
    if let rows = rows(type) {
      // Numbers and texts need not be IDs, even if there are rows with such IDs.
      let others = type == String.self || type == Int.self ? simple ?? [] : []
      let known = Set(rows.compactMap { $0 as? AnyHashable })
      return rows + others.filter { ($0 as? AnyHashable).map { !known.contains($0) } ?? false }
    }
    if let simple { return simple }
    if let optional = type as? any OptionalType.Type {
      let wrapped = values(of: optional.wrapped, depth: depth - 1, rows: rows)
      return [optional.absent] + wrapped.prefix(3).compactMap(optional.present)
    }
    if let empty = (type as? any RangeReplaceableCollection.Type)?.init() { return [empty] }
    guard depth > 0 else { return [] }
    if let layout = EnumLayout.of(type) {
      return layout.cases.sorted { ($0.name, $0.tag) < ($1.name, $1.tag) }.filter(\.isResolved)
        .flatMap {
          payloads(of: $0, depth: depth - 1, rows: rows).prefix(2).compactMap(layout.make)
        }
        .prefix(most).map { $0 }
    }
    guard let layout = StructLayout.of(type), layout.isMemberwise, !layout.fields.isEmpty else {
      return []
    }
    return combinations(layout.fields.map(\.type), depth: depth - 1, rows: rows)
      .compactMap(layout.make)
  }

  /// The payloads of a case, each with the case; the payload is `nil` if the case has none.
  func payloads(
    of enumCase: EnumCase, depth: Int = 3, rows: (Any.Type) -> [Any]?
  ) -> [(EnumCase, payload: Any?)] {
    guard let payload = enumCase.payload else { return [(enumCase, nil)] }
    if enumCase.label == nil, let tuple = TupleLayout.of(payload), !tuple.elements.isEmpty {
      return combinations(tuple.elements.map(\.type), depth: depth, rows: rows)
        .compactMap(tuple.make).map { (enumCase, $0) }
    }
    return values(of: payload, depth: depth, rows: rows).map { (enumCase, $0) }
  }

  /// The first value of each type, and then combinations in which one value is another.
  private func combinations(
    _ types: [Any.Type], depth: Int, rows: (Any.Type) -> [Any]?
  ) -> [[Any]] {
    let domains = types.map { values(of: $0, depth: depth, rows: rows) }
    guard domains.allSatisfy({ !$0.isEmpty }) else { return [] }
    let first = domains.map { $0[0] }
    var all = [first]
    for (index, domain) in domains.enumerated() {
      for value in domain.dropFirst() {
        var values = first
        values[index] = value
        all.append(values)
      }
    }
    return Array(all.prefix(most))
  }

  private func simple(_ type: Any.Type) -> [Any]? {
    switch type {
    case is Bool.Type: [true, false]
    case is String.Type: ["a", "", "ab"]
    case is Int.Type: [1, 0, 2, -1]
    case let type as any FixedWidthInteger.Type: [1, 0].map { type.init(truncatingIfNeeded: $0) }
    case let type as any BinaryFloatingPoint.Type: [1.0, 0.0].map { type.init($0) }
    case is Date.Type: [Date(timeIntervalSince1970: 1_704_067_200)]
    case is UUID.Type: [UUID(0)]
    case is StackElementID.Type: []
    case is Duration.Type: [Duration.seconds(1)]
    case is Void.Type: [()]
    default: nil
    }
  }
}
