import Synchronization

/// The cases of an enum type; values made and taken apart.
///
/// Read once per type and kept. May be used from any thread.
package final class EnumLayout: Sendable {
  package let type: Any.Type

  /// False: built with `-disable-reflection-metadata`; `cases` is empty then.
  package let isReadable: Bool

  /// Each at the index of its tag: those with a payload first, so this is not the source's order.
  package let cases: [EnumCase]

  let witnesses: EnumWitnesses

  /// nil: not an enum, or a noncopyable one. `Optional` is an enum.
  package static func of(_ type: Any.Type) -> EnumLayout? {
    kept.withLock { kept in
      if let known = kept[ObjectIdentifier(type)] { return known }
      let layout = EnumLayout(type)
      kept[ObjectIdentifier(type)] = .some(layout)
      return layout
    }
  }

  /// The case of `value`; nil: it is not exactly of this type.
  package func caseOf(_ value: Any) -> EnumCase? {
    withCopy(of: value, as: type) { self.case(at: $0) } ?? nil
  }

  /// A copy of the payload of `value`.
  ///
  /// nil: there is none, it cannot be read (see `EnumCase.isResolved`), or `value` is not exactly
  /// of this type.
  package func payload(of value: Any) -> Any? {
    withCopy(of: value, as: type) { memory -> Any? in
      guard let enumCase = self.case(at: memory), enumCase.isResolved,
        let payload = enumCase.payload
      else { return nil }
      witnesses.project(memory)
      defer { witnesses.inject(enumCase.tag, into: memory) }
      return copyValue(at: enumCase.isIndirect ? boxedValue(at: memory) : memory, as: payload)
    } ?? nil
  }

  /// A value of `enumCase`, one of `cases`.
  ///
  /// nil: the payload is missing, superfluous or not exactly of the case's type, or it cannot be
  /// made (see `EnumCase.isResolved`).
  package func make(_ enumCase: EnumCase, payload: Any?) -> Any? {
    guard enumCase.isResolved, fits(payload, enumCase.payload) else { return nil }
    return makeValue(of: type) { memory in
      if let payload, let type = enumCase.payload {
        enumCase.isIndirect
          ? initializeBox(at: memory, with: payload, as: type)
          : initialize(memory, with: payload, as: type)
      }
      witnesses.inject(enumCase.tag, into: memory)
    }
  }

  private func `case`(at memory: UnsafeRawPointer) -> EnumCase? {
    isReadable ? cases[witnesses.tag(at: memory)] : nil
  }

  private func fits(_ payload: Any?, _ type: Any.Type?) -> Bool {
    guard let type else { return payload == nil }
    return payload.map { isExactly($0, type) } ?? false
  }

  private static let kept = Mutex<[ObjectIdentifier: EnumLayout?]>([:])

  /// Layout: the descriptor has the number of cases with a payload at 20 (low 24 bits) and of those
  /// without at 24.
  private init?(_ type: Any.Type) {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .enum || metadata.kind == .optional, metadata.isCopyable,
      let descriptor = metadata.descriptor
    else { return nil }
    self.type = type
    let caseCount =
      Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff)
      + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    witnesses = EnumWitnesses(metadata, caseCount: caseCount)
    let records = FieldRecord.all(of: descriptor)
    isReadable = records?.count == caseCount
    cases =
      isReadable
      ? records!.enumerated().map { EnumCase($1, tag: $0, in: metadata) } : []
  }
}

extension EnumCase {
  fileprivate init(_ record: FieldRecord, tag: Int, in owner: TypeMetadata) {
    self.tag = tag
    name = record.name
    isIndirect = record.isIndirect
    let declared = record.mangledType?.resolved(in: owner)
    // A single associated value with a label is a tuple of one element.
    let only = declared.flatMap(TupleLayout.of)?.elements
    label = only?.count == 1 ? only?[0].label : nil
    payload = only?.count == 1 ? only?[0].type : declared
    isResolved = Self.isResolved(record.mangledType, as: payload)
  }

  private static func isResolved(_ declared: MangledType?, as payload: Any.Type?) -> Bool {
    guard let declared else { return true }
    return payload.map(declared.isMovable) ?? false
  }
}
