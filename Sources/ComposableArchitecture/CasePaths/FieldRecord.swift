/// What reflection metadata says about one stored property of a struct or one case of an enum.
///
/// Layout (swift/RemoteInspection/Records.h): the descriptor of the type has a relative pointer to
/// the field descriptor at 16. That one has the size of a record at 10, their number at 12 and the
/// records from 16 on. A record: flags at 0 (bit 0: indirect, bit 1: `var`), relative pointers to the
/// mangled type at 4 (null: a case without payload) and to the name at 8.
struct FieldRecord {
  let name: String
  let isIndirect: Bool
  let isVariable: Bool
  let mangledType: MangledType?

  /// The records of a type; nil when it was built without reflection metadata.
  static func all(of descriptor: UnsafeRawPointer) -> [FieldRecord]? {
    guard let fields = descriptor.relativeTarget(at: 16) else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { FieldRecord(at: fields + 16 + $0 * size) }
  }

  private init(at record: UnsafeRawPointer) {
    name = record.relativeTarget(at: 8)?.text ?? ""
    let flags = record.load(as: UInt32.self)
    isIndirect = flags & 1 != 0
    isVariable = flags & 2 != 0
    mangledType = record.relativeTarget(at: 4).map(MangledType.init(start:))
  }
}
