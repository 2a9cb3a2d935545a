/// The destination of `_printChanges`: standard output, or a sink that replaces it.
package enum ChangePrinter {
  /// Receives the text in place of standard output; `nil` if nothing replaces it.
  @TaskLocal package static var sink: Sink?

  /// A function that receives what is printed.
  ///
  /// It is wrapped in a type because release builds of Swift 6.3 crash if the value of a task local
  /// is a bare function.
  package struct Sink: Sendable {
    let take: @Sendable (String) -> Void

    package init(_ take: @escaping @Sendable (String) -> Void) { self.take = take }
  }

  package static func print(_ text: String) {
    guard let sink else { return Swift.print(text) }
    sink.take(text)
  }
}
