/// Where `_printChanges` prints to: standard output, or whoever listens for the time being.
package enum ChangePrinter {
  /// Takes the text in place of standard output.
  @TaskLocal package static var sink: Sink?

  /// Someone who takes what is printed.
  ///
  /// A type of its own: with a bare function as the value of a task local, release builds of Swift
  /// 6.3 push it without its type and crash.
  package struct Sink: Sendable {
    let take: @Sendable (String) -> Void

    package init(_ take: @escaping @Sendable (String) -> Void) { self.take = take }
  }

  /// Prints a text and a line end.
  package static func print(_ text: String) {
    guard let sink else { return Swift.print(text) }
    sink.take(text)
  }
}
