import CSwiftRuntime

/// The address of the payload whose box is at `memory`, the memory of a projected indirect case.
@usableFromInline func boxedValue(at memory: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
  // No box: the payload is of an empty type, and any address will do.
  swift_projectBox(memory.load(as: UnsafeMutableRawPointer?.self)) ?? memory
}

/// Allocates a box for a payload that `isExactly` allowed, to be injected as an indirect case.
func initializeBox(at memory: UnsafeMutableRawPointer, with payload: Any, as type: Any.Type) {
  let box = swift_allocBox(TypeMetadata(type).address)
  initialize(box.value, with: payload, as: type)
  memory.storeBytes(of: box.object, as: UnsafeMutableRawPointer.self)
}
