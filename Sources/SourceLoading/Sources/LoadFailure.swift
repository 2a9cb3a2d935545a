/// Why a file cannot be loaded, in one line.
package struct LoadFailure: Error, Equatable {
  package let text: String

  package init(_ text: String) { self.text = text }
}
