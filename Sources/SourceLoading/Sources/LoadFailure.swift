/// Why a file cannot be loaded, in one line.
package struct LoadFailure: Error, Equatable {
  package let text: String
  /// What was expected; `nil` for the path of a file.
  package let hint: String?

  package init(_ text: String, hint: String? = nil) { (self.text, self.hint) = (text, hint) }
}
