import ComposableArchitecture

/// Generates values of many types, the same ones for the same seed.
struct RandomValue {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(state: seed) }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    elements.shuffle(using: &generator)
  }

  /// Up to `count` numbers below a limit.
  mutating func numbers(upTo count: Int, below limit: Int) -> [Int] {
    (0..<number(below: count + 1)).map { _ in number(below: limit) }
  }

  /// A value nested up to a depth.
  mutating func value(depth: Int) -> Any {
    guard depth > 0, number(below: 6) > 0 else { return leaf() }
    switch number(below: 4) {
    case 0: return collection(depth: depth - 1)
    case 1: return plain(depth: depth - 1)
    case 2: return special(depth: depth - 1)
    default: return generic(depth: depth - 1)
    }
  }

  /// A value that resembles another one.
  mutating func variation(of value: Any, depth: Int) -> Any {
    switch value {
    case var rows as [ListedRow] where !rows.isEmpty:
      switch number(below: 4) {
      case 0: rows.remove(at: number(below: rows.count))
      case 1: rows[number(below: rows.count)].name = "changed"
      case 2: shuffle(&rows)
      default: rows.insert(ListedRow(id: 99, name: "new"), at: number(below: rows.count + 1))
      }
      return rows
    case var numbers as [Int] where !numbers.isEmpty:
      switch number(below: 3) {
      case 0: numbers.remove(at: number(below: numbers.count))
      case 1: numbers.insert(number(below: 9), at: number(below: numbers.count))
      default: numbers[number(below: numbers.count)] = 7
      }
      return numbers
    case let pair as (Any, Any): return (variation(of: pair.0, depth: depth), pair.1)
    case let box as Box<Any>: return Box(content: variation(of: box.content, depth: depth))
    case let shown as Shown: return Shown(value: variation(of: shown.value, depth: depth))
    case let mirrored as Mirrored:
      return Mirrored(value: variation(of: mirrored.value, depth: depth))
    case is Outer: return outer()
    case is Loose: return loose()
    case is Route: return route()
    default: return self.value(depth: depth)
    }
  }
}

extension RandomValue {
  /// Half of the strings have any characters; the others are known to be special.
  mutating func string() -> String {
    if number(below: 2) == 0 { return anyString(upTo: 12) }
    return pick([
      "", "a", "Blob", "with \"quotes\"", "back\\slash", "two\nlines", "three\nlines\nhere",
      "three\nlines\nthere\n", "한글", "tab\t", "\"\"\"\n\"#x", "\r\n after", "é", "\"#\"",
      "a\nb\nc\nd\ne", "a\nc\nd\nf",
    ])
  }

  /// Characters of all of ASCII, and a few others.
  private mutating func anyString(upTo count: Int) -> String {
    let others: [Unicode.Scalar] = [
      "é", "한", "\u{301}", "\u{85}", "\u{2028}", "\u{1F468}", "\u{FEFF}",
    ]
    var text = ""
    for _ in 0..<number(below: count + 1) {
      let code = number(below: 136)
      text.unicodeScalars.append(
        code < 128 ? Unicode.Scalar(UInt8(code)) : others[(code - 128) % others.count])
    }
    return text
  }

  private mutating func uuid() -> UUID {
    UUID(uuid: (UInt8(number(below: 3)), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  private mutating func leaf() -> Any {
    switch number(below: 15) {
    case 0: number(below: 3)
    case 1: string()
    case 2: number(below: 2) == 0
    case 3: Double(number(below: 4)) / 2
    case 4: Date(timeIntervalSince1970: Double(number(below: 3)))
    case 5: URL(string: "https://example.com/\(number(below: 3))")!
    case 6: uuid()
    case 7: number(below: 2) == 0 ? Int.self : [String].self
    case 8: Leaf(n: number(below: 3))
    case 9: Character("a")
    case 10: Described(number: number(below: 2))
    case 11: AnyHashable(number(below: 3))
    case 12: Substring(string())
    case 13: Int?.none as Any
    default: Data([1, UInt8(number(below: 3))])
    }
  }

  fileprivate mutating func choice() -> Choice {
    switch number(below: 5) {
    case 0: .plain
    case 1: .number(number(below: 3))
    case 2: .labeled(x: number(below: 2), y: string())
    case 3: .pair(Pair(a: number(below: 2), b: string()))
    default: .leaf(Leaf(n: number(below: 2)))
    }
  }

  private mutating func outer() -> Outer {
    Outer(
      leaf: Leaf(n: number(below: 2)), choice: choice(), pair: Pair(a: 1, b: pick(["", "a\nb"])),
      text: pick(["", "one\ntwo"]), list: numbers(upTo: 2, below: 2), maybe: pick([nil, 1]),
      described: Described(number: number(below: 2)), flag: number(below: 2) == 0)
  }

  private mutating func loose() -> Loose {
    Loose(
      leaf: Leaf(n: number(below: 2)),
      inner: Unequatable(a: number(below: 2), s: pick(["", "s"]), o: pick([nil, 1])),
      redacted: Redacted(value: number(below: 6)), route: route(), only: Box(content: Empty()))
  }

  private mutating func route() -> Route {
    switch number(below: 7) {
    case 0: .none
    case 1: .leaf(Leaf(n: number(below: 2)))
    case 2: .unequatable(Unequatable(a: number(below: 2), s: string(), o: nil))
    case 3: .two(Leaf(n: number(below: 2)), choice: choice())
    case 4: .empty(Empty())
    case 5: .text(string())
    default: .nothing(())
    }
  }

  private mutating func rows() -> [ListedRow] {
    var ids = Array(0..<8)
    shuffle(&ids)
    return ids.prefix(number(below: 7)).map { ListedRow(id: $0, name: pick(["x", "y"])) }
  }

  private mutating func collection(depth: Int) -> Any {
    switch number(below: 11) {
    case 0: return rows()
    case 1: return IdentifiedArray(uniqueElements: rows())
    case 2: return numbers(upTo: 6, below: 4)
    case 3: return (0..<number(below: 4)).map { _ in choice() }
    case 4: return (0..<number(below: 5)).map { _ in value(depth: depth) }
    case 5: return (0..<number(below: 4)).map { _ in pick([nil, 1, 2]) }
    case 6: return (0..<number(below: 6)).map { _ in string() }
    case 7: return Set(numbers(upTo: 5, below: 6))
    case 8: return Dictionary(uniqueKeysWithValues: numbers(upTo: 1, below: 9).map { ("\($0)", 1) })
    case 9:
      return Dictionary(
        uniqueKeysWithValues: (0..<number(below: 5)).map {
          (Key(a: $0, b: number(below: 2) == 0), string())
        })
    default: return ["a": value(depth: depth), "b": value(depth: depth)]
    }
  }

  private mutating func plain(depth: Int) -> Any {
    switch number(below: 10) {
    case 7: return outer()
    case 8: return loose()
    case 9: return route()
    case 0: return Pair(a: number(below: 2), b: string())
    case 1: return Unequatable(a: number(below: 2), s: string(), o: pick([nil, 1, 2]))
    case 2: return choice()
    case 3: return Optional<Any>.some(value(depth: depth)) as Any
    case 4: return (value(depth: depth), value(depth: depth))
    case 5: return (a: number(below: 3), b: value(depth: depth))
    default: return Optional(Pair(a: number(below: 2), b: string())) as Any
    }
  }

  private mutating func special(depth: Int) -> Any {
    switch number(below: 8) {
    case 0: return NeverEqual(a: number(below: 2))
    case 1: return AlwaysEqual(a: number(below: 2))
    case 2: return Redacted(value: number(below: 6))
    case 3: return Shown(value: value(depth: depth))
    case 4: return Mirrored(value: value(depth: depth))
    case 5: return MacroStorage(n: number(below: 3))
    case 6: return TwoLines(n: number(below: 3))
    default: return BindingState(wrappedValue: Pair(a: number(below: 2), b: string()))
    }
  }

  private mutating func generic(depth: Int) -> Any {
    switch number(below: 6) {
    case 0: return Box(content: number(below: 3))
    case 1: return Box(content: value(depth: depth))
    case 2: return Box<[Int]>.Inner(content: numbers(upTo: 6, below: 4))
    case 3: return Box(content: Optional(uuid()))
    case 4: return Result<Int, Failure>.failure(Failure(message: string()))
    default: return Box(content: Leaf(n: number(below: 3)))
    }
  }
}

private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  // SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

struct ListedRow: Equatable, Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

// One type of each kind that dumps treat differently.
extension RandomValue {
  fileprivate struct Leaf: Equatable { var n: Int }
  fileprivate struct Pair: Equatable {
    var a: Int
    var b: String
  }
  fileprivate struct Unequatable {
    var a: Int
    var s: String
    var o: Int?
  }
  fileprivate enum Choice: Equatable {
    case plain
    case number(Int)
    case labeled(x: Int, y: String)
    case pair(Pair)
    case leaf(Leaf)
  }
  /// Its parts are compared and written where they are.
  fileprivate struct Outer: Equatable {
    var leaf: Leaf
    var choice: Choice
    var pair: Pair
    var text: String
    var list: [Int]
    var maybe: Int?
    var described: Described
    var flag: Bool
  }
  /// Some of its parts are, some are not.
  fileprivate struct Loose {
    var _$id = 1
    var leaf: Leaf
    var inner: Unequatable
    var redacted: Redacted
    var route: Route
    var only: Box<Empty>
  }
  fileprivate enum Route {
    case none
    case leaf(Leaf)
    case unequatable(Unequatable)
    case two(Leaf, choice: Choice)
    case empty(Empty)
    case text(String)
    case nothing(())
  }
  fileprivate struct Empty {}
  fileprivate struct Key: Hashable {
    var a: Int
    var b: Bool
  }
  fileprivate struct Failure: Error { var message: String }
  fileprivate struct Described: CustomStringConvertible, Equatable {
    var number: Int
    var description: String { "number \(number)" }
  }
  fileprivate struct NeverEqual: Equatable {
    var a: Int
    static func == (lhs: Self, rhs: Self) -> Bool { false }
  }
  fileprivate struct AlwaysEqual: Equatable {
    var a: Int
    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }
  fileprivate struct Redacted: CustomDumpStringConvertible {
    var value: Int
    var customDumpDescription: String { "<\(value % 3)>" }
  }
  fileprivate struct TwoLines: CustomDumpStringConvertible {
    var n: Int
    var customDumpDescription: String { "first\nsecond \(n)" }
  }
  fileprivate struct Shown: CustomDumpRepresentable {
    var value: Any
    var customDumpValue: Any { value }
  }
  fileprivate struct Mirrored: CustomDumpReflectable {
    var value: Any
    var customDumpMirror: Mirror {
      Mirror(self, children: ["value": value, "_$hidden": 1], displayStyle: .struct)
    }
  }
  fileprivate struct MacroStorage {
    var _$id = 3
    var n: Int
  }
  fileprivate struct Box<Content> {
    var content: Content
    struct Inner { var content: Content }
  }
}
