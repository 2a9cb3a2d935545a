/// The way from an enum to the payload of one of its cases, and back.
///
/// What a key path is to a struct's property, a case path is to an enum's case: it takes the
/// payload out of a value of that case, and makes such a value of a payload. The prefix operator
/// `/` makes one of a case's name.
///
/// ```swift
/// enum Action { case child(Int), reset }
/// let child = /Action.child
/// child.extract(from: .child(1))  // 1
/// child.extract(from: .reset)     // nil
/// child.embed(2)                  // .child(2)
/// ```
///
/// A path that `/` made reads memory as the compiler laid it out: nanoseconds for a miss, and for a
/// hit those and a copy of the payload. It may be made and used on any thread.
@frozen public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  // Sendable: closures that come in through the public initializer are, and the case constructors
  // that `/` takes capture nothing; `facts` never change nor go away; `learned` is atomic.

  @usableFromInline let _embed: (Value) -> Root
  /// nil: `facts` tell how; without these, too, there is no way.
  @usableFromInline let _extract: ((Root) -> Value?)?
  @usableFromInline let facts: UnsafePointer<CaseFacts>?
  @usableFromInline let learned: LearnedTag?

  /// A path of two functions of your own.
  ///
  /// ```swift
  /// let digits = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - embed: Makes a root of a value.
  ///   - extract: Takes the value out of a root; nil if it holds none.
  @inlinable @preconcurrency public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    _embed = embed
    _extract = extract
    facts = nil
    learned = nil
  }

  @inlinable init(embed: @escaping (Value) -> Root, facts: UnsafePointer<CaseFacts>?) {
    _embed = embed
    _extract = nil
    self.facts = facts
    learned = facts?.pointee.tag == CaseFacts.several ? LearnedTag() : nil
  }

  /// A root of this case that holds `value`.
  @inlinable public func embed(_ value: Value) -> Root { _embed(value) }

  /// A copy of what `root` holds; nil if it is of another case.
  @inlinable @inline(__always) public func extract(from root: Root) -> Value? {
    guard let facts else { return _extract?(root) }
    guard let tag = matchingTag(of: root, facts) else { return nil }
    return held(by: root, tag, facts)
  }

  /// The name of the case, as far as it is known: not for a path of closures or of several levels,
  /// and not before the first hit where several cases have the same payload.
  package var caseName: String? {
    guard let tag = caseTag else { return nil }
    return EnumLayout.of(Root.self)?.cases[tag].name
  }
}
