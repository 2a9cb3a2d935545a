import Synchronization

/// All `CaseFacts` of the process, by root type and value type.
///
/// Paths are made wherever a `body` is, so finding the facts must cost nanoseconds: readers follow
/// a list of entries that never change and never go away, and take no lock.
struct CaseFactsTable: @unchecked Sendable {
  // Sendable: a bucket is an atomic pointer to entries that are complete before they are published.

  struct Key: Equatable {
    let root: UnsafeRawPointer
    /// The metadata of the value's type, or an odd number: twice a tag and one.
    let value: UInt
  }

  private struct Entry {
    let key: Key
    let facts: CaseFacts
    let next: UnsafeMutablePointer<Entry>?
  }

  private static let bucketCount = 1024
  private let buckets: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<Entry>?>>

  init() {
    buckets = .allocate(capacity: Self.bucketCount)
    for index in 0..<Self.bucketCount { (buckets + index).initialize(to: Atomic(nil)) }
  }

  /// The facts of `key`; `make` runs when there are none yet, once or in a race more than once.
  func facts(of key: Key, make: () -> CaseFacts?) -> UnsafePointer<CaseFacts>? {
    let bucket = buckets + Self.index(of: key)
    if let known = Self.find(key, from: bucket.pointee.load(ordering: .acquiring)) { return known }
    return make().flatMap { Self.insert($0, for: key, into: bucket) }
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

  /// Puts an entry in front, unless another thread has put one for the same key meanwhile.
  private static func insert(
    _ facts: CaseFacts, for key: Key,
    into bucket: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<Entry>?>>
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
