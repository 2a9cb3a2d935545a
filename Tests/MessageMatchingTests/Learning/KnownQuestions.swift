import Foundation

@testable import ShellCore

/// Questions in the words of those who ask, and the pages that answer them. They are what the search learns from: a page says
/// "regular intervals", and somebody asks for "every ten seconds".
enum KnownQuestions {
  /// A question with the name of the page that answers it.
  struct Question: Sendable, Equatable {
    let page: String
    let text: String
  }

  /// All questions, file by file and page by page.
  static let all: [Question] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".txt") }.sorted().flatMap { file in
      read((try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? "")
    }
  }()

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Known")

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

  /// The known questions about some documents; their names, titles, and summaries, which are short answers to what they are; and the words
  /// of messages.
  static func questions(about documents: [SearchDocument]) -> [Question] {
    let names = Dictionary(
      documents.map { ($0.name.lowercased(), $0.name) }, uniquingKeysWith: { first, _ in first })
    let known = all.compactMap { question in
      names[question.page.lowercased()].map { Question(page: $0, text: question.text) }
    }
    return known + documents.flatMap(heads) + messages(of: names)
  }

  /// The identifying words of messages: a message in other words is a question about them.
  private static func messages(of names: [String: String]) -> [Question] {
    MessageTable.patterns.compactMap { pattern in
      names[pattern.page.lowercased()].map { page in
        Question(page: page, text: pattern.phrases.joined().joined(separator: " "))
      }
    }
  }

  private static func heads(of document: SearchDocument) -> [Question] {
    let names = [document.name] + document.aliases.map { $0.trimmingCharacters(in: .whitespaces) }
    let asked = names.filter { document.kind != .error && !$0.isEmpty }.map { name in
      name.utf8.allSatisfy { $0 < 0x80 } ? "what is \(name)" : "\(name)이 뭐예요"
    }
    return ([document.name + " " + document.title, document.about] + document.aliases + asked)
      .map { Question(page: document.name, text: $0) }
  }
}
