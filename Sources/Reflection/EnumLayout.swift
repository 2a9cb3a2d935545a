import CSwiftRuntime
import Synchronization

package struct EnumCase: Sendable {
  /// Identifies the case: its index in `EnumLayout.cases`.
  package let tag: Int

  package let name: String

  /// The type of the associated value, or `nil` if there is none or its type cannot be found.
  ///
  /// It is `Int` for `case a(id: Int)` and a tuple type for `case b(Int, label: String)`.
  package let payload: Any.Type?

  /// The label of a single associated value: `id` for `case a(id: Int)`.
  package let label: String?

  package let isIndirect: Bool

  /// Whether the associated value is of a type parameter, as in `Result`: then a tuple is one value.
  package let isTypeParameter: Bool

  /// Whether reflection can make and read the associated value. `true` if there is none.
  ///
  /// It cannot if the type is missing from the program, or if the value is a function with parameters
  /// or a result, whose calling convention reflection cannot convert. In the second case `payload`
  /// still names the type.
  package let isResolved: Bool
}

/// The cases of an enum type, and the means to make its values and to take them apart.
///
/// A layout is read once per type and cached. It may be used from any thread.
package final class EnumLayout: Sendable {
  package let type: Any.Type

  /// Whether the type was built with reflection metadata. If not, `cases` is empty.
  package let isReadable: Bool

  /// The cases, each at the index of its tag. Cases with a payload come first, so this is not the
  /// order of the declaration.
  package let cases: [EnumCase]

  package let isOptional: Bool

  let witnesses: EnumWitnesses

  /// The layout of a type, or `nil` if it is not a copyable enum. `Optional` is an enum.
  package static func of(_ type: Any.Type) -> EnumLayout? {
    cache.withLock { cache in
      if let known = cache[ObjectIdentifier(type)] { return known }
      let layout = EnumLayout(type)
      cache[ObjectIdentifier(type)] = .some(layout)
      return layout
    }
  }

  /// The case of `value`, or `nil` if `value` is not exactly of this type.
  package func caseOf(_ value: Any) -> EnumCase? {
    withCopy(of: value, as: type) { self.case(at: $0) } ?? nil
  }

  /// A copy of the payload of `value`.
  ///
  /// Returns `nil` if the case has no payload, if it cannot be read (see `EnumCase.isResolved`), or if
  /// `value` is not exactly of this type.
  package func payload(of value: Any) -> Any? {
    withCopy(of: value, as: type) { memory -> Any? in
      guard let enumCase = self.case(at: memory), enumCase.isResolved else { return nil }
      return payload(of: enumCase, at: memory)
    } ?? nil
  }

  /// The case of `value` with a copy of its payload.
  ///
  /// Returns `nil` if the payload cannot be read (see `EnumCase.isResolved`), or if `value` is not
  /// exactly of this type.
  package func content(of value: Any) -> (EnumCase, payload: Any?)? {
    withCopy(of: value, as: type) { memory -> (EnumCase, payload: Any?)? in
      guard let enumCase = self.case(at: memory), enumCase.isResolved else { return nil }
      return (enumCase, payload(of: enumCase, at: memory))
    } ?? nil
  }

  /// A value of `enumCase`, one of `cases`.
  ///
  /// Returns `nil` if the payload is missing, superfluous or not exactly of the case's type, or if it
  /// cannot be made (see `EnumCase.isResolved`).
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

  private func payload(of enumCase: EnumCase, at memory: UnsafeMutableRawPointer) -> Any? {
    guard let payload = enumCase.payload else { return nil }
    witnesses.project(memory)
    defer { witnesses.inject(enumCase.tag, into: memory) }
    return copyValue(at: enumCase.isIndirect ? boxedValue(at: memory) : memory, as: payload)
  }

  private func `case`(at memory: UnsafeRawPointer) -> EnumCase? {
    isReadable ? cases[witnesses.tag(at: memory)] : nil
  }

  private func fits(_ payload: Any?, _ type: Any.Type?) -> Bool {
    guard let type else { return payload == nil }
    return payload.map { isExactly($0, type) } ?? false
  }

  private static let cache = Mutex<[ObjectIdentifier: EnumLayout?]>([:])

  /// Layout: the descriptor stores the number of cases with a payload at offset 20 (in the low 24
  /// bits) and the number of cases without one at 24.
  private init?(_ type: Any.Type) {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .enum || metadata.kind == .optional, metadata.isCopyable,
      let descriptor = metadata.descriptor
    else { return nil }
    self.type = type
    isOptional = metadata.kind == .optional
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
    isTypeParameter = record.mangledType?.isTypeParameter ?? false
    isResolved = Self.isResolved(record.mangledType, as: payload)
  }

  private static func isResolved(_ declared: MangledType?, as payload: Any.Type?) -> Bool {
    guard let declared else { return true }
    return payload.map(declared.isMovable) ?? false
  }
}

// MARK: Payloads of indirect cases

/// The address of the payload whose box is at `memory`, the memory of a projected indirect case.
@usableFromInline func boxedValue(at memory: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
  // An empty payload has no box. Any address will do then.
  swift_projectBox(memory.load(as: UnsafeMutableRawPointer?.self)) ?? memory
}

/// Allocates a box for a payload, ready to be injected as an indirect case.
///
/// `payload` must be exactly of `type`.
private func initializeBox(
  at memory: UnsafeMutableRawPointer, with payload: Any, as type: Any.Type
) {
  let box = swift_allocBox(TypeMetadata(type).address)
  initialize(box.value, with: payload, as: type)
  memory.storeBytes(of: box.object, as: UnsafeMutableRawPointer.self)
}

extension EnumLayout {
  /// Whether ``withCase(at:_:)`` finds the payload of every case.
  package var isReadInPlace: Bool {
    isReadable && cases.allSatisfy(\.isResolved) && TypeMetadata(type).isBitwiseTakable
  }

  /// Calls a function with the tag of the case at an address, and the address of its payload; any address
  /// if the case has none.
  ///
  /// The type must be readable and bitwise takable.
  package func withCase<R>(
    at address: UnsafeRawPointer, _ body: (_ tag: Int, UnsafeRawPointer) throws -> R
  ) rethrows -> R {
    let tag = witnesses.tag(at: address)
    guard cases[tag].payload != nil else { return try body(tag, address) }
    let metadata = TypeMetadata(type)
    // Projecting overwrites the tag, so it is done in a copy of the bytes. The copy owns nothing: its
    // payload is only read while the value exists, and it is not destroyed.
    return try withUnsafeTemporaryAllocation(byteCount: metadata.size, alignment: 16) { copy in
      copy.copyMemory(from: UnsafeRawBufferPointer(start: address, count: metadata.size))
      let memory = copy.baseAddress!
      witnesses.project(memory)
      let payload = cases[tag].isIndirect ? boxedValue(at: memory) : memory
      return try body(tag, UnsafeRawPointer(payload))
    }
  }
}
