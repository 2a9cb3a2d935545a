/// Where `_printChanges` prints to: standard output, or whoever listens for the time being.
package enum ChangePrinter {
  /// Takes the text in place of standard output.
  @TaskLocal package static var sink: (@Sendable (String) -> Void)?

  /// Prints a text and a line end.
  package static func print(_ text: String) {
    guard let sink else { return Swift.print(text) }
    sink(text)
  }
}
