import Foundation

/// A hash of 256 bits (FIPS 180-4).
public struct SHA256: Sendable {
  private var words: [UInt32] = SHA256.initial
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  public init() {}

  public static func hash(data: some DataProtocol) -> SHA256Digest {
    var hash = SHA256()
    hash.update(data: data)
    return hash.finalize()
  }

  public mutating func update(data: some DataProtocol) {
    count += UInt64(data.count)
    pending += data
    while pending.count >= 64 {
      add(Array(pending.prefix(64)))
      pending.removeFirst(64)
    }
  }

  public func finalize() -> SHA256Digest {
    var hash = self
    let length = bytesOfLength(count * 8)
    let zeros = (119 - count % 64) % 64
    hash.update(data: [0x80] + [UInt8](repeating: 0, count: Int(zeros)) + length)
    return SHA256Digest(
      bytes: hash.words.flatMap { word in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
      })
  }

  private func bytesOfLength(_ bits: UInt64) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
  }

  private mutating func add(_ block: [UInt8]) {
    var schedule = stride(from: 0, to: 64, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var s = words
    for (constant, word) in zip(Self.constants, schedule) {
      let mixed = s[4].rotated(6) ^ s[4].rotated(11) ^ s[4].rotated(25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ mixed &+ choice &+ constant &+ word
      let rotated = s[0].rotated(2) ^ s[0].rotated(13) ^ s[0].rotated(22)
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [first &+ rotated &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    words = zip(words, s).map { $0 &+ $1 }
  }

  private static let primes = (2...311).filter { number in
    number < 4 || (2...Int(Double(number).squareRoot())).allSatisfy { number % $0 != 0 }
  }

  /// The first 32 bits of the fractional parts of the roots of primes.
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  private static let constants = primes.prefix(64).map { fraction(cbrt(Double($0))) }

  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

/// The bytes of a hash.
public struct SHA256Digest: Hashable, Sequence, CustomStringConvertible, Sendable {
  fileprivate let bytes: [UInt8]
  public static let byteCount = 32

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String {
    "SHA256 digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
