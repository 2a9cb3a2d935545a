/// Questions in the words of those who ask, and the pages that answer them. A page says "regular intervals", and somebody asks for "every
/// ten seconds".
enum KnownQuestions {
  /// A question with the name of the page that answers it.
  struct Question: Sendable, Equatable {
    let page: String
    let text: String
  }

  /// Reads questions that are separated by semicolons. A line that ends in a colon names the page of those that follow it.
  static func read(_ text: String) -> [Question] {
    var pages: [(name: String, text: String)] = []
    // Bytes, because finding characters in half a megabyte takes longer than all the rest.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = String(Substring(line))
      if line.utf8.last == UInt8(ascii: ":") {
        pages.append((String(line.dropLast()), ""))
      } else if !pages.isEmpty {
        pages[pages.count - 1].text += pages[pages.count - 1].text.isEmpty ? line : " " + line
      }
    }
    return pages.flatMap { page in
      page.text.utf8.split(separator: UInt8(ascii: ";")).map { $0.drop { $0 == UInt8(ascii: " ") } }
        .filter { !$0.isEmpty }.map { Question(page: page.name, text: String(Substring($0))) }
    }
  }

  /// The known questions about some pages; their names, titles, and summaries, which are short answers to what they are; and the words
  /// of messages: a message in other words is a question about them.
  static func questions(_ known: [Question], about pages: [PageHead]) -> [Question] {
    let names = Dictionary(
      pages.map { ($0.name.lowercased(), $0.name) }, uniquingKeysWith: { first, _ in first })
    let messages = MessageTable.patterns.map { pattern in
      Question(page: pattern.page, text: pattern.phrases.joined().joined(separator: " "))
    }
    return (known + messages).compactMap { question in
      names[question.page.lowercased()].map { Question(page: $0, text: question.text) }
    } + pages.flatMap(questions(about:))
  }

  private static func questions(about page: PageHead) -> [Question] {
    let names = [page.name] + page.aliases
    let asked = names.filter { !page.isDiagnostic && !$0.isEmpty }.map { name in
      name.utf8.allSatisfy { $0 < 0x80 } ? "what is \(name)" : "\(name)이 뭐예요"
    }
    return ([page.name + " " + page.title, page.about] + page.aliases + asked)
      .map { Question(page: page.name, text: $0) }
  }
}
