import Synchronization

/// A path from an enum to the payload of one of its cases.
///
/// A case path does for an enum's case what a key path does for a struct's property: it extracts the
/// payload from a value of that case, and embeds a payload in a new value. The prefix operator `/`
/// makes a case path from a case.
///
/// ```swift
/// enum Action { case child(Int), reset }
/// let child = /Action.child
/// child.extract(from: .child(1))  // 1
/// child.extract(from: .reset)     // nil
/// child.embed(2)                  // .child(2)
/// ```
///
/// A path made with `/` reads the enum's memory directly: a mismatch costs nanoseconds, a match costs
/// a copy of the payload. Paths may be made and used on any thread.
@frozen public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  // Sendable: the public initializer takes `@Sendable` closures, the case constructors passed to `/`
  // capture nothing, `CaseAccess` is Sendable, and `LearnedTag` is atomic.

  @usableFromInline let _embed: (Value) -> Root
  /// `nil` if `access` extracts. If both are `nil`, the path never extracts.
  @usableFromInline let _extract: ((Root) -> Value?)?
  @usableFromInline let access: CaseAccess<Root, Value>?
  @usableFromInline let learned: LearnedTag?

  /// Makes a path from two functions.
  ///
  /// ```swift
  /// let digits = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - embed: Makes a root from a value.
  ///   - extract: Returns the value in a root, or `nil` if the root does not hold one.
  @inlinable @preconcurrency public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    _embed = embed
    _extract = extract
    access = nil
    learned = nil
  }

  @inlinable init<Middle>(
    _ first: AnyCasePath<Root, Middle>, then rest: AnyCasePath<Middle, Value>
  ) {
    _embed = { first.embed(rest.embed($0)) }
    access = first.access.flatMap { access in rest.access.flatMap { access.appending($0) } }
    _extract =
      access == nil ? { first.extract(from: $0).flatMap { rest.extract(from: $0) } } : nil
    learned = nil
  }

  @inlinable init(embed: @escaping (Value) -> Root, access: CaseAccess<Root, Value>?) {
    _embed = embed
    _extract = access?.onlyTag == CaseAccess<Root, Value>.noCase ? throughOptional(embed) : nil
    self.access = _extract == nil ? access : nil
    learned = access?.onlyTag == CaseAccess<Root, Value>.severalCases ? LearnedTag() : nil
  }

  /// Returns a root of this case that holds `value`.
  @inlinable public func embed(_ value: Value) -> Root { _embed(value) }

  /// Returns a copy of the payload of `root`, or `nil` if `root` is another case.
  @inlinable @inline(__always) public func extract(from root: Root) -> Value? {
    guard let access else { return _extract?(root) }
    guard let tag = matchingTag(of: root, access) else { return nil }
    return access.payload(of: root, tag: tag)
  }

  /// Changes the payload of `root`.
  ///
  /// The payload is changed in place, without a copy, unless the case is indirect or the path was made
  /// from two functions. If `body` throws, the changes it made until then persist.
  ///
  /// ```swift
  /// var state = Result<[Int], Never>.success([1])
  /// try (/Result.success).modify(&state) { $0.append(2) }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The enum value. Nothing else may access it while `body` runs.
  ///   - body: Receives the payload.
  /// - Returns: The result of `body`.
  /// - Throws: ``CasePathMismatch`` if `root` is another case, or the error of `body`.
  @inlinable @discardableResult public func modify<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let result = try modifyMatching(&root, body) else {
      throw CasePathMismatch(path: self, root: root)
    }
    return result
  }

  /// Changes the payload of `root` like ``modify(_:_:)``. Returns `nil` and does nothing if `root` is
  /// another case.
  @inlinable package func modifyMatching<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard let access else { return try modifyCopy(&root, body) }
    guard let tag = matchingTag(of: root, access) else { return nil }
    // `body` may itself return `nil`, so its result does not tell whether the payload is in the enum.
    guard access.isDirect(tag) else { return try modifyCopy(&root, body) }
    return try access.modify(&root, tag: tag, body)
  }

  @inlinable func modifyCopy<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard var value = extract(from: root) else { return nil }
    defer { root = embed(value) }
    return try body(&value)
  }

  /// Whether `value` is the pattern's case: `case /Action.child:` in a `switch`.
  @inlinable public static func ~= (pattern: AnyCasePath, value: Root) -> Bool {
    guard let access = pattern.access else { return pattern.extract(from: value) != nil }
    guard let tag = pattern.matchingTag(of: value, access) else { return false }
    return access.matches(value, tag: tag)
  }
}

/// The error of ``AnyCasePath/modify(_:_:)``: the value is not of the path's case.
public struct CasePathMismatch: Error, CustomStringConvertible {
  /// What was expected, and what was found.
  public let description: String

  @usableFromInline init<Root, Value>(path: AnyCasePath<Root, Value>, root: Root) {
    description = "Expected a value of \(Self.text(of: path)), but found \(ChangeText.short(root))."
  }

  /// The case of a path. It may be unknown if several cases have the same payload type.
  static func text<Root, Value>(of path: AnyCasePath<Root, Value>) -> String {
    path.caseName.map { "the case /.\($0)" }
      ?? "a case with a value of type \(TypeName.of(Value.self))"
  }
}

/// The name of `AnyCasePath` up to version 1.0.
public typealias CasePath = AnyCasePath

extension AnyCasePath where Root == Value {
  /// The path from a value to itself, which always extracts.
  @inlinable public static var `self`: AnyCasePath {
    AnyCasePath(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath where Root == Value? {
  /// The path to the value of an optional: `/.some`.
  @inlinable public static var some: AnyCasePath { AnyCasePath(unsafe: Optional.some) }
}

// MARK: Fast access

extension AnyCasePath {
  /// The access to the path's case if no other case has a payload of the same type.
  ///
  /// It is one pointer. Code that is called for every action reads through it without counting references
  /// to the path's functions.
  @inlinable package var onlyCase: CaseAccess<Root, Value>? {
    guard let access, access.onlyTag >= 0 else { return nil }
    return access
  }

  /// Extracts like ``extract(from:)``, for callers that use ``onlyCase`` where there is one.
  @inlinable @inline(never) func extractThroughPath(from root: Root) -> Value? {
    extract(from: root)
  }
}

// MARK: The case of a path

extension AnyCasePath {
  /// The tag of the path's case.
  ///
  /// `nil` for a path made from functions or through several levels, and, if several cases have the
  /// same payload type, before the first match.
  package var caseTag: Int? { access?.isNested == true ? nil : firstTag }

  /// The tag of the path's first case, which is the only one unless the path leads through several levels.
  ///
  /// `nil` for a path made from functions, and, if several cases have the same payload type, before the
  /// first match.
  package var firstTag: Int? {
    guard let access else { return nil }
    let tag = learned?.value ?? access.onlyTag
    return tag >= 0 ? tag : nil
  }

  /// The name of the path's first case, if it is known.
  ///
  /// If several cases have the same payload type, the path embeds a sample of that type to learn its case.
  package var caseName: String? {
    if let learned, learned.value == LearnedTag.unknown { learnFromSample(learned) }
    guard let tag = firstTag else { return nil }
    return EnumLayout.of(Root.self)?.cases[tag].name
  }

  /// The names of all cases that the path leads through, if they are known: `child.tapped`.
  package var caseNames: String? {
    guard let access, access.isNested else { return caseName }
    return access.caseNames?.joined(separator: ".")
  }

  private func learnFromSample(_ learned: LearnedTag) {
    guard let access, let sample = sampleValue(of: Value.self) as? Value else { return }
    let tag = access.tag(of: embed(sample))
    learned.value = access.hasPayload(tag) ? tag : LearnedTag.none
  }

  /// The tag of `root`'s case if it is this path's case, and `nil` otherwise.
  @inlinable @inline(__always)
  func matchingTag(of root: Root, _ access: CaseAccess<Root, Value>) -> Int? {
    let tag = access.tag(of: root)
    if tag == access.onlyTag { return tag }
    guard access.onlyTag == CaseAccess<Root, Value>.severalCases, let learned else { return nil }
    let known = learned.value
    if tag == known { return tag }
    return known == LearnedTag.unknown && learns(learned, root, tag, access) ? tag : nil
  }

  /// Finds the case that `embed` makes, with the payload of `root` if it has the right type.
  @inlinable @inline(never)
  func learns(
    _ learned: LearnedTag, _ root: Root, _ tag: Int, _ access: CaseAccess<Root, Value>
  ) -> Bool {
    guard let value = access.payload(of: root, tag: tag) else { return false }
    let embedded = access.tag(of: embed(value))
    let isCandidate = access.hasPayload(embedded)
    learned.value = isCandidate ? embedded : LearnedTag.none
    return isCandidate && embedded == tag
  }
}

/// The tag of a path's case, if several cases of the enum have the same payload type.
///
/// With `case left(Counter.Action), right(Counter.Action)`, only the path's `embed` knows its case.
/// The path embeds the first payload it finds and stores the tag of the result. Copies of a path share
/// the tag. Several threads may store it at the same time, as all of them find the same tag.
@usableFromInline final class LearnedTag: Sendable {
  @inlinable static var unknown: Int { -1 }
  /// `embed` makes values of a case that does not hold the payload it was given.
  @inlinable static var none: Int { -2 }

  @usableFromInline let storage = Atomic<Int>(LearnedTag.unknown)

  @usableFromInline init() {}

  @inlinable var value: Int {
    get { storage.load(ordering: .relaxed) }
    set { storage.store(newValue, ordering: .relaxed) }
  }
}
