/// A function that takes a case's payload out: what `compactMap(/Result.success)` and
/// `BindingReducer(action: /Action.view)` take.
///
/// Where a case path would do as well, that is what `/` gives.
@_disfavoredOverload
@inlinable public prefix func / <Root, Value>(
  _ embed: @escaping (Value) -> Root
) -> (Root) -> Value? {
  let path: AnyCasePath<Root, Value> = /embed
  return { path.extract(from: $0) }
}

/// A function that takes the payload of a case out of what may not be there.
@_disfavoredOverload
@inlinable public prefix func / <Root, Value>(
  _ embed: @escaping (Value) -> Root
) -> (Root?) -> Value? {
  let path: AnyCasePath<Root, Value> = /embed
  return { $0.flatMap(path.extract(from:)) }
}
