import CSwiftRuntime
import Synchronization

/// What a case path needs to know about the cases of its root.
@frozen @usableFromInline struct CaseFacts {
  /// How a case stores the path's value.
  @frozen @usableFromInline enum Storage: UInt8 {
    /// The case has another payload.
    case foreign
    case direct
    case boxed
    /// The case has another payload, to which Swift converts the path's value when it embeds it.
    case converted
    /// The path leads to the case itself and its value is `Void`.
    case empty
    /// The value is in a case of the payload; see `levels`.
    case nested
  }

  @usableFromInline let witnesses: EnumWitnesses
  /// The only case that has the value, `severalCases` or `noCase`.
  @usableFromInline let tag: Int
  @usableFromInline let storage: UnsafePointer<Storage>
  let type: Any.Type
  /// The size of the value in bytes.
  let valueSize: Int
  /// The facts about this level and the following ones if the value is `nested`.
  let levels: (first: UnsafePointer<CaseFacts>, rest: UnsafePointer<CaseFacts>)?

  @inlinable static var severalCases: Int { -1 }
  @inlinable static var noCase: Int { -2 }
}

extension CaseFacts {
  /// The facts about the cases of `layout` that store a `value`.
  init(_ layout: EnumLayout, value: Any.Type) {
    let storage = layout.cases.map { enumCase -> Storage in
      guard enumCase.isResolved, let payload = enumCase.payload else { return .foreign }
      guard haveSameLayout(payload, value) else {
        return converts(value, to: payload) ? .converted : .foreign
      }
      return enumCase.isIndirect ? .boxed : .direct
    }
    let tags = storage.indices.filter { storage[$0] != .foreign }
    self.init(
      layout, tag: tags.count > 1 ? Self.severalCases : tags.first ?? Self.noCase, storage,
      valueSize: TypeMetadata(value).size)
  }

  /// The facts about the case `tag` of `layout` itself, regardless of its payload.
  init(_ layout: EnumLayout, tag: Int) {
    var storage = [Storage](repeating: .foreign, count: layout.cases.count)
    storage[tag] = .empty
    self.init(layout, tag: tag, storage, valueSize: 0)
  }

  /// The facts about the case `tag` of `layout`, or `nil` if its payload is not a `value`.
  init?(_ layout: EnumLayout, tag: Int, value: Any.Type) {
    let enumCase = layout.cases[tag]
    guard enumCase.isResolved, let payload = enumCase.payload, haveSameLayout(payload, value) else {
      return nil
    }
    var storage = [Storage](repeating: .foreign, count: layout.cases.count)
    storage[tag] = enumCase.isIndirect ? .boxed : .direct
    self.init(layout, tag: tag, storage, valueSize: TypeMetadata(value).size)
  }

  private init(_ layout: EnumLayout, tag: Int, _ storage: [Storage], valueSize: Int) {
    witnesses = layout.witnesses
    self.tag = tag
    self.valueSize = valueSize
    type = layout.type
    levels = nil
    let copy = UnsafeMutableBufferPointer<Storage>.allocate(capacity: storage.count)
    _ = copy.initialize(fromContentsOf: storage)
    self.storage = UnsafePointer(copy.baseAddress!)
  }

  /// The facts about a value in a case of a payload: the case of `first` and then that of `rest`.
  ///
  /// `nil` unless both are certain, and the memory of the enum can be inspected in a copy of its bytes.
  init?(_ first: UnsafePointer<CaseFacts>, then rest: UnsafePointer<CaseFacts>) {
    let outer = first.pointee, inner = rest.pointee
    guard outer.tag >= 0, inner.tag >= 0, outer.levels == nil,
      [.direct, .boxed].contains(outer.storage[outer.tag]),
      [.direct, .boxed, .empty, .nested].contains(inner.storage[inner.tag]),
      TypeMetadata(outer.type).isBitwiseTakable, TypeMetadata(inner.type).isBitwiseTakable,
      let layout = EnumLayout.of(outer.type)
    else { return nil }
    var storage = [Storage](repeating: .foreign, count: layout.cases.count)
    storage[outer.tag] = .nested
    witnesses = outer.witnesses
    tag = outer.tag
    type = outer.type
    valueSize = inner.valueSize
    levels = (first, rest)
    let copy = UnsafeMutableBufferPointer<Storage>.allocate(capacity: storage.count)
    _ = copy.initialize(fromContentsOf: storage)
    self.storage = UnsafePointer(copy.baseAddress!)
  }

  /// Frees the memory of facts that were never published.
  fileprivate func deallocate() { storage.deallocate() }
}

/// All `CaseFacts` of the process, keyed by root type and value type.
///
/// Every evaluation of a reducer's `body` makes case paths, so a lookup must take nanoseconds. Readers
/// follow a linked list of entries that never change and are never freed, without a lock.
///
/// A bucket is an atomic pointer to entries that are complete before they are published. It relies on an empty bucket of
/// the C array, zero, being an atomic `nil`.
enum CaseAccessTable {
  struct Key: Equatable {
    let root: UnsafeRawPointer
    /// The address of the value type's metadata, or an odd number: twice a tag plus one, or, with the
    /// highest bit set, twice the address of a case's name plus one.
    ///
    /// For a value in a case of a payload, `root` and `value` are the addresses of the facts of both levels.
    let value: UInt
  }

  private struct Entry {
    let key: Key
    let facts: CaseFacts
    let next: UnsafeMutablePointer<Entry>?
  }

  private typealias Bucket = Atomic<UnsafeMutablePointer<Entry>?>

  /// The facts for `key`. If there are none yet, `make` makes them; threads that race may each call
  /// it, and the first result is kept.
  static func facts(of key: Key, make: () -> CaseFacts?) -> UnsafePointer<CaseFacts>? {
    let bucket = UnsafeMutableRawPointer(cswift_buckets() + index(of: key))
      .assumingMemoryBound(to: Bucket.self)
    if let known = find(key, from: bucket.pointee.load(ordering: .acquiring)) { return known }
    return make().flatMap { insert($0, for: key, into: bucket) }
  }

  /// The facts about a value in a case of a payload: those of the outer cases, and then those of the inner ones.
  static func facts(
    of first: UnsafePointer<CaseFacts>, then rest: UnsafePointer<CaseFacts>
  ) -> UnsafePointer<CaseFacts>? {
    if let levels = first.pointee.levels {
      return facts(of: levels.rest, then: rest).flatMap { facts(of: levels.first, then: $0) }
    }
    let key = Key(root: UnsafeRawPointer(first), value: UInt(bitPattern: rest))
    return facts(of: key) { CaseFacts(first, then: rest) }
  }

  private static func index(of key: Key) -> Int {
    // Metadata is aligned and tags are small, so the low bits of either alone would collide.
    let mixed = (UInt(bitPattern: key.root) ^ key.value &* 31) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> (UInt.bitWidth - 10))
  }

  private static func find(
    _ key: Key, from first: UnsafeMutablePointer<Entry>?
  ) -> UnsafePointer<CaseFacts>? {
    var entry = first
    while let current = entry {
      if current.pointee.key == key { return UnsafePointer(current.pointer(to: \.facts)!) }
      entry = current.pointee.next
    }
    return nil
  }

  /// Prepends an entry, unless another thread has added one for the same key in the meantime.
  private static func insert(
    _ facts: CaseFacts, for key: Key, into bucket: UnsafeMutablePointer<Bucket>
  ) -> UnsafePointer<CaseFacts> {
    var first = bucket.pointee.load(ordering: .acquiring)
    let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    while true {
      if let known = find(key, from: first) {
        entry.deallocate()
        facts.deallocate()
        return known
      }
      entry.initialize(to: Entry(key: key, facts: facts, next: first))
      let (exchanged, current) = bucket.pointee.compareExchange(
        expected: first, desired: entry, ordering: .acquiringAndReleasing)
      if exchanged { return UnsafePointer(entry.pointer(to: \.facts)!) }
      first = current
    }
  }
}
