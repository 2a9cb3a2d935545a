import ActionSyntax
import ShellCore
/// What a press of TAB does, decided from the text before the cursor and what may follow.
package enum CompletionStep: Equatable {
  /// Take away so many characters before the cursor and insert a text.
  case replace(count: Int, with: String)
  /// Nothing can be added: show what may stand here.
  case list([String])
  /// Nothing fits.
  case nothing

  /// - Parameters:
  ///   - text: the line up to the cursor.
  ///   - next: the character under the cursor, so that no second space is written before a space.
  package init(_ completion: Completion, text: String, next: Character?) {
    let typed = String(text.dropFirst(completion.start))
    guard let first = completion.candidates.first else {
      self = .nothing
      return
    }
    if completion.candidates.count == 1 {
      let space = first.isFinal && next != " " ? " " : ""
      let whole = first.text + space
      self = whole == typed ? .nothing : .replace(count: typed.count, with: whole)
      return
    }
    let common = CompletionStep.commonPrefix(completion.candidates.map(\.text))
    if common.count > typed.count || (common.count == typed.count && common != typed) {
      self = .replace(count: typed.count, with: common)
    } else {
      self = .list(completion.candidates.map { $0.display ?? $0.text })
    }
  }

  /// The characters that all texts begin with.
  private static func commonPrefix(_ texts: [String]) -> String {
    texts.dropFirst().reduce(texts[0][...]) { common, text in
      zip(common.indices, text).first { common[$0] != $1 }.map { common[..<$0.0] }
        ?? common.prefix(text.count)
    }.description
  }
}
