/// An optional with its type hidden.
protocol OptionalWritable {
  /// What is in it, with its type; nil: nothing.
  var content: (value: Any, type: Any.Type)? { get }
}

extension Optional: OptionalWritable {
  var content: (value: Any, type: Any.Type)? { map { ($0, Wrapped.self) } }
}
