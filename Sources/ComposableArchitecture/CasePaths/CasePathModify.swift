extension AnyCasePath {
  /// Changes what `root` holds; nil, and nothing happens, if it is of another case.
  ///
  /// The payload is changed where it lies, without a copy, unless the case is indirect or the path
  /// is one of closures. When `body` throws, what it changed until then stays changed.
  ///
  /// ```swift
  /// var state = Result<[Int], Never>.success([1])
  /// (/Result.success).modify(&state) { $0.append(2) }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The enum value. It must not be touched while `body` runs.
  ///   - body: Receives the payload.
  /// - Returns: What `body` returned.
  @inlinable @discardableResult public func modify<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard let facts else { return try modifyCopy(&root, body) }
    guard let tag = matchingTag(of: root, facts) else { return nil }
    guard facts.pointee.storage[tag] == .direct else { return try modifyCopy(&root, body) }
    return try withUnsafeMutablePointer(to: &root) { root in
      let memory = UnsafeMutableRawPointer(root)
      // Between these two `root` is no enum; `inout` keeps everyone else away.
      facts.pointee.witnesses.project(memory)
      defer { facts.pointee.witnesses.inject(tag, into: memory) }
      return try body(&memory.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  @inlinable func modifyCopy<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard var value = extract(from: root) else { return nil }
    defer { root = embed(value) }
    return try body(&value)
  }
}
