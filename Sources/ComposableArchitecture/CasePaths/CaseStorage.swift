extension CaseFacts {
  /// A copy of what `root`, of case `tag`, holds; nil if that is no `Value`.
  @inlinable @inline(never) func stored<Root, Value>(
    in root: Root, _ tag: Int, as type: Value.Type
  ) -> Value? {
    switch storage[tag] {
    case .foreign: nil
    case .direct: direct(of: root, as: type)
    case .boxed: boxed(of: root, tag, as: type)
    // Facts of this kind belong to paths to `Void` alone.
    case .empty: () as? Value
    }
  }

  /// The payload in a copy of `root`. Projected, the copy is the payload, and moves out as such.
  @inlinable @inline(__always)
  func direct<Root, Value>(of root: Root, as type: Value.Type) -> Value {
    withMemory(of: root) { memory in
      witnesses.project(memory)
      return memory.assumingMemoryBound(to: type).move()
    }
  }

  /// A copy of the payload in the box of a copy of `root`, which becomes a root again and ends.
  @inlinable func boxed<Root, Value>(of root: Root, _ tag: Int, as type: Value.Type) -> Value {
    withMemory(of: root) { memory in
      witnesses.project(memory)
      let value = boxedValue(at: memory).assumingMemoryBound(to: type).pointee
      witnesses.inject(tag, into: memory)
      memory.assumingMemoryBound(to: Root.self).deinitialize(count: 1)
      return value
    }
  }

  /// Lends memory that holds a copy of `root`; `body` has to move it out or to end it.
  @inlinable @inline(__always)
  func withMemory<Root, Value>(
    of root: Root, _ body: (UnsafeMutableRawPointer) -> Value
  ) -> Value {
    withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
      let copy = buffer.baseAddress!
      copy.initialize(to: root)
      return body(UnsafeMutableRawPointer(copy))
    }
  }
}
