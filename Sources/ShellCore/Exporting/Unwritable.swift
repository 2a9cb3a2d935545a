/// A value that cannot be written as Swift code, with its path and the reason.
struct Unwritable: Error, Equatable {
  /// The path to the value: `state.todos[0].handler`.
  var path: String
  /// `it is a function`.
  let reason: String
}
