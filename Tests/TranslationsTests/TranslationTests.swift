import Testing

@testable import ShellCore

@Suite("The translations of messages")
struct TranslationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let messages = Result { try MessageLiterals.all(in: root) }

  @Test("Each message of the sources has a Korean translation")
  func complete() throws {
    let known = Set(Self.entries.map(\.english))
    let missing = try Self.messages.get().filter { !known.contains($0.text) }
    let lines = missing.map { message in
      let place = message.place.prefix { $0 != ":" }
      let text = message.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "#: \(place)\nmsgid \"\(text)\"\nmsgstr \"\"\n"
    }
    #expect(
      missing.isEmpty,
      "Add to Sources/ShellCore/Translations/Texts/ko.po:\n\(lines.joined(separator: "\n"))")
    // Nothing is missing if nothing is read.
    #expect(try Self.messages.get().count > 1_000)
  }

  @Test("Each translation with a place is that of a message of the sources")
  func current() throws {
    let texts = Set(try Self.messages.get().map(\.text))
    let stale = Self.entries.filter { !$0.places.isEmpty && !texts.contains($0.english) }
    #expect(stale.isEmpty, "Remove these entries: \(stale.map(\.english).joined(separator: "\n"))")
  }

  @Test("Each place is a file or a folder of the sources")
  func places() throws {
    let sources = Self.root.appending(path: "Sources")
    let places = Set(Self.entries.flatMap(\.places))
    #expect(places.count > 100)
    for place in places {
      #expect(
        FileManager.default.fileExists(atPath: sources.appending(path: place).path()), "\(place)")
    }
  }

  @Test("No message is translated twice")
  func once() throws {
    let keys = Self.entries.map(\.english)
    let twice = Dictionary(grouping: keys, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty)
  }

  /// Holes with a part of English grammar, which Korean leaves out: `is`, `them`.
  private static let grammar = [
    "TestClock.run(): {} still {} after {}": 2,
    "all {} {} are evaluated, and {} of them {} drawn differently": 4,
    "undone: {} (redo restores {})": 2,
  ]

  @Test("A translation contains each hole of its message once, and particles that exist")
  func holes() {
    for entry in Self.entries {
      let faults = Self.faults(in: entry.translation, of: entry.english)
      #expect(faults.isEmpty, "\(entry.english) => \(entry.translation)")
    }
  }

  @Test(
    "A hole that is missing, repeated, or without its number is found",
    arguments: [
      ("{} is written", "{}에 썼습니다", ["{}", "{1}"]), ("{} is {}", "{1}", ["{2}"]),
      ("{#} more", "{1} {1}", ["{1}"]), ("{} is written", "{1}{를} {2}", ["{를}", "{2}"]),
      ("write `{} {}`", "`{2} {1}`{을} 쓰세요", []),
    ])
  func faulty(english: String, korean: String, faults: [String]) {
    #expect(Self.faults(in: korean, of: english) == faults)
  }

  /// What is wrong with the holes of a translation.
  private static func faults(in korean: String, of english: String) -> [String] {
    let count = english.replacing("{#}", with: "{}").components(separatedBy: "{}").count - 1
    var missing = (0..<count).map { "{\($0 + 1)}" }
    missing.removeAll { $0 == grammar[english].map { "{\($0)}" } }
    let unknown = korean.matches(of: #/\{([^{ ]*)\}/#).compactMap { match in
      let hole = String(match.0)
      if let index = missing.firstIndex(of: hole) {
        missing.remove(at: index)
        return nil as String?
      }
      let isCode = hole != "{}" && Int(match.1) == nil && english.contains(hole)
      return isCode || KoreanParticle(rawValue: String(match.1)) != nil ? nil : hole
    }
    return unknown + missing
  }

  @Test("Messages are written in one level of speech, and without translationese")
  func speech() {
    let endings = #/(?:[아어여해에예지네죠]요)(?:[. ]|$)/#
    for entry in Self.entries {
      let (english, korean) = (entry.english, entry.translation)
      let polite = korean.replacing("세요", with: "").replacing("까요", with: "")
      #expect(!polite.contains(endings), "\(english) => \(korean)")
      for word in ["당신", "죄송", "!!", "되어집니다", "에 의해", "…입니다", "피쳐", "에러", "쉘"] {
        #expect(!korean.contains(word), "\(english) => \(korean)")
      }
    }
  }

  private static let entries = MessageCatalog.koreanFile.entries
}
