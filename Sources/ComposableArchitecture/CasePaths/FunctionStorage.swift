extension TypeMetadata {
  /// Whether a field declared with this type stores a function that generic code must not touch.
  ///
  /// A function in a field takes its arguments in registers, one in generic storage (an `Any`, a
  /// `Value`) takes their addresses. The compiler converts between both where it sees the types;
  /// reflection cannot, and a function that crossed over would read garbage when called. `() ->
  /// Void` is the same in both. Optionals and tuples store what they hold as a field does.
  var storesFunctionByDeclaration: Bool {
    switch kind {
    case .function: !isActionOfNothing
    case .optional: TypeMetadata(firstGenericArgument).storesFunctionByDeclaration
    case .tuple:
      TupleLayout.of(type)!.elements.contains {
        TypeMetadata($0.type).storesFunctionByDeclaration
      }
    default: false
    }
  }

  /// `() -> Void`, also `async`, `throws`, `@Sendable` or isolated.
  ///
  /// Layout: flags in the second word (low 16 bits: number of parameters), the result in the third.
  private var isActionOfNothing: Bool {
    let parameterCount = address.load(fromByteOffset: Self.word, as: UInt.self) & 0xffff
    let result = address.load(fromByteOffset: 2 * Self.word, as: Any.Type.self)
    return parameterCount == 0 && result == Void.self
  }
}
