/// What a case path has to know about its root's cases to tell a hit from a miss.
///
/// Found once for a pair of root and value type, never changed, and in use for ever.
@frozen @usableFromInline struct CaseFacts {
  /// How a case holds the value of the path.
  @frozen @usableFromInline enum Storage: UInt8 {
    /// Not at all: the case has another payload.
    case foreign
    case direct
    case boxed
    /// The case stands for itself, the value is `Void`.
    case empty
  }

  @usableFromInline let witnesses: EnumWitnesses
  /// The one case that can be meant, or `several` or `none`.
  @usableFromInline let tag: Int
  /// A `Storage` for each tag.
  @usableFromInline let storage: UnsafePointer<Storage>

  /// Several cases have such a payload: which one is meant, `LearnedTag` finds out.
  @inlinable static var several: Int { -1 }
  /// No case has such a payload.
  @inlinable static var none: Int { -2 }
}

extension CaseFacts {
  /// Which of the cases of `layout` hold a `value`.
  init(_ layout: EnumLayout, value: Any.Type) {
    let storage = layout.cases.map { enumCase -> Storage in
      guard enumCase.isResolved, let payload = enumCase.payload, haveSameLayout(payload, value)
      else { return .foreign }
      return enumCase.isIndirect ? .boxed : .direct
    }
    let tags = storage.indices.filter { storage[$0] != .foreign }
    self.init(layout, tag: tags.count > 1 ? Self.several : tags.first ?? Self.none, storage)
  }

  /// The case `tag` of `layout` itself, whatever it holds.
  init(_ layout: EnumLayout, tag: Int) {
    var storage = [Storage](repeating: .foreign, count: layout.cases.count)
    storage[tag] = .empty
    self.init(layout, tag: tag, storage)
  }

  /// Frees what facts own that nobody has seen.
  func deallocate() { storage.deallocate() }

  private init(_ layout: EnumLayout, tag: Int, _ storage: [Storage]) {
    witnesses = layout.witnesses
    self.tag = tag
    let kept = UnsafeMutableBufferPointer<Storage>.allocate(capacity: storage.count)
    _ = kept.initialize(fromContentsOf: storage)
    self.storage = UnsafePointer(kept.baseAddress!)
  }
}
