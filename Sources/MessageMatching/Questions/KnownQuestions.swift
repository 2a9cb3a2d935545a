import Foundation

/// Questions in the words of those who ask, and the pages that answer them. They are what the search learns from: a page says
/// "regular intervals", and somebody asks for "every ten seconds".
enum KnownQuestions {
  /// A question with the name of the page that answers it.
  struct Question: Sendable, Equatable {
    let page: String
    let text: String
  }

  /// All questions, page by page.
  static let all: [Question] =
    [
      ConceptQuestions.text, RecipeQuestions.text, ErrorQuestions.text,
      EverydayConceptQuestions.text,
      EverydayRecipeQuestions.text, EverydayErrorQuestions.text, SentenceQuestions.text,
      NewcomerConceptQuestions.text, NewcomerRecipeQuestions.text, NewcomerErrorQuestions.text,
      ShellErrorQuestions.text, DescribedConceptQuestions.text, DescribedRecipeQuestions.text,
      ChatQuestions.text, CodeQuestions.text,
    ].flatMap(read)

  /// Reads questions that are separated by semicolons. A line that ends in a colon names the page of those that follow it.
  static func read(_ text: String) -> [Question] {
    var pages: [(name: String, text: String)] = []
    for line in text.split(separator: "\n") {
      if line.hasSuffix(":") {
        pages.append((String(line.dropLast()), ""))
      } else if !pages.isEmpty {
        pages[pages.count - 1].text += line + " "
      }
    }
    return pages.flatMap { page in
      page.text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }.map { Question(page: page.name, text: $0) }
    }
  }
}
