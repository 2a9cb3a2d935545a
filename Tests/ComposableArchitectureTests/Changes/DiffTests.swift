import ComposableArchitecture
import Testing

@Suite("Dumps and diffs")
struct DiffTests {
  @Test("A dump of any value equals that of CustomDump", arguments: UInt64(0)..<10)
  func dumps(part: UInt64) {
    for seed in part * 100..<(part + 1) * 100 {
      var random = RandomValue(seed: seed)
      let value = random.value(depth: 4)
      #expect(ChangeText.dump(value) == String(customDumping: value), "seed \(seed)")
    }
  }

  @Test("A diff of any values equals that of CustomDump", arguments: UInt64(0)..<10)
  func diffs(part: UInt64) {
    for seed in part * 150..<(part + 1) * 150 {
      var random = RandomValue(seed: seed)
      let old = random.value(depth: 4)
      let isUnrelated = random.number(below: 3) == 0
      let new = isUnrelated ? random.value(depth: 4) : random.variation(of: old, depth: 3)
      #expect(ChangeText.diff(old, new) == reference(old, new), "seed \(seed)")
      #expect(ChangeText.areEqual(old, new) == (reference(old, new) == nil), "seed \(seed)")
    }
  }

  @Test("Every character of ASCII is dumped as CustomDump does, at each place")
  func characters() {
    for code in UInt8(0)..<128 {
      let character = String(Unicode.Scalar(code))
      for text in [character, "say \(character)hi\(character)", "\"\(character)", "\\\(character)"]
      {
        let values: [Any] = [
          text, [text], [text: text], Optional(text) as Any, Substring(text), (label: text, 1),
          ListedRow(id: 1, name: text), [ListedRow(id: 1, name: text)], Character(character),
        ]
        for value in values {
          #expect(ChangeText.dump(value) == String(customDumping: value), "code \(code)")
          #expect(ChangeText.diff(value, [1]) == reference(value, [1]), "code \(code)")
        }
        let (old, new) = (ListedRow(id: 1, name: "a"), ListedRow(id: 1, name: text))
        #expect(ChangeText.diff(old, new) == reference(old, new), "code \(code)")
      }
    }
  }

  @Test("A combining mark after a special character is dumped as CustomDump does, at each place")
  func combiningMarks() {
    let marks = [
      "\u{301}", "\u{FE0F}", "\u{20E3}", "\u{200C}", "\u{200D}", "\u{903}", "\u{E33}", "\u{1F3FB}",
      "\u{3099}",
    ]
    let characters = ["\n", "a\n", "\r\n", "\"", "\\", "#", "\"#", "\n\"\"\"", "\n\"\"\"#", "'"]
    for mark in marks {
      for character in characters {
        let text = "\(character)\(mark)x"
        let values: [Any] = [
          text, "\(mark)\n", [text], Optional(text) as Any, ListedRow(id: 1, name: text),
          [[ListedRow(id: 1, name: text)]],
        ]
        for value in values {
          #expect(ChangeText.dump(value) == String(customDumping: value), "\(Array(text.utf8))")
          #expect(ChangeText.diff(value, [1]) == reference(value, [1]), "\(Array(text.utf8))")
        }
      }
    }
  }

  @Test("A text with an apostrophe is written with a backslash")
  func apostrophe() {
    #expect(ChangeText.dump("say 'hi'") == #""say \'hi\'""#)
  }

  @Test("Long labels and deep nesting are dumped as CustomDump does")
  func shapes() {
    var random = RandomValue(seed: 11)
    for depth in 0..<12 {
      var value: Any = random.string()
      for level in 0..<depth {
        value =
          level.isMultiple(of: 2) ? ["a \(random.string())": value] as Any : [value, level] as Any
      }
      #expect(ChangeText.dump(value) == String(customDumping: value), "depth \(depth)")
    }
  }

  @Test("A diff of short lists has the edits of the standard library")
  func shortLists() {
    var random = RandomValue(seed: 1)
    for round in 0..<1_000 {
      let limit = random.number(below: 8) + 1
      let old = random.numbers(upTo: 12, below: limit)
      let new = random.numbers(upTo: 12, below: limit)
      #expect(ChangeText.diff(old, new) == reference(old, new), "round \(round)")
    }
  }

  @Test(
    "A diff of long lists has the edits of the standard library", arguments: [2, 20, 200, 2_000])
  func longLists(limit: Int) {
    var random = RandomValue(seed: UInt64(limit))
    let old = random.numbers(upTo: 250, below: limit)
    let new = random.numbers(upTo: 250, below: limit)
    #expect(ChangeText.diff(old, new) == reference(old, new))
    let rows = (0..<150).map { ListedRow(id: $0, name: "Row \($0)") }
    var shuffled = rows
    random.shuffle(&shuffled)
    #expect(ChangeText.diff(rows, shuffled) == reference(rows, shuffled))
  }

  @Test("The proportional format equals that of CustomDump")
  func proportional() {
    let (old, new) = ([1, 2, 3], [1, 3, 3])
    #expect(
      ChangeText.diff(old, new, markers: .proportional)
        == CustomDump.diff(old, new, format: .proportional))
  }

  @Test("A type is named as CustomDump names it")
  func typeNames() {
    struct InFunction {}
    let types: [Any.Type] = [
      Int.self, [Int].self, [String: [Int?]].self, Int??.self, UUID.self, (Int, UUID).self,
      ((Int, UUID) -> Bool?).self, (() -> Void)?.self, (id: Int, row: ListedRow).self,
      (any Equatable).self, Result<[Int], any Error>.self, Outer<Int>.Inner<String>.self,
      [Outer<Int>].self, [String: Outer<Int>].self, [Int].Extended.self, ListedRow.self,
      InFunction.self,
      Void.self, Int.Type.self, String.Index.self, Set<[Int?]>.self,
    ]
    for type in types { #expect(ChangeText.dump(type) == String(customDumping: type)) }
  }

  @Test("An enum of any kind is dumped as CustomDump dumps it")
  func enums() {
    let nested: Int?? = .some(.none)
    let values: [Any] = [
      Kinds.empty, Kinds.labeled(id: 1), Kinds.pair(1, named: "a"), Kinds.void(()),
      Kinds.optional(nil), Kinds.optional([1]), Kinds.next(.next(.empty)), Kinds.any("a"),
      Kinds.mirrored(SelfMirrored(value: 1)), Kinds.function { _ in }, Described.on, OnlyCase.only,
      nested as Any, Optional("a") as Any, Optional(Described.on) as Any, [Kinds?.none],
      Result<Void, Never>.success(()), FloatingPointRoundingRule.up, Calendar.Component.day,
      ComparisonResult.orderedSame, DispatchTimeInterval.never,
    ]
    for value in values { #expect(ChangeText.dump(value) == String(customDumping: value)) }
  }

  private indirect enum Kinds {
    case empty, labeled(id: Int), pair(Int, named: String), void(Void), optional([Int]?)
    case next(Kinds), any(Any), mirrored(SelfMirrored), function((Int) -> Void)
  }

  private enum Described: CustomStringConvertible {
    case on
    var description: String { "described" }
  }

  private enum OnlyCase { case only }

  private struct SelfMirrored: CustomReflectable {
    let value: Int
    var customMirror: Mirror { Mirror(self, children: ["other": value]) }
  }

  @Test("An object that was shown before takes one line")
  func repeatedObject() {
    let (first, second) = (Object(1), Object(2))
    // CustomDump leaves out the line break between the two.
    #expect(
      ChangeText.diff([first, first], [first, second]) == """
          [
            [0]: Object(number: 1),
        -   [1]: Object(↩︎)
        +   [1]: #1 Object(number: 2)
          ]
        """)
  }

  private func reference(_ old: Any, _ new: Any) -> String? {
    func open<Value>(_ old: Value) -> String? {
      exactly(new, as: Value.self).map { CustomDump.diff(old, $0) }
        ?? CustomDump.diff(old as Any, new)
    }
    return _openExistential(old, do: open)
  }
}

@Suite("Diffs of long lists")
struct LongDiffTests {
  /// A row that counts how often rows are compared.
  struct CountedRow: Equatable, Identifiable {
    let id: Int
    @TaskLocal static var comparisons = LockIsolated(0)

    static func == (lhs: Self, rhs: Self) -> Bool {
      comparisons.withValue { $0 += 1 }
      return lhs.id == rhs.id
    }
  }

  private func comparisons(_ old: [CountedRow], _ new: [CountedRow]) -> Int {
    let count = LockIsolated(0)
    _ = CountedRow.$comparisons.withValue(count) { ChangeText.diff(old, new) }
    return count.value
  }

  @Test("The number of comparisons grows with the number of rows, not with its square")
  func comparisons() {
    let rows = (0..<4_000).map(CountedRow.init)
    var shuffled = rows
    var random = RandomValue(seed: 7)
    random.shuffle(&shuffled)
    var changed = rows
    changed[2_000] = CountedRow(id: -1)
    #expect(comparisons(rows, rows.reversed()) < 40_000)
    #expect(comparisons(rows, shuffled) < 40_000)
    #expect(comparisons(shuffled, rows) < 40_000)
    #expect(comparisons(rows, changed) < 40_000)
  }

  @Test("A long list keeps as many elements as possible")
  func shortestScript() throws {
    let numbers = Array(0..<3_000)
    let reversed = try #require(ChangeText.diff(numbers, Array(numbers.reversed())))
    #expect(reversed.split(separator: "\n").count { $0.hasPrefix("-") } == 2_999)
    let moved = Array(numbers[1_500...] + numbers[..<1_500])
    let difference = try #require(ChangeText.diff(numbers, moved))
    #expect(difference.split(separator: "\n").count { $0.hasPrefix("-") } == 1_500)
  }

  @Test("A long list that repeats a few elements keeps most of them")
  func repeatedElements() throws {
    var random = RandomValue(seed: 3)
    let old = (0..<3_000).map { _ in random.number(below: 2) }
    let new = (0..<3_000).map { _ in random.number(below: 2) }
    let lines = try #require(ChangeText.diff(old, new)).split(separator: "\n")
    let inserted = lines.count { $0.hasPrefix("+") }
    let removed = lines.count { $0.hasPrefix("-") }
    #expect(inserted == removed)
    // About four of five random elements are equal.
    #expect(inserted < 1_200)
  }

  @Test("A diff stops when it is interrupted")
  func interruption() {
    let rows = (0..<3_000).map { ListedRow(id: $0, name: "Row") }
    let checks = LockIsolated(0)
    let check = DiffInterruption.Check {
      checks.withValue {
        $0 += 1
        return $0 == 3
      }
    }
    let text = DiffInterruption.$check.withValue(check) {
      ChangeText.diff(rows, Array(rows.reversed()))
    }
    #expect(text == "  (Interrupted)")
    #expect(checks.value == 3)
  }

  @Test("A block that shows only changes says that its diff was interrupted")
  func interruptedBlock() {
    let rows = (0..<3_000).map { ListedRow(id: $0, name: "Row") }
    let text = DiffInterruption.$check.withValue(DiffInterruption.Check { true }) {
      ChangeText.block(
        action: 1, from: rows, to: Array(rows.reversed()), changedOnly: true)
    }
    #expect(text == "received action:\n  1\n  (Interrupted)")
  }
}

private final class Object {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct Outer<Value> {
  struct Inner<Other> {}
}

extension Array {
  fileprivate struct Extended {}
}
