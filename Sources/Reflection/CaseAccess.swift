/// Reads and changes the payload of an enum's case, where `Root` is the enum and `Value` the type of
/// the payload.
///
/// ```swift
/// let access = CaseAccess<Result<Int, Failure>, Int>.payload { _ in }!
/// let root = Result<Int, Failure>.success(1)
/// access.payload(of: root, tag: access.cases.tag(of: root))  // 1
/// ```
///
/// It is a pointer to facts that are found once for a pair of types, never change, and are never
/// freed. Making one costs a few nanoseconds.
@frozen @usableFromInline package struct CaseAccess<Root, Value>: @unchecked Sendable {
  // Sendable: `CaseFacts` are immutable and permanent.
  // Memory safety: `CaseFacts` come only from the lookups below, for exactly these two types. A tag whose
  // storage is `direct` or `boxed` has a payload with the layout of `Value`.
  @usableFromInline let facts: UnsafePointer<CaseFacts>

  @inlinable init(facts: UnsafePointer<CaseFacts>) { self.facts = facts }

  /// The tag of the only case whose payload is a `Value`; `severalCases` if there is more than one,
  /// `noCase` if there is none.
  @inlinable package var onlyTag: Int { facts.pointee.tag }

  @inlinable package static var severalCases: Int { CaseFacts.severalCases }
  @inlinable package static var noCase: Int { CaseFacts.noCase }

  @inlinable @inline(__always) package func tag(of root: Root) -> Int {
    withUnsafePointer(to: root) { facts.pointee.witnesses.tag(at: $0) }
  }

  @inlinable package func hasPayload(_ tag: Int) -> Bool {
    facts.pointee.storage[tag] != .foreign
  }

  /// Whether the payload of the case with this tag is stored in the enum itself as a `Value`.
  @inlinable @inline(__always) package func isDirect(_ tag: Int) -> Bool {
    facts.pointee.storage[tag] == .direct
  }

  /// A copy of the payload of `root`, whose case has the tag `tag`; `nil` if it is not a `Value`.
  @inlinable @inline(__always) package func payload(of root: Root, tag: Int) -> Value? {
    facts.pointee.storage[tag] == .direct ? direct(of: root) : otherPayload(of: root, tag: tag)
  }

  /// Whether `root`, whose case has the tag `tag`, holds a `Value`: for a value that is nested in several
  /// cases, whether the inner ones match as well.
  @inlinable @inline(__always) package func matches(_ root: Root, tag: Int) -> Bool {
    facts.pointee.storage[tag] != .nested || matchesInside(root)
  }

  /// A copy of the payload of `root`, or `nil` if `root` is another case than the only one with a `Value`.
  @inlinable @inline(__always) package func payload(ofOnlyCase root: Root) -> Value? {
    let tag = tag(of: root)
    return tag == onlyTag ? payload(of: root, tag: tag) : nil
  }

  /// Changes the payload of `root` in place. Returns `nil` and does nothing if the payload is not
  /// stored inside the enum itself.
  ///
  /// The case of `root` must have the tag `tag`.
  @inlinable @inline(__always) package func modify<Result>(
    _ root: inout Root, tag: Int, _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard facts.pointee.storage[tag] == .direct else { return nil }
    return try withUnsafeMutablePointer(to: &root) { root in
      let memory = UnsafeMutableRawPointer(root)
      // Between these calls `root` is not a valid enum; `inout` excludes all other access to it.
      facts.pointee.witnesses.project(memory)
      defer { facts.pointee.witnesses.inject(tag, into: memory) }
      return try body(&memory.assumingMemoryBound(to: Value.self).pointee)
    }
  }
}

/// Changes the payload of the only case of `Root` that has a `Value`, which is stored in the enum itself.
@frozen @usableFromInline package struct DirectCase<Root, Value>: Sendable {
  @usableFromInline let access: CaseAccess<Root, Value>

  /// Returns `nil` if there is no such case, or if its payload is stored outside the enum.
  @inlinable package init?(_ access: CaseAccess<Root, Value>) {
    guard access.onlyTag >= 0, access.isDirect(access.onlyTag) else { return nil }
    self.access = access
  }

  /// Changes the payload of `root` in place. Returns `nil` and does nothing if `root` is another case.
  @inlinable @inline(__always) package func modify<Result>(
    _ root: inout Root, _ body: (inout Value) -> Result
  ) -> Result? {
    let facts = access.facts
    return withUnsafeMutablePointer(to: &root) { root in
      let memory = UnsafeMutableRawPointer(root), tag = facts.pointee.tag
      guard facts.pointee.witnesses.tag(at: memory) == tag else { return nil }
      // As in `CaseAccess.modify`.
      facts.pointee.witnesses.project(memory)
      defer { facts.pointee.witnesses.inject(tag, into: memory) }
      return body(&memory.assumingMemoryBound(to: Value.self).pointee)
    }
  }
}

// MARK: Payloads

extension CaseAccess {
  @inlinable @inline(never) func otherPayload(of root: Root, tag: Int) -> Value? {
    switch facts.pointee.storage[tag] {
    case .foreign: nil
    case .direct: direct(of: root)
    case .boxed: boxed(of: root, tag)
    case .converted: converted(of: root)
    case .empty: emptyValue(of: Value.self)
    case .nested: nested(of: root)
    }
  }

  /// The payload in a copy of `root`. After projection the copy is the payload and moves out.
  @inlinable @inline(__always) func direct(of root: Root) -> Value {
    withMemory(of: root) { memory in
      facts.pointee.witnesses.project(memory)
      return memory.assumingMemoryBound(to: Value.self).move()
    }
  }

  /// A copy of the payload in the box of a copy of `root`, which is then restored and destroyed.
  @inlinable func boxed(of root: Root, _ tag: Int) -> Value {
    withMemory(of: root) { memory in
      facts.pointee.witnesses.project(memory)
      let value = boxedValue(at: memory).assumingMemoryBound(to: Value.self).pointee
      facts.pointee.witnesses.inject(tag, into: memory)
      memory.assumingMemoryBound(to: Root.self).deinitialize(count: 1)
      return value
    }
  }

  /// The value that was converted to the payload of `root`; `nil` if the payload is something else.
  @usableFromInline func converted(of root: Root) -> Value? {
    EnumLayout.of(Root.self)?.payload(of: root).flatMap { unconverted($0, to: Value.self) }
  }

  /// A copy of a value that is nested in several cases, the first of which matches; `nil` if another does
  /// not.
  @inlinable func nested(of root: Root) -> Value? {
    var value: Value?
    withNested(in: root) { memory in
      value = .some(memory.assumingMemoryBound(to: Value.self).pointee)
    }
    return value
  }

  @inlinable @inline(never) func matchesInside(_ root: Root) -> Bool {
    var isThere = false
    withNested(in: root) { _ in isThere = true }
    return isThere
  }

  /// Calls `body` with the nested value if all cases match.
  ///
  /// The cases are inspected in a copy of the bytes of `root`, which owns nothing, so nothing is retained
  /// or destroyed. `root` stays alive meanwhile.
  @inlinable @inline(__always) func withNested(
    in root: Root, _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    withUnsafePointer(to: root) { root in
      withUnsafeTemporaryAllocation(
        byteCount: MemoryLayout<Root>.size, alignment: MemoryLayout<Root>.alignment
      ) { bytes in
        bytes.copyMemory(
          from: UnsafeRawBufferPointer(start: root, count: MemoryLayout<Root>.size))
        enterNested(facts, bytes.baseAddress!, body)
      }
    }
  }
}

/// The value of `Void`. Only paths to `Void` have facts of this kind, so the memory has no bytes to initialize.
///
/// With a bit cast, the optimizer of Swift 6.3 emits an invalid module for payloads that are enums without storage.
@inlinable @inline(__always) func emptyValue<Value>(of type: Value.Type) -> Value {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { $0.baseAddress!.move() }
}

/// Calls `body` with memory that holds a copy of `value`, which `body` must move out or destroy.
@inlinable @inline(__always) func withMemory<Value, Result>(
  of value: Value, _ body: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
    let copy = buffer.baseAddress!
    copy.initialize(to: value)
    return body(UnsafeMutableRawPointer(copy))
  }
}

/// Calls `body` with the value in the bytes of an enum if all cases that `facts` name match.
///
/// - Parameters:
///   - facts: Facts whose first case matches, with a `nested` value.
///   - bytes: A copy of the bytes of the enum. They are changed.
@usableFromInline func enterNested(
  _ facts: UnsafePointer<CaseFacts>, _ bytes: UnsafeMutableRawPointer,
  _ body: (UnsafeMutableRawPointer) -> Void
) {
  guard let levels = facts.pointee.levels else { return }
  let first = levels.first
  first.pointee.witnesses.project(bytes)
  guard first.pointee.storage[first.pointee.tag] == .boxed else {
    return enterPayload(levels.rest, bytes, body)
  }
  // Others refer to the box, so its content is copied as well.
  withUnsafeTemporaryAllocation(byteCount: first.pointee.valueSize, alignment: 16) { copy in
    copy.copyMemory(
      from: UnsafeRawBufferPointer(start: boxedValue(at: bytes), count: first.pointee.valueSize))
    enterPayload(levels.rest, copy.baseAddress!, body)
  }
}

/// Calls `body` with the value in the bytes of an enum if the cases that `facts` name match.
private func enterPayload(
  _ facts: UnsafePointer<CaseFacts>, _ bytes: UnsafeMutableRawPointer,
  _ body: (UnsafeMutableRawPointer) -> Void
) {
  let tag = facts.pointee.tag, witnesses = facts.pointee.witnesses
  guard witnesses.tag(at: bytes) == tag else { return }
  switch facts.pointee.storage[tag] {
  case .nested: enterNested(facts, bytes, body)
  case .direct:
    witnesses.project(bytes)
    body(bytes)
  case .boxed:
    witnesses.project(bytes)
    body(boxedValue(at: bytes))
  case .empty: body(bytes)
  case .foreign, .converted: break
  }
}

// MARK: Lookup

/// The reason why a case path cannot extract.
@frozen @usableFromInline package enum CaseAccessProblem {
  case notAnEnum
  case noReflectionMetadata
  case noCaseWithPayload
}

extension CaseAccess {
  /// Access to the payload of the case or cases of `Root` that have a `Value`.
  ///
  /// Returns `nil` if `Root` is not an enum or was built without reflection metadata.
  ///
  /// - Parameter report: Receives the problem if the payload can never be extracted, the first time
  ///   that these types are looked up.
  @inlinable package static func payload(
    _ report: (CaseAccessProblem) -> Void
  ) -> CaseAccess? {
    // Making an optional of this generic type is fast only where the compiler knows the types.
    guard let facts = caseFacts(of: Root.self, value: Value.self, report) else { return nil }
    return CaseAccess(facts: facts)
  }

  /// Access to a value in a case of this access's value.
  ///
  /// Returns `nil` if one of the cases is not certain, or if its memory cannot be inspected.
  @usableFromInline package func appending<Next>(
    _ next: CaseAccess<Value, Next>
  ) -> CaseAccess<Root, Next>? {
    CaseAccessTable.facts(of: facts, then: next.facts).map(CaseAccess<Root, Next>.init(facts:))
  }

  package var isNested: Bool { facts.pointee.levels != nil }

  /// The names of the cases, from the outermost: `["child", "tapped"]`. `nil` if they are not certain.
  package var caseNames: [String]? {
    var names: [String] = [], level = facts
    while let levels = level.pointee.levels {
      guard let name = levels.first.pointee.caseName else { return nil }
      names.append(name)
      level = levels.rest
    }
    return level.pointee.caseName.map { names + [$0] }
  }

  /// Access to the case with a name, whose payload has to be a `Value`.
  ///
  /// Returns `nil` if the memory of the case cannot be read as a `Value`, which is so for functions.
  ///
  /// - Parameter name: The name of the case. The lookup is by the address of the text.
  package static func named(_ name: StaticString) -> CaseAccess? {
    let key = CaseAccessTable.Key(
      root: TypeMetadata(Root.self).address,
      value: UInt(bitPattern: name.utf8Start) << 1 | 1 | 1 << (UInt.bitWidth - 1))
    let facts = CaseAccessTable.facts(of: key) {
      guard let layout = EnumLayout.of(Root.self), layout.isReadable,
        let tag = layout.cases.firstIndex(where: { $0.name == name.description })
      else { return nil }
      if layout.cases[tag].payload == nil {
        return Value.self == Void.self ? CaseFacts(layout, tag: tag) : nil
      }
      return CaseFacts(layout, tag: tag, value: Value.self)
    }
    return facts.map(CaseAccess.init(facts:))
  }
}

/// The facts about the case or cases of `root` that have a `value`.
@usableFromInline
func caseFacts(
  of root: Any.Type, value: Any.Type, _ report: (CaseAccessProblem) -> Void
) -> UnsafePointer<CaseFacts>? {
  let key = CaseAccessTable.Key(
    root: TypeMetadata(root).address,
    value: UInt(bitPattern: TypeMetadata(value).address))
  return CaseAccessTable.facts(of: key) {
    guard let layout = readableLayout(of: root, report) else { return nil }
    let facts = CaseFacts(layout, value: value)
    if facts.tag == CaseFacts.noCase { report(.noCaseWithPayload) }
    return facts
  }
}

private func readableLayout(
  of root: Any.Type, _ report: (CaseAccessProblem) -> Void
) -> EnumLayout? {
  guard let layout = EnumLayout.of(root) else {
    report(.notAnEnum)
    return nil
  }
  guard layout.isReadable else {
    report(.noReflectionMetadata)
    return nil
  }
  return layout
}

extension CaseFacts {
  fileprivate var caseName: String? {
    tag >= 0 ? EnumLayout.of(type)?.cases[tag].name : nil
  }
}

extension CaseAccess where Value == Void {
  /// Access to the case of `root` itself, regardless of its payload.
  ///
  /// Returns `nil` if `Root` is not an enum or was built without reflection metadata.
  package static func caseOf(
    _ root: Root, _ report: (CaseAccessProblem) -> Void
  ) -> CaseAccess? {
    guard let layout = readableLayout(of: Root.self, report) else { return nil }
    let tag = withUnsafePointer(to: root) { layout.witnesses.tag(at: $0) }
    let key = CaseAccessTable.Key(
      root: TypeMetadata(Root.self).address, value: UInt(bitPattern: tag) << 1 | 1)
    return CaseAccessTable.facts(of: key) { CaseFacts(layout, tag: tag) }
      .map(CaseAccess.init(facts:))
  }
}
