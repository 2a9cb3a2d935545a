import Foundation
import LogReading
import Testing

/// Logs as they arrive from consoles, editors, mails, and people who copied too little. Each is made of blocks whose text is known,
/// so that the blocks must be printed again byte for byte, and all other lines be kept.
@Suite struct OddLogTests {
  /// Two blocks as the printer wrote them.
  private static let first = """
    received action:
      Inbox.Action.loaded(
        [
          [0]: "Hello",
          [1]: "안녕"
        ]
      )
      Inbox.State(
    -   _messages: [],
    +   _messages: [
    +     [0]: "Hello",
    +     [1]: "안녕"
    +   ],
        _isRefreshing: false
      )


    """
  private static let second = """
    received action:
      Inbox.Action.noteChanged
      Inbox.State(
        _messages: […],
    -   _note: "",
    +   _note: \"""
    +     One  Line.of text
    +
    +     - not a diff
    +     \""",
        _isRefreshing: false
      )


    """
  private static let both = first + second

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func expect(
    _ log: [UInt8], prints text: String = both, others: [String] = [],
    at location: SourceLocation = #_sourceLocation
  ) {
    for size in [1, 7, log.count] {
      var reader = LogReader()
      var rest = log[...]
      while !rest.isEmpty {
        reader.read(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      let read = reader.finish()
      #expect(
        String(decoding: read.printed, as: UTF8.self) == text, sourceLocation: location)
      #expect(read.others.map { read.text(of: $0) } == others, sourceLocation: location)
    }
  }

  /// A log whose lines have been changed.
  private func changed(_ text: String = both, _ change: (Int, Substring) -> String) -> [UInt8] {
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    return bytes(lines.enumerated().map { change($0.offset, $0.element) + "\n" }.joined())
  }

  private func stamp(_ number: Int) -> String {
    "2026-11-23 10:11:\(10 + number).\(345_678 + number)+0900 Mail[4012:\(88_123 + number)] [tca] "
  }

  @Test func everyLineHasATimestampAndAProcess() {
    expect(changed { stamp($0) + $1 })
  }

  @Test func columnsOfLogStream() {
    expect(
      changed { number, line in
        "2026-11-23 10:11:12.\(100_000 + number)+0900 0x1a\(number)f     Default     0x0    4012   0    Mail: (Core) [a:b] "
          + line
      })
  }

  @Test func onlyTheFirstLineOfAMessageHasATimestamp() {
    expect(changed { $1.hasPrefix("received") ? stamp($0) + $1 : String($1) })
  }

  @Test func windowsLineEnds() {
    expect(changed { $1 + "\r" })
  }

  @Test func colorsOfATerminal() {
    expect(
      changed { number, line in
        let color = line.hasPrefix("-") ? 31 : line.hasPrefix("+") ? 32 : 90
        return "\u{1B}[0;\(color)m\(line)\u{1B}[0m"
      })
  }

  @Test func colorsInsideOfAPrefixAndWindowsLineEnds() {
    expect(changed { "\u{1B}[2m10:11:\(10 + $0)\u{1B}[22m mail | \($1)\r" })
  }

  @Test func indentationOfAnEditor() {
    expect(changed { $1.isEmpty ? "" : "\t    " + $1 })
  }

  @Test func quotedInAMail() {
    expect(changed { $1.isEmpty ? ">" : "> " + $1 })
  }

  @Test func spacesAtLineEndsWereRemoved() {
    expect(changed { $1.isEmpty ? "[mail]" : "[mail] " + $1 })
  }

  @Test func emptyLinesWereRemoved() {
    let text = Self.first + Self.first
    expect(
      bytes(text.replacing("\n\n", with: "\n")), prints: text)
  }

  @Test func printsOfTheAppBetweenAllLinesOfABlock() {
    let lines = Self.first.split(separator: "\n")
    let log = lines.enumerated().map { "\($1)\n[network] GET /\($0)\n" }.joined()
    expect(bytes(log), prints: Self.first, others: lines.indices.map { "[network] GET /\($0)" })
  }

  @Test func threeStoresThatPrintAtTheSameTime() {
    let stores = ["a: ", "[b] ", "10:00:00 c "]
    let lines = Self.first.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    let log = lines.flatMap { line in stores.map { $0 + line + "\n" } }.joined()
    expect(bytes(log), prints: Self.first + Self.first + Self.first)
  }

  /// The part of the first block that remains is kept, line by line.
  @Test(arguments: [0, 5, 10, 20, 60, 120, 170])
  func theHeadWasCut(after count: Int) throws {
    let cut = Array(bytes(Self.first).dropFirst(count))
    let isWhole = count == 0
    let lines = cut.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    expect(
      cut + bytes(Self.second), prints: isWhole ? Self.both : Self.second,
      others: isWhole ? [] : lines)
  }

  /// Only a part of a timestamp is missing, so all of the block is there.
  @Test func theHeadWasCutInTheTimestampOfAHeader() {
    let log = changed { stamp($0) + $1 }
    for count in [1, 12, 30, 42, stamp(0).utf8.count] { expect(Array(log.dropFirst(count))) }
  }

  /// What is missing cannot be read, but nothing of the rest is lost, even if it ends in the middle of a character.
  @Test func theTailWasCutInACharacter() throws {
    let complete = bytes(Self.first)
    let start = try #require(complete.firstIndex { $0 >= 0x80 })
    for count in [start + 1, start + 2] {
      let cut = Array(complete.prefix(count))
      let log = LogReader.log(of: (bytes(Self.second) + cut)[...])
      #expect(log.understoodCount == 1)
      #expect(log.blocks.count == 2)
      #expect(log.printed == bytes(Self.second) + cut + [0x0A])
      #expect(log.others.isEmpty)
    }
  }

  @Test func severalHeadersWithoutActionsFollowEachOther() {
    expect(
      bytes("received action:\nreceived action:\nreceived action:\n" + Self.first),
      prints: Self.first, others: Array(repeating: "received action:", count: 3))
  }

  /// The words occur in a text that the app prints, and in a name.
  @Test func theWordsOfAHeaderOccurInOtherLines() {
    let prints = ["The view received action: twice", "xreceived action:y"]
    expect(
      bytes(prints[0] + "\n" + prints[1] + "\n" + Self.both), others: [prints[0], prints[1]])
  }

  @Test func labelsBetweenBlocksOfAnotherStore() {
    expect(
      bytes("received action: A.B.c\n" + Self.first + "10:00 received action: A.B.d(.e(f:))\n"),
      prints: "received action: A.B.c\n" + Self.first + "received action: A.B.d(.e(f:))\n")
  }
}
