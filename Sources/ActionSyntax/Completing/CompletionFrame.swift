/// A bracket that is open at the cursor.
package struct CompletionFrame {
  package let closing: String
  /// Nothing but the closing bracket may follow the value at hand; nil: both may.
  package var isLast: Bool?
}
