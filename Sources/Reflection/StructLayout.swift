/// The stored properties of a struct type, and the means to make its values memberwise and to take
/// them apart.
///
/// Making a value memberwise bypasses the type's initializers. `isMemberwise` tells whether that is
/// allowed: it is refused for types whose memory would not be safe afterwards, and for types whose
/// properties are an implementation detail.
package struct StructLayout: Sendable {
  package struct Field: Sendable {
    /// The name of the stored property: `_name` for `@BindingState var name`.
    package let name: String
    package let type: Any.Type
    /// Whether the property is declared with `var`.
    package let isVariable: Bool
    /// The distance from the start of the struct in bytes.
    package let offset: Int
    /// `false` for `weak` and `unowned` properties and for functions that reflection cannot convert.
    package let isReadable: Bool
    /// Whether the type is neither an existential nor a function.
    let isConcrete: Bool
  }

  package let type: Any.Type
  package let fields: [Field]
  package let moduleName: String

  /// Whether `make` may make values of this type.
  ///
  /// `false` for types of the standard library, Foundation and C, for types built without reflection
  /// metadata, and for types with a property that reflection cannot write (`weak`, `unowned`, or a
  /// function with parameters or a result).
  package let isMemberwise: Bool

  /// Whether `concreteValues` lists the values of this type: reflection may make them, and no field is of
  /// an existential or a function type.
  package let isConcrete: Bool

  /// The layout of a type, or `nil` if it is not a copyable struct.
  package static func of(_ type: Any.Type) -> StructLayout? {
    let metadata = TypeMetadata(type)
    guard metadata.kind == .struct, metadata.isCopyable, let descriptor = metadata.descriptor
    else { return nil }
    return StructLayout(metadata, descriptor)
  }

  /// A value with these properties in the order of `fields`, or `nil` unless each value is exactly of
  /// its field's type.
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

  /// A copy of the value of one of `fields`, or `nil` if the field cannot be read or `whole` is not
  /// exactly of this type.
  package func value(of field: Field, in whole: Any) -> Any? {
    guard field.isReadable else { return nil }
    return withCopy(of: whole, as: type) { copyValue(at: $0 + field.offset, as: field.type) }
  }

  /// Copies of the values of all fields, in the order of `fields`.
  ///
  /// They are the children of the value's mirror, which takes several times as long to list them.
  ///
  /// - Returns: `nil` unless the type is concrete (see `isConcrete`), or if `whole` is not exactly of
  ///   this type.
  package func concreteValues(in whole: Any) -> [Any]? {
    guard isConcrete else { return nil }
    return withCopy(of: whole, as: type) { memory in
      fields.map { copyValue(at: memory + $0.offset, as: $0.type) }
    }
  }

  private init(_ metadata: TypeMetadata, _ descriptor: UnsafeRawPointer) {
    let found = Self.fields(of: metadata, descriptor)
    type = metadata.type
    moduleName = metadata.moduleName ?? ""
    fields = found ?? []
    isMemberwise =
      found.map { $0.allSatisfy(\.isReadable) && !($0.isEmpty && metadata.size > 0) } ?? false
      && !Self.closedModules.contains(moduleName)
    isConcrete = isMemberwise && fields.allSatisfy(\.isConcrete)
  }

  /// Layout: the descriptor stores the number of properties at offset 20. At 24 it stores the
  /// position, in words, of their offsets in the metadata. Each offset is an `Int32`.
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
    isConcrete = Reflection.isConcrete(type)
  }
}

/// Whether a type is neither an existential, nor a function, nor a type of types.
package func isConcrete(_ type: Any.Type) -> Bool {
  switch TypeMetadata(type).kind {
  case .struct, .enum, .optional, .tuple, .class: true
  case .function, .existential, .other: false
  }
}
