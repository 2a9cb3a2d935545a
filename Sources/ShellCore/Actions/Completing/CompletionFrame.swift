/// A bracket that is open at the cursor.
struct CompletionFrame {
  let closing: String
  /// Nothing but the closing bracket may follow the value at hand; nil: both may.
  var isLast: Bool?
}
