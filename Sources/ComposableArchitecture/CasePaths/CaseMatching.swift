extension AnyCasePath {
  /// The case of `root` if it is this path's; nil if it is another.
  @inlinable @inline(__always)
  func matchingTag(of root: Root, _ facts: UnsafePointer<CaseFacts>) -> Int? {
    let tag = withUnsafePointer(to: root) { facts.pointee.witnesses.tag(at: $0) }
    if tag == facts.pointee.tag { return tag }
    guard facts.pointee.tag == CaseFacts.several, let learned else { return nil }
    let known = learned.value
    if tag == known { return tag }
    return known == LearnedTag.unknown && learns(learned, root, tag, facts) ? tag : nil
  }

  /// What `root` of case `tag`, this path's, holds.
  @inlinable @inline(__always)
  func held(by root: Root, _ tag: Int, _ facts: UnsafePointer<CaseFacts>) -> Value? {
    facts.pointee.storage[tag] == .direct
      ? facts.pointee.direct(of: root, as: Value.self)
      : facts.pointee.stored(in: root, tag, as: Value.self)
  }

  /// Finds the case that `embed` makes, with the payload of `root` if it holds such a one.
  @inlinable @inline(never)
  func learns(
    _ learned: LearnedTag, _ root: Root, _ tag: Int, _ facts: UnsafePointer<CaseFacts>
  ) -> Bool {
    guard let value = facts.pointee.stored(in: root, tag, as: Value.self) else { return false }
    let made = withUnsafePointer(to: embed(value)) { facts.pointee.witnesses.tag(at: $0) }
    let isCandidate = facts.pointee.storage[made] != .foreign
    learned.value = isCandidate ? made : LearnedTag.none
    return isCandidate && made == tag
  }
}
