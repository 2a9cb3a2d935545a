extension AnyCasePath {
  /// Whether `root` is of this path's case.
  @inlinable @inline(__always)
  func matches(_ root: Root, _ facts: UnsafePointer<CaseFacts>) -> Bool {
    let tag = withUnsafePointer(to: root) { facts.pointee.witnesses.tag(at: $0) }
    if tag == facts.pointee.tag { return true }
    guard facts.pointee.tag == CaseFacts.several, let learned else { return false }
    let known = learned.value
    return known == LearnedTag.unknown ? learns(learned, root, tag, facts) : tag == known
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

  /// What a root that matches holds, where it does not lie in the enum or the tag was learned.
  @inlinable @inline(never)
  func indirectly(extract root: Root, _ facts: UnsafePointer<CaseFacts>) -> Value? {
    let tag = withUnsafePointer(to: root) { facts.pointee.witnesses.tag(at: $0) }
    return facts.pointee.stored(in: root, tag, as: Value.self)
  }
}
