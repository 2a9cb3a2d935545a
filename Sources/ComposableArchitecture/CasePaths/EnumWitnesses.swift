/// What the compiler generated for an enum type to find, lay open and set its case.
///
/// Layout (swift/ABI/ValueWitness.def): the witness table goes on for enums after the flags with
/// `getEnumTag` (word 11), `destructiveProjectEnumData` (12) and `destructiveInjectEnumTag` (13), C
/// functions that take the value's address and the metadata. Projecting turns the memory of the
/// enum into that of its payload, at the same address; injecting turns it back.
@frozen @usableFromInline struct EnumWitnesses: @unchecked Sendable {
  // Sendable: a metadata record and code. Both are immutable and never go away.
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
  /// The tag of an enum with a single case is not stored, and its witness must not be asked.
  @usableFromInline let hasOneCase: Bool

  /// `type` has to be an enum.
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

  /// Turns the enum at `value` into its payload, or for indirect cases into the payload's box.
  @inlinable @inline(__always) func project(_ value: UnsafeMutableRawPointer) {
    projectData(value, metadata)
  }

  /// Turns the payload (or its box) at `value` into the enum.
  @inlinable @inline(__always) func inject(_ tag: Int, into value: UnsafeMutableRawPointer) {
    injectTag(value, UInt32(truncatingIfNeeded: tag), metadata)
  }
}
