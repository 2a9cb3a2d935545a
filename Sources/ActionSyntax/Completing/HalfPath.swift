/// A path that is still being typed: what stands already, and the word at its end.
package struct HalfPath {
  /// What leads to the place of the word; empty at the beginning.
  package let complete: String
  /// Whether the word stands behind an opening bracket: it is an id then.
  package let isID: Bool
  package let word: String

  /// A path whose brackets are words of their own.
  package init(_ text: String) { self.init(text, openers: [".", "["]) }

  /// A path to a child, where brackets belong to the word.
  package init(child text: String) { self.init(text, openers: ["."]) }

  private init(_ text: String, openers: Set<Character>) {
    var lastOpener: String.Index?
    var isInString = false
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "\\" where isInString && text.index(after: index) < text.endIndex:
        index = text.index(after: index)
      case "\"": isInString.toggle()
      case let character: if !isInString, openers.contains(character) { lastOpener = index }
      }
      index = text.index(after: index)
    }
    guard let opener = lastOpener else {
      self.init(complete: "", isID: false, word: text)
      return
    }
    self.init(
      complete: String(text[..<opener]), isID: text[opener] == "[",
      word: String(text[text.index(after: opener)...]))
  }

  private init(complete: String, isID: Bool, word: String) {
    self.complete = complete
    self.isID = isID
    self.word = word
  }
}
