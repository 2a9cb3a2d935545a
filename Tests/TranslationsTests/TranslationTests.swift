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

  @Test("A translation uses holes that the message has, and particles that exist")
  func holes() {
    for entry in Self.entries {
      let (english, korean) = (entry.english, entry.translation)
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
