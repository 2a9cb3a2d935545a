import ComposableArchitecture
import LogReading
import Testing

/// Logs of random sessions, as consoles change them.
@Suite struct RandomLogTests {
  /// What a console does to the lines of a log.
  enum Console: CaseIterable {
    case plain, timestamps, firstLineOnly, indented, aligned, carriageReturns, colors, logStream,
      named

    func decorated(_ text: String, number: inout Int) -> [String] {
      // By bytes: a carriage return and a line feed are one character.
      let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      number += 1
      let stamp =
        "2026-11-23 12:\(10 + number % 50):07.\(100_000 + number)+0100 App[\(number):\(number * 7)] "
      switch self {
      case .plain: return lines
      case .timestamps: return lines.map { stamp + $0 }
      case .firstLineOnly: return [stamp + lines[0]] + lines.dropFirst()
      case .indented: return lines.map { $0.isEmpty ? $0 : "    " + $0 }
      case .aligned: return [stamp + lines[0]] + lines.dropFirst().map { blank(stamp) + $0 }
      case .carriageReturns: return lines.map { $0 + "\r" }
      case .colors: return lines.map { "\u{1B}[31m\($0)\u{1B}[0m" }
      case .logStream:
        return lines.map {
          "\(stamp)0x\(String(number, radix: 16)) Default 0x0 12 0 App: (Lib) [app:tca] \($0)"
        }
      case .named: return ["[notes] " + lines[0]] + lines.dropFirst()
      }
    }

    private func blank(_ text: String) -> String { String(repeating: " ", count: text.count) }
  }

  private static let prints = [
    "hello", "- not a diff", "[Network] GET https://example.com", "  indented print", ")",
    "count: 3",
    "2026-11-23 12:00:00.123 App[1:2] something", "the app received action: none", "{",
    "\u{1B}[1mbold\u{1B}[0m",
  ]

  /// A log with prints between the blocks and in them.
  private func log(of blocks: [String], _ console: Console, seed: UInt64) -> String {
    var random = Seeded(state: seed)
    var lines: [String] = []
    var number = 0
    for block in blocks {
      // The prints of other threads come between the lines, but for the lines of a text.
      let decorated = console.decorated(block + "\n", number: &number)
      let gap = block.contains("\"\"\"") ? -1 : random.below(decorated.count * 4)
      for (position, line) in decorated.enumerated() {
        lines.append(line)
        if position == gap { lines.append(random.pick(Self.prints)) }
      }
      if random.below(4) == 0 { lines.append(random.pick(Self.prints)) }
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: Console.allCases)
  func everyBlockIsUnderstood(_ console: Console) {
    var (blockCount, understood, different) = (0, 0, 0)
    for seed in 1...12 as ClosedRange<UInt64> {
      let blocks = RandomSession(seed: seed, count: 40).blocks
      let log = LogReader.log(of: Array(log(of: blocks, console, seed: seed).utf8)[...])
      blockCount += blocks.count
      understood += log.understoodCount
      let printed = log.blocks.map { log.text(of: $0) }
      let missing = Set(blocks.map { $0 + "\n" }).subtracting(printed)
      different += missing.count
    }
    #expect(Double(understood) >= 0.99 * Double(blockCount), "\(understood) of \(blockCount)")
    #expect(Double(different) <= 0.01 * Double(blockCount), "\(different) of \(blockCount) differ")
  }

  @Test func printsByteForByte() {
    for seed in 1...12 as ClosedRange<UInt64> {
      let text = RandomSession(seed: seed, count: 60).blocks.map { $0 + "\n\n" }.joined()
      let log = LogReader.log(of: Array(text.utf8)[...])
      let isSame = log.printed.elementsEqual(text.utf8)
      #expect(isSame, "seed \(seed)")
      #expect(log.others.map { log.text(of: $0) } == [])
    }
  }

  @Test func isTheSameInAnyChunks() {
    let text = Array(RandomSession(seed: 7, count: 60).blocks.map { $0 + "\n\n" }.joined().utf8)
    for size in [1, 2, 3, 7, 64, 1000] {
      var reader = LogReader()
      var rest = text[...]
      while !rest.isEmpty {
        reader.read(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      let isSame = reader.finish().printed == text
      #expect(isSame, "chunks of \(size)")
    }
  }

  /// What is put together of a state is what the state was.
  ///
  /// Margins are not compared: `customDump` writes the text of an optional without the margin that `diff` writes.
  @Test func statesArePutTogether() {
    var (complete, all) = (0, 0)
    for seed in 1...12 as ClosedRange<UInt64> {
      let session = RandomSession(seed: seed, count: 30)
      let log = LogReader.log(of: Array(session.blocks.map { $0 + "\n\n" }.joined().utf8)[...])
      #expect(log.stores.count == 1)
      for step in -1..<session.actions.count {
        let state = log.stores[0].state(after: step)
        all += 1
        guard state.isComplete else { continue }
        complete += 1
        let expected = ChangeText.dump(session.states[step + 1])
        #expect(lines(of: state.description) == lines(of: expected), "seed \(seed), step \(step)")
      }
    }
    #expect(complete * 2 > all, "\(complete) of \(all)")
  }

  private func lines(of text: String) -> [String] {
    text.utf8.split(separator: 0x0A).map { line in
      String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
  }

  @Test func historiesNameEveryChangeOfAField() {
    for seed in 1...12 as ClosedRange<UInt64> {
      let session = RandomSession(seed: seed, count: 40)
      let log = LogReader.log(of: Array(session.blocks.map { $0 + "\n\n" }.joined().utf8)[...])
      let store = log.stores[0]
      let changed = session.actions.indices.filter {
        session.states[$0].child.amount != session.states[$0 + 1].child.amount
      }
      let history = store.history(of: ValuePath("child.amount"))
      #expect(history.map(\.step) == changed, "seed \(seed)")
      for (step, change) in history {
        #expect(change.old == .leaf("\(session.states[step].child.amount)"))
        #expect(change.new == .leaf("\(session.states[step + 1].child.amount)"))
      }
      let loading = session.actions.indices.filter {
        session.states[$0].isLoading != session.states[$0 + 1].isLoading
      }
      #expect(store.history(of: ValuePath("isLoading")).map(\.step) == loading)
    }
  }
}
