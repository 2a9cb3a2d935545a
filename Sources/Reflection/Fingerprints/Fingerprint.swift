/// A hash of 64 bits that is made in one pass over the parts of a value.
///
/// Unlike `Hasher`, it can number identifiers in the order in which they occur, so that two values that
/// differ only in their identifiers have the same fingerprint:
///
/// ```swift
/// [UUID(0), UUID(1), UUID(0)]  // 0, 1, 0
/// [UUID(7), UUID(3), UUID(7)]  // 0, 1, 0
/// ```
package struct Fingerprint {
  private var state: UInt64 = 0x243f_6a88_85a3_08d3
  /// The identifiers in the order in which they were met; `nil` if identifiers count as they are.
  private var known: [Identifier]?

  /// The bits of an identifier, such as a UUID.
  package struct Identifier: Hashable, Comparable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(_ high: UInt64, _ low: UInt64) { (self.high, self.low) = (high, low) }

    package static func < (one: Self, other: Self) -> Bool {
      (one.high, one.low) < (other.high, other.low)
    }
  }

  /// - Parameter isSymmetric: Whether identifiers are numbered.
  package init(isSymmetric: Bool = true) { known = isSymmetric ? [] : nil }

  package var value: UInt64 {
    let mixed = (state ^ (state >> 32)) &* 0x9e37_79b9_7f4a_7c15
    return mixed ^ (mixed >> 29)
  }

  /// Forgets what was added, but not the numbers of the identifiers.
  package mutating func restart() { state = 0x243f_6a88_85a3_08d3 }

  @inline(__always) package mutating func add(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: 0x9fb2_1c65_1e98_df25)
    state = (product.high ^ product.low) &+ 0xd6e8_feb8_6659_fd93
  }

  @inline(__always) package mutating func add(_ number: Int) {
    add(UInt64(bitPattern: Int64(number)))
  }

  /// Adds a text, eight bytes at a time.
  package mutating func add(_ text: String) {
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 { add(word) }
    }
    add(word)
    add(count)
  }

  /// Adds an identifier: its number, or itself if identifiers count as they are.
  package mutating func add(_ identifier: Identifier) {
    guard let number = number(of: identifier) else {
      add(identifier.high)
      return add(identifier.low)
    }
    add(number)
  }

  package mutating func addUnordered(_ identifiers: [Identifier]) {
    add(identifiers.count)
    for identifier in inOrder(identifiers) { add(identifier) }
  }

  /// Identifiers without an order, in one that does not depend on how they are stored: those that were met
  /// already, then the others.
  package func inOrder(_ identifiers: [Identifier]) -> [Identifier] {
    guard let known else { return identifiers.sorted() }
    func place(_ identifier: Identifier) -> Int { known.firstIndex(of: identifier) ?? known.count }
    return identifiers.sorted { (place($0), $0) < (place($1), $1) }
  }

  private mutating func number(of identifier: Identifier) -> Int? {
    guard let known else { return nil }
    if let number = known.firstIndex(of: identifier) { return number }
    self.known!.append(identifier)
    return known.count
  }
}
