/// Calls a function with a value whose type is `T` by another name; nothing is copied or boxed on the way, as it is in `exactly`.
///
/// It is a mistake of the caller if `V` is not the very type `T`.
func withIdentical<V, T, R>(_ value: V, as type: T.Type, _ body: (T) -> R) -> R {
  precondition(V.self == T.self)
  return withUnsafePointer(to: value) {
    body(UnsafeRawPointer($0).assumingMemoryBound(to: T.self).pointee)
  }
}
