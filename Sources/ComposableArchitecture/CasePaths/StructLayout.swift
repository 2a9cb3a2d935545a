/// The stored properties of a struct type; values made memberwise and taken apart.
///
/// Making a value this way bypasses the type's initializers, so it is refused where memory would
/// not be safe afterwards or where the properties are no business of the caller: see
/// `isMemberwise`.
package struct StructLayout: Sendable {
  package struct Field: Sendable {
    /// As stored: `@BindingState var name` is `_name`.
    package let name: String
    package let type: Any.Type
    /// False: declared with `let`.
    package let isVariable: Bool
    /// In bytes from the start of the struct.
    package let offset: Int
    /// False: `weak`, `unowned`, or a function that reflection cannot convert.
    let isReadable: Bool
  }

  package let type: Any.Type
  package let fields: [Field]
  package let moduleName: String

  /// False: of the standard library, Foundation or C, or with a property that reflection cannot
  /// write (`weak`, `unowned`, a function with parameters or a result), or without reflection
  /// metadata.
  package let isMemberwise: Bool

  /// nil: not a struct, or a noncopyable one.
  package static func of(_ type: Any.Type) -> StructLayout? {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .struct, metadata.isCopyable, let descriptor = metadata.descriptor
    else { return nil }
    return StructLayout(metadata, descriptor)
  }

  /// A value with these properties, in order; nil unless each is exactly of its type.
  package func make(_ values: [Any]) -> Any? {
    guard isMemberwise, values.count == fields.count,
      zip(values, fields).allSatisfy({ isExactly($0, $1.type) })
    else { return nil }
    return makeValue(of: type) { memory in
      for (value, field) in zip(values, fields) {
        initialize(memory + field.offset, with: value, as: field.type)
      }
    }
  }

  /// A copy of one of `fields`' values; nil: not readable, or `whole` is not exactly of this type.
  package func value(of field: Field, in whole: Any) -> Any? {
    guard field.isReadable else { return nil }
    return withCopy(of: whole, as: type) { copyValue(at: $0 + field.offset, as: field.type) }
  }

  private init(_ metadata: TypeMetadata, _ descriptor: UnsafeRawPointer) {
    let found = Self.fields(of: metadata, descriptor)
    type = metadata.type
    moduleName = metadata.moduleName ?? ""
    fields = found ?? []
    isMemberwise =
      found.map { $0.allSatisfy(\.isReadable) && !($0.isEmpty && metadata.size > 0) } ?? false
      && !Self.closedModules.contains(moduleName)
  }

  /// Layout: the descriptor has the number of properties at 20 and at 24 the place of their offsets
  /// in the metadata, counted in words; an offset is an Int32.
  private static func fields(
    of metadata: TypeMetadata, _ descriptor: UnsafeRawPointer
  ) -> [Field]? {
    let count = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self))
    let place = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    if count == 0 { return [] }
    guard place > 0, let records = FieldRecord.all(of: descriptor), records.count == count
    else { return nil }
    let offsets = (metadata.address + place * TypeMetadata.word).assumingMemoryBound(to: Int32.self)
    let fields = records.enumerated().compactMap { index, record in
      Field(record, offset: Int(offsets[index]), in: metadata)
    }
    return fields.count == count ? fields : nil
  }

  private static let closedModules: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Dispatch",
    "__C",
  ]
}

extension StructLayout.Field {
  fileprivate init?(_ record: FieldRecord, offset: Int, in owner: TypeMetadata) {
    guard let mangled = record.mangledType, let type = mangled.resolved(in: owner) else {
      return nil
    }
    name = record.name
    self.type = type
    isVariable = record.isVariable
    self.offset = offset
    isReadable = mangled.isMovable(as: type)
  }
}
