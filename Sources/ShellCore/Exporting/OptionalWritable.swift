/// An optional with its type hidden.
protocol OptionalWritable {
  /// The wrapped value and its type; `nil` if there is none.
  var content: (value: Any, type: Any.Type)? { get }
}

extension Optional: OptionalWritable {
  var content: (value: Any, type: Any.Type)? { map { ($0, Wrapped.self) } }
}
