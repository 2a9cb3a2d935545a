/// How pages about a session look: the one that `export html` writes, and the one that the viewers of a room open.
package enum PageStyle {
  package static let text = EmbeddedTexts.text("page.css")
}
