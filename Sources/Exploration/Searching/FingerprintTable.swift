/// A set of fingerprints in one block of memory: about 12 bytes for each.
struct FingerprintTable {
  private var slots: [UInt64] = Array(repeating: 0, count: 1 << 10)
  private(set) var count = 0

  /// - Returns: `true` if the fingerprint was not there.
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    // A free slot is 0.
    let fingerprint = fingerprint == 0 ? 1 : fingerprint
    if count * 4 >= slots.count * 3 { grow() }
    return place(fingerprint)
  }

  func contains(_ fingerprint: UInt64) -> Bool {
    let fingerprint = fingerprint == 0 ? 1 : fingerprint
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[index] != 0 {
      if slots[index] == fingerprint { return true }
      index = (index + 1) & mask
    }
    return false
  }

  private mutating func place(_ fingerprint: UInt64) -> Bool {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[index] != 0 {
      if slots[index] == fingerprint { return false }
      index = (index + 1) & mask
    }
    slots[index] = fingerprint
    count += 1
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    count = 0
    for fingerprint in old where fingerprint != 0 { _ = place(fingerprint) }
  }

  /// The probability that two different states were taken for one.
  var collisionProbability: Double {
    let count = Double(count)
    return count * count / 2 / 0x1p64
  }
}
