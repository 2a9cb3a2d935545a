/// A value that cannot be written as Swift: where it is, and what it is.
struct Unwritable: Error, Equatable {
  /// The way to it: `state.todos[0].handler`.
  var path: String
  /// `it is a function`.
  let reason: String
}
