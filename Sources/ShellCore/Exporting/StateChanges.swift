/// The statements that turn one state into another. They assign exactly what differs, in the shortest
/// form that compiles.
struct StateChanges {
  private(set) var statements: [SwiftCode] = []
  /// The shared values that were compared. Another field that refers to the same value need not be.
  private var shared: Set<ObjectIdentifier> = []
  private var literal: SwiftLiteral
  /// The ID that the next element of a stack gets if it is appended before the test has a store; `nil` in an assertion, which names IDs.
  private var nextElement: Int?

  /// - Parameters:
  ///   - name: The name of the state in the statements.
  ///   - isInitial: Whether the statements make the first state of a test.
  /// - Throws: `Unwritable` for a value that differs and cannot be written.
  static func statements(
    from old: Any, to new: Any, named name: String = "$0", isInitial: Bool = false,
    by literal: inout SwiftLiteral
  ) throws(Unwritable) -> [SwiftCode] {
    var changes = Self(literal: literal)
    if isInitial { changes.nextElement = 0 }
    try changes.compare(old, new, as: type(of: new), ValuePosition(code: name, path: "state"))
    literal = changes.literal
    return changes.statements
  }

  private init(literal: SwiftLiteral) { self.literal = literal }

  /// A value inside the state, as code and as a path.
  private struct ValuePosition {
    /// The expression in an assignment: `$0.draft?.title`.
    let code: String
    /// The path in an error.
    let path: String

    func field(_ name: String) -> Self { Self(code: "\(code).\(name)", path: joined(path, name)) }

    func row(_ label: String, _ id: String) -> Self {
      Self(code: "\(code)[\(label)\(id)]", path: "\(path)[\(id)]")
    }

    /// The wrapped value of this optional.
    var unwrapped: Self { Self(code: code + "?", path: path) }

    var isUnwrapped: Bool { code.hasSuffix("?") }

    /// The left side of an assignment.
    var target: String { String(code.prefix(through: code.lastIndex { $0 != "?" }!)) }
  }

  private mutating func compare(
    _ old: Any, _ new: Any, as type: Any.Type, _ place: ValuePosition
  ) throws(Unwritable) {
    if AnyEquality.areEqual(old, new) { return }
    if let old = old as? any BindingStateType, let new = new as? any BindingStateType {
      return try compare(
        old.anyValue, new.anyValue, as: Swift.type(of: new).valueType, place)
    }
    if let old = old as? any PresentationStateType, let new = new as? any PresentationStateType {
      return try compare(
        old.optionalChild, new.optionalChild, as: Swift.type(of: new.optionalChild), place)
    }
    if let old = old as? any OptionalWritable, let new = new as? any OptionalWritable,
      let before = old.content, let after = new.content
    {
      return try compare(before.value, after.value, as: after.type, place.unwrapped)
    }
    if try compareRows(old, new, place) { return }
    if try compareStacks(old, new, place) { return }
    if try compareFeatures(old, new, place) { return }
    if try compareElements(old, new, place) { return }
    if try compareEntries(old, new, place) { return }
    if try compareFields(old, new, place) { return }
    if try comparePayloads(old, new, place) { return }
    try assign(new, type, place)
  }

  private mutating func assign(
    _ value: Any, _ type: Any.Type, _ place: ValuePosition
  ) throws(Unwritable) {
    var code = try literal.code(value, as: type, at: place.path)
    // A plain `nil` would be that of the optional around it.
    if place.isUnwrapped, let optional = value as? any OptionalWritable,
      optional.content.map({ $0.value is any OptionalWritable }) ?? true
    {
      code = .list(".some(", [code], ")")
    }
    statements.append(.prefixed("\(place.target) = ", code))
  }

  /// Whether all differences are in fields that can be written.
  private mutating func compareFields(
    _ old: Any, _ new: Any, _ place: ValuePosition
  ) throws(Unwritable) -> Bool {
    guard type(of: old) == type(of: new), !(new is any LiteralWritable),
      !(new is any ClosureWritable), !(new is TextState), !(new is any SequenceWritable),
      !(new is any EntriesWritable),
      let layout = StructLayout.of(type(of: new)), layout.isMemberwise, !layout.fields.isEmpty
    else { return false }
    let kept = self
    var hasShared = false
    for field in layout.fields {
      guard let before = layout.value(of: field, in: old),
        let after = layout.value(of: field, in: new)
      else { return false }
      if AnyEquality.areEqual(before, after) { continue }
      guard field.isVariable else {
        self = kept
        return false
      }
      if let old = before as? any SharedFieldType, let new = after as? any SharedFieldType {
        try compareShared(old, new, place, field)
        hasShared = true
        continue
      }
      if field.type is any WrappedFieldType.Type, !(field.type is any BindingStateType.Type) {
        continue
      }
      let label = try literal.label(of: field, in: layout.type, at: place.path)
      try literal.expectAssignable(label, of: layout.type, at: place.path)
      try compare(before, after, as: field.type, place.field(label))
    }
    return hasShared || statements.count > kept.statements.count
  }
}

extension StateChanges {
  /// Compares a shared value: `$0.$stats.withLock { $0.count = 1 }`.
  private mutating func compareShared(
    _ old: any SharedFieldType, _ new: any SharedFieldType, _ place: ValuePosition,
    _ field: StructLayout.Field
  ) throws(Unwritable) {
    let name = try literal.label(of: field, in: type(of: old), at: place.path)
    guard SharedPerspective.reading(.before, { old.sharedID }) == new.sharedID else {
      return try assign(new, field.type, place.field("$" + name))
    }
    guard shared.insert(new.sharedID).inserted else { return }
    var inner = Self(literal: literal)
    try inner.compare(
      old.value(.before), new.value(.after), as: Swift.type(of: new).valueType,
      ValuePosition(code: "$0", path: joined(place.path, name)))
    literal = inner.literal
    for statement in inner.statements {
      statements.append(.list("\(place.code).$\(name).withLock { ", [statement], " }"))
    }
  }

  /// Compares the payloads of an enum that stays in its case:
  /// `$0.destination?.modify(\.edit) { $0.title = "Blob" }`.
  ///
  /// An enum without case key paths is changed with `XCTModify`, which takes a variable and no optional chain.
  private mutating func comparePayloads(
    _ old: Any, _ new: Any, _ place: ValuePosition
  ) throws(Unwritable) -> Bool {
    guard type(of: old) == type(of: new), !(new is any OptionalWritable),
      let layout = EnumLayout.of(type(of: new)), let found = layout.caseOf(new),
      layout.caseOf(old)?.tag == found.tag, let type = found.payload, TupleLayout.of(type) == nil,
      let before = layout.payload(of: old), let after = layout.payload(of: new)
    else { return false }
    let hasKeyPaths = new is any CasePathable
    guard hasKeyPaths || !place.target.contains("?") else { return false }
    var inner = self
    inner.statements = []
    let payload = ValuePosition(code: "$0", path: joined(place.path, found.name))
    try inner.compare(before, after, as: type, payload)
    guard !inner.statements.contains(where: \.replacesPayload) else { return false }
    var call = "\(place.code).modify(\\.\(found.name))"
    if !hasKeyPaths {
      let name = try inner.literal.name(of: layout.type, at: place.path)
      call = "XCTModify(&\(place.target), case: /\(name).\(found.name))"
    }
    let change = SwiftCode.sequence([.text(call), .closure(" ", inner.statements)])
    inner.statements = inner.statements.isEmpty ? statements : statements + [change]
    self = inner
    return true
  }

  /// Compares stacks by the IDs of their elements: those that were removed, changed, or pushed.
  private mutating func compareStacks(
    _ old: Any, _ new: Any, _ place: ValuePosition
  ) throws(Unwritable) -> Bool {
    guard let old = old as? any RowCollection, let new = new as? any RowCollection,
      type(of: new).idType == StackElementID.self
    else { return false }
    let before = old.rowIDs.compactMap { $0 as? StackElementID }
    let after = new.rowIDs.compactMap { $0 as? StackElementID }
    let kept = before.filter(after.contains)
    guard Array(after.prefix(kept.count)) == kept else { return false }
    for id in before where !after.contains(id) {
      statements.append(.text("\(place.row("id: ", "\(id.number)").code) = nil"))
    }
    let firstUnused = before.map { $0.number + 1 }.max() ?? 0
    nextElement = nextElement.map { max($0, firstUnused) }
    for id in after {
      let element = place.row("id: ", "\(id.number)").unwrapped
      guard let now = new.row(id: id) else { return false }
      if let was = old.row(id: id) {
        try compare(was, now, as: type(of: new).rowType, element)
      } else if let next = nextElement {
        guard id.number == next else { throw .otherElementIDs(at: place.path) }
        try append(now, type(of: new).rowType, place)
        nextElement = next + 1
      } else {
        try assign(now, type(of: new).rowType, element)
      }
    }
    return true
  }

  /// Compares rows by their IDs: rows that were removed, changed, or appended.
  private mutating func compareRows(
    _ old: Any, _ new: Any, _ place: ValuePosition
  ) throws(Unwritable) -> Bool {
    guard let old = old as? any AnyIdentifiedArray, let new = new as? any AnyIdentifiedArray
    else { return false }
    let before = old.rowIDs.compactMap { $0 as? AnyHashable }
    let after = new.rowIDs.compactMap { $0 as? AnyHashable }
    let gone = Set(before).subtracting(after), kept = before.filter { !gone.contains($0) }
    guard !kept.isEmpty, Array(after.prefix(kept.count)) == kept else { return false }
    let types = type(of: new)
    for id in before where gone.contains(id) {
      let code = try literal.code(id.base, as: types.idType, at: place.path)
      statements.append(.list("\(place.code).remove(", [.prefixed("id: ", code)], ")"))
    }
    for id in kept {
      let code = try literal.code(id.base, as: types.idType, at: place.path).flat
      guard let row = new.row(id: id.base), let was = old.row(id: id.base) else {
        return false
      }
      try compare(was, row, as: types.rowType, place.row("id: ", code).unwrapped)
    }
    for id in after.dropFirst(kept.count) {
      try append(new.row(id: id.base) as Any, types.rowType, place)
    }
    return true
  }

  /// Compares the elements of a stack of 2.0 by their identities, which an element that a test writes anew does not have: those that were
  /// removed, changed, or appended.
  private mutating func compareFeatures(
    _ old: Any, _ new: Any, _ place: ValuePosition
  ) throws(Unwritable) -> Bool {
    guard let old = (old as? any SequenceWritable)?.elements.values, !old.isEmpty,
      let new = (new as? any SequenceWritable)?.elements
    else { return false }
    let before = old.compactMap { ($0 as? any Identifiable)?.featureID }
    let after = new.values.compactMap { ($0 as? any Identifiable)?.featureID }
    guard before.count == old.count, after.count == new.values.count else { return false }
    let kept = before.indices.filter { after.contains(before[$0]) }
    guard after.prefix(kept.count).elementsEqual(kept.map { before[$0] }) else { return false }
    for index in before.indices.reversed() where !kept.contains(index) {
      statements.append(.text("\(place.code).remove(at: \(index))"))
    }
    for (index, position) in kept.enumerated() {
      try compare(old[position], new.values[index], as: new.type, place.row("", "\(index)"))
    }
    for value in new.values.dropFirst(kept.count) { try append(value, new.type, place) }
    return true
  }

  /// Compares the elements of arrays of the same length, or of an array that elements were appended
  /// to.
  private mutating func compareElements(
    _ old: Any, _ new: Any, _ place: ValuePosition
  ) throws(Unwritable) -> Bool {
    guard !(new is any AnyIdentifiedArray), let old = old as? any SequenceWritable,
      let new = new as? any SequenceWritable, new.isOrdered, new.isMutable
    else { return false }
    let (type, after) = new.elements, before = old.elements.values
    let changed = zip(before, after).count { !AnyEquality.areEqual($0, $1) }
    guard before.count <= after.count, !before.isEmpty,
      changed == 0 || before.count == after.count && changed < after.count
    else { return false }
    for (index, (was, now)) in zip(before, after).enumerated() {
      try compare(was, now, as: type, place.row("", "\(index)"))
    }
    for value in after.dropFirst(before.count) { try append(value, type, place) }
    return true
  }

  private mutating func compareEntries(
    _ old: Any, _ new: Any, _ place: ValuePosition
  ) throws(Unwritable) -> Bool {
    guard let old = old as? any EntriesWritable, let new = new as? any EntriesWritable,
      !new.isOrdered, !old.entries.isEmpty, !new.entries.isEmpty
    else { return false }
    let before = Dictionary(uniqueKeysWithValues: old.entries.map { ($0.key, $0.value) })
    let after = Dictionary(uniqueKeysWithValues: new.entries.map { ($0.key, $0.value) })
    var keys: [(code: String, key: AnyHashable)] = []
    for key in Set(before.keys).union(after.keys) {
      keys.append((try literal.code(key.base, as: new.types.key, at: place.path).flat, key))
    }
    for (code, key) in keys.sorted(by: { $0.code < $1.code }) {
      let entry = place.row("", code)
      switch (before[key], after[key]) {
      case (let was?, let now?): try compare(was, now, as: new.types.value, entry.unwrapped)
      case (nil, let now?): try assign(now, new.types.value, entry.unwrapped)
      default: statements.append(.text("\(entry.code) = nil"))
      }
    }
    return true
  }

  private mutating func append(
    _ value: Any, _ type: Any.Type, _ place: ValuePosition
  ) throws(Unwritable) {
    let code = try literal.code(value, as: type, at: place.path)
    statements.append(.list("\(place.code).append(", [code], ")"))
  }
}

extension SwiftCode {
  /// Whether the statement assigns the whole payload of a case.
  fileprivate var replacesPayload: Bool {
    if case .prefixed("$0 = ", _) = self { true } else { false }
  }
}

/// `==` for values whose type is not known statically.
enum AnyEquality {
  /// Whether two values have the same Equatable type and are equal. Values of other types are if no difference shows.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    func open<Value: Equatable>(_ left: Value) -> Bool {
      exactly(right, as: Value.self) == left
    }
    return (left as? any Equatable).map { open($0) } ?? ChangeText.areEqual(left, right)
  }
}
