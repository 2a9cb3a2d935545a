import CSwiftRuntime

// The conversions that Swift applies to the arguments of a function, such as a case that is used as a
// function: a value becomes an optional, an existential, or an instance of a superclass.

/// Whether Swift converts a value of type `type` to `target`, another type.
func converts(_ type: Any.Type, to target: Any.Type) -> Bool {
  let metadata = TypeMetadata(target)
  switch metadata.kind {
  case .optional:
    let wrapped = metadata.firstGenericArgument
    return haveSameLayout(type, wrapped) || converts(type, to: wrapped)
  case .existential: return conforms(type, to: metadata)
  case .class: return isSubclass(type, of: target)
  default: return false
  }
}

private func conforms(_ type: Any.Type, to existential: TypeMetadata) -> Bool {
  if existential.type == Any.self { return true }
  // Existential metatypes and constrained existentials (0x306, 0x307) have metadata of another layout.
  guard existential.address.load(as: UInt.self) == 0x303 else { return false }
  let metatype = unsafeBitCast(
    swift_getExistentialMetatypeMetadata(existential.address), to: Any.Type.self)
  func isInstance<Metatype>(of _: Metatype.Type) -> Bool { (type as Any) is Metatype }
  return _openExistential(metatype, do: isInstance)
}

private func isSubclass(_ type: Any.Type, of superclass: Any.Type) -> Bool {
  guard type is AnyObject.Type else { return false }
  func isInstance<Class>(of _: Class.Type) -> Bool { type is Class.Type }
  return _openExistential(superclass, do: isInstance)
}

/// The value of type `T` that Swift converted to `value`, or `nil` if `value` was made from something
/// else.
func unconverted<T>(_ value: Any, to type: T.Type) -> T? {
  if let exact = exactly(value, as: type) { return exact }
  func open<V>(_ value: V) -> T? {
    guard TypeMetadata(V.self).kind == .optional, let layout = EnumLayout.of(V.self) else {
      return nil
    }
    return layout.payload(of: value).flatMap { unconverted($0, to: type) }
  }
  return _openExistential(value, do: open)
}
