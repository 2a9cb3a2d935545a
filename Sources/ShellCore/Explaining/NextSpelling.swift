/// What version 2.0 writes in place of a name of 1.x. The names are those that `doctor` knows.
struct NextSpelling: Sendable {
  private let spelling: Spelling
  /// Whether the text asks about 2.0, and is not only the name.
  let isAsked: Bool

  /// Finds a name that is the whole topic, as `WithViewStore`, or a word of a question about 2.0; `nil` if there is none.
  init?(in topic: String) {
    let words = topic.split(separator: " ").map(Self.name)
    let isQuestion = topic.contains("2.0") || words.contains { $0.lowercased() == "tca2" }
    let names = [Self.name(topic[...])] + (isQuestion ? words : [])
    let found = SpellingTable.all.first { spelling in
      !spelling.next.isEmpty && names.contains(Self.name(spelling.name[...]))
    }
    guard let found else { return nil }
    spelling = found
    isAsked = isQuestion
  }

  /// A name without its `@`, and without what surrounds it in a sentence. Its case tells `Reducer` from a reducer.
  private static func name(_ word: Substring) -> String {
    let word = word.drop { "@`\"'(".contains($0) }
    let end = word.lastIndex { !"`\"')?!,.:;".contains($0) }
    return end.map { String(word[...$0]) } ?? ""
  }

  /// `In 2.0, a plain property takes the place of `@BindingState`.`
  func text(in language: Language) -> String {
    let next = language.said(spelling.next)
    let replacement = language.said("In 2.0, \(next) takes the place of `\(spelling.name)`.")
    return replacement + " " + language.said("`explain tca 2` shows what else is different.")
  }
}
