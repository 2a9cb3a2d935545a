import Foundation
import Testing

@testable import ShellCore

@Suite("The translations of messages")
struct TranslationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let messages = Result { try MessageLiterals.all(in: root) }

  @Test("Each message of the sources has a Korean translation")
  func complete() throws {
    let known = Set(try #require(MessageCatalog.of(.korean)).keys)
    let missing = try Self.messages.get().filter { !known.contains($0.text) }
    #expect(
      missing.isEmpty,
      """
      Add these lines to a table in Sources/ShellCore/Translations/Korean:
      \(missing.map { "\($0.text) =>      (\($0.place))" }.joined(separator: "\n"))
      """)
    // Nothing is missing if nothing is read.
    #expect(try Self.messages.get().count > 1_000)
  }

  @Test("Each translation is that of a message of the sources")
  func current() throws {
    let texts = Set(try Self.messages.get().map(\.text))
    let stale = MessageCatalog(KoreanMessages.ofSources).keys.filter { !texts.contains($0) }
    #expect(stale.isEmpty, "Remove these lines: \(stale.joined(separator: "\n"))")
  }

  @Test("Each heading of a table is a file of the sources")
  func headings() throws {
    let sources = Self.root.appending(path: "Sources")
    let folder = sources.appending(path: "ShellCore/Translations/Korean")
    let tables = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let headings = try tables.flatMap { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        .matches(of: #/\n *# (\w+\/\S+\.swift)/#).map { String($0.1) }
    }
    #expect(headings.count > 100)
    for heading in headings {
      #expect(
        FileManager.default.fileExists(atPath: sources.appending(path: heading).path()),
        "\(heading)")
    }
  }

  @Test("No message is translated twice")
  func once() throws {
    let keys = try #require(MessageCatalog.of(.korean)).keys
    let twice = Dictionary(grouping: keys, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty)
  }

  @Test("A translation uses holes that the message has, and particles that exist")
  func holes() {
    for (english, korean) in Self.entries {
      let count = english.replacing("{#}", with: "{}").components(separatedBy: "{}").count - 1
      for match in korean.matches(of: #/\{([^{} ]+)\}/#) {
        let name = String(match.1)
        let isHole = Int(name).map { (1...max(count, 1)).contains($0) && count > 0 } ?? false
        let isCode = english.contains("{\(name)}")
        #expect(
          isHole || KoreanParticle(rawValue: name) != nil || isCode, "\(english) => \(korean)")
      }
    }
  }

  @Test("Messages are written in one level of speech, and without translationese")
  func speech() {
    let endings = #/(?:[아어여해에예지네죠]요)(?:[. ]|$)/#
    for (english, korean) in Self.entries {
      let polite = korean.replacing("세요", with: "").replacing("까요", with: "")
      #expect(!polite.contains(endings), "\(english) => \(korean)")
      for word in ["당신", "죄송", "!!", "되어집니다", "에 의해", "…입니다", "피쳐", "에러", "쉘"] {
        #expect(!korean.contains(word), "\(english) => \(korean)")
      }
    }
  }

  /// The lines of all tables.
  private static let entries: [(english: String, korean: String)] = KoreanMessages.tables
    .joined(separator: "\n").split(separator: "\n").compactMap { line in
      let parts = line.components(separatedBy: " => ")
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}
