/// The 64-bit FNV-1a hash, which is the same in every process, unlike that of `Hasher`.
@frozen @usableFromInline package struct FNV1a {
  @usableFromInline package let value: UInt64

  @inlinable package init(value: UInt64) { self.value = value }

  /// The hash of some bytes.
  ///
  /// - Parameter start: The hash of what precedes them.
  @inlinable package init(_ bytes: some Sequence<UInt8>, after start: FNV1a = FNV1a()) {
    self = bytes.reduce(start) { $0.combined(with: UInt64($1)) }
  }

  /// The hash of nothing.
  @inlinable package init() { value = 0xcbf2_9ce4_8422_2325 }

  /// The hash with a number after what it contains, as one unit.
  @inlinable package func combined(with number: UInt64) -> FNV1a {
    FNV1a(value: (value ^ number) &* 0x100_0000_01b3)
  }
}
