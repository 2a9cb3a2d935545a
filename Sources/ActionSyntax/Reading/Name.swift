/// A name and where it stands.
package struct Name: Sendable {
  package let text: String
  package let range: Range<String.Index>
}
