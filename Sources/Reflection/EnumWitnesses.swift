/// Reads the case of an enum value.
///
/// ```swift
/// let cases = EnumCases<Result<Int, Never>>()!
/// cases.tag(of: .success(1))  // 0
/// ```
@frozen @usableFromInline package struct EnumCases<Root>: Sendable {
  @usableFromInline let witnesses: EnumWitnesses

  /// Returns `nil` if `Root` is not a copyable enum.
  package init?() {
    guard let layout = EnumLayout.of(Root.self) else { return nil }
    witnesses = layout.witnesses
  }

  /// The tag of the case of `root`: an index into `EnumLayout.cases`.
  @inlinable @inline(__always) package func tag(of root: Root) -> Int {
    withUnsafePointer(to: root) { witnesses.tag(at: $0) }
  }
}

/// The functions that the compiler generated for an enum type to read its case, to expose its payload
/// and to set its case.
///
/// Layout (swift/ABI/ValueWitness.def): after the flags, the value witness table of an enum has
/// `getEnumTag` (word 11), `destructiveProjectEnumData` (12) and `destructiveInjectEnumTag` (13),
/// C functions that take the address of the value and the metadata. Projecting turns the memory of
/// the enum into the memory of its payload, at the same address; injecting turns it back.
@frozen @usableFromInline struct EnumWitnesses: @unchecked Sendable {
  // Sendable: the properties point to a metadata record and to code, both immutable and permanent.
  @usableFromInline typealias GetTag =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  @usableFromInline typealias Project =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  @usableFromInline typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  @usableFromInline let metadata: UnsafeRawPointer
  @usableFromInline let getTag: GetTag
  @usableFromInline let projectData: Project
  @usableFromInline let injectTag: Inject
  /// An enum with a single case stores no tag, and its witness must not be called.
  @usableFromInline let hasOneCase: Bool

  /// The witnesses of `type`, which must be an enum.
  init(_ type: TypeMetadata, caseCount: Int) {
    let word = TypeMetadata.word
    metadata = type.address
    getTag = type.witnesses.load(fromByteOffset: 11 * word, as: GetTag.self)
    projectData = type.witnesses.load(fromByteOffset: 12 * word, as: Project.self)
    injectTag = type.witnesses.load(fromByteOffset: 13 * word, as: Inject.self)
    hasOneCase = caseCount <= 1
  }

  /// The case of the enum at `value`.
  @inlinable @inline(__always) func tag(at value: UnsafeRawPointer) -> Int {
    hasOneCase ? 0 : Int(getTag(value, metadata))
  }

  /// Turns the enum at `value` into its payload, or into the box of the payload of an indirect case.
  @inlinable @inline(__always) func project(_ value: UnsafeMutableRawPointer) {
    projectData(value, metadata)
  }

  /// Turns the payload (or its box) at `value` into the enum.
  @inlinable @inline(__always) func inject(_ tag: Int, into value: UnsafeMutableRawPointer) {
    injectTag(value, UInt32(truncatingIfNeeded: tag), metadata)
  }
}
