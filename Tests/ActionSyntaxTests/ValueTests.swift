import Testing

@testable import ActionSyntax

@Suite("Values as text")
struct ValueTests {
  @Test("Integers of every width accept their bounds and nothing beyond them")
  func integers() throws {
    try bounds(Int.self)
    try bounds(Int8.self)
    try bounds(Int16.self)
    try bounds(Int32.self)
    try bounds(Int64.self)
    try bounds(UInt.self)
    try bounds(UInt8.self)
    try bounds(UInt16.self)
    try bounds(UInt32.self)
    try bounds(UInt64.self)
    try bounds(UInt128.self)
    try bounds(Int128.self)
    let huge = String(repeating: "9", count: 60)
    #expect(
      message(huge, as: Int.self, for: "count").hasPrefix(
        "error: 99999999999999999999… does not fit in Int (\(Int.min)...\(Int.max))\n"))
  }

  @Test("Points, sizes and rectangles are typed as in Swift")
  func geometry() throws {
    #expect(try value("CGPoint(x: 1, y: -2.5)") as CGPoint == CGPoint(x: 1, y: -2.5))
    #expect(try value(".init(x: 1, y: 2)") as CGPoint == CGPoint(x: 1, y: 2))
    #expect(try value("(width: 1, height: 2)") as CGSize == CGSize(width: 1, height: 2))
    #expect(try value(".zero") as CGSize == .zero)
    #expect(
      try value("CGRect(origin: .zero, size: CGSize(width: 3, height: 4))") as CGRect
        == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(
      message("CGPoint(y: 1)", as: CGPoint.self, for: "location") == """
        error: `location` takes a CGPoint
          CGPoint(y: 1)
          ^ expected a point such as CGPoint(x: 1, y: 2)
        """)
    #expect(
      message("(x: \"a\", y: 1)", as: CGPoint.self, for: "location").contains("`x` takes a CGFloat")
    )
  }

  @Test("Colors are typed as in Swift, and as they are printed")
  func colors() throws {
    #expect(try value(".red") as Color == .red)
    #expect(try value("Color.accentColor") as Color == .accentColor)
    #expect(try value("Color(\"brand\")") as Color == Color("brand"))
    for color in [Color.teal, Color("brand")] {
      #expect(try value(String(customDumping: color)) as Color == color)
    }
    #expect(
      message(".rde", as: Color.self, for: "color") == """
        error: .rde is not a color
          .rde
          ^ expected a color such as .red or Color("brand")
        """)
    #expect(message("Shade.red", as: Color.self, for: "color").contains("`color` takes a Color"))
  }

  private func bounds<T: FixedWidthInteger>(_ type: T.Type) throws {
    #expect(try value("\(T.max)") as T == .max)
    #expect(try value("\(T.min)") as T == .min)
    let beyond = "\(T.max)".dropLast() + "\(Int("\("\(T.max)".last!)")! + 1)"
    #expect(
      message(String(beyond), as: type, for: "x") == """
        error: \(beyond.count <= 24 ? String(beyond) : beyond.prefix(20) + "…") does not fit in \
        \(type) (\(T.min)...\(T.max))
          \(beyond)
          ^ expected a smaller number
        """)
  }

  @Test("Integers can have a radix prefix, underscores and a sign")
  func radixes() throws {
    #expect(try value("0xFF") == 255)
    #expect(try value("-0b1010") == -10)
    #expect(try value("0o17") == 15)
    #expect(try value("1_000_000") == 1_000_000)
    #expect(try value("+5") == 5)
    #expect(try value("Int(5)") == 5)
    #expect(try value("(5)") == 5)
    #expect(try value(".min") == Int.min)
    #expect(
      message("1.5", as: Int.self, for: "count") == """
        error: `count` takes an Int
          1.5
          ^ expected a whole number
        """)
  }

  @Test("Floating-point numbers accept number literals, .infinity and .nan")
  func floats() throws {
    #expect(try value("1.5") as Double == 1.5)
    #expect(try value("-1e-3") as Double == -0.001)
    #expect(try value("2") as Double == 2)
    #expect(try value("0x10") as Double == 16)
    #expect(try value("0b11") as Float == 3)
    #expect(try value(".infinity") == Double.infinity)
    #expect(try (value(".nan") as Double).isNaN)
    #expect(try value("0.1") == Decimal(string: "0.1"))
    #expect(
      message("1e400", as: Double.self, for: "x").hasPrefix("error: 1e400 does not fit in Double"))
  }

  @Test("Strings have the escape sequences of Swift")
  func text() throws {
    #expect(try value(#""a\n\t\r\"\\\'\0""#) == "a\n\t\r\"\\'\0")
    #expect(try value(#""\u{D64D}길동""#) == "홍길동")
    #expect(try value("\"“quoted”\"") == "“quoted”")
    #expect(try value("\"길\"") == Character("길"))
    #expect(try value("\"a\"") == Substring("a"))
    #expect(message("\"ab\"", as: Character.self, for: "key").contains("expected one character"))
    #expect(
      message(#""\u{110000}""#, as: String.self).hasPrefix(
        "error: the escape sequence is not a Unicode character"))
    #expect(message(#""\"#, as: String.self).hasPrefix("error: the string is not terminated"))
  }

  @Test("Optionals can be nested")
  func optionals() throws {
    #expect(try value("nil") == Int??.none)
    #expect(try value(".some(nil)") == Int??.some(.none))
    #expect(try value("3") == Int??.some(.some(3)))
    #expect(try value("[1, nil]") == [1, nil])
    let wrong = message("true", as: Int?.self, for: "x")
    #expect(
      wrong == """
        error: `x` takes an Int?
          true
          ^ expected a whole number, or nil
        """)
  }

  @Test("Lists, sets and dictionaries are typed as Swift literals")
  func collections() throws {
    #expect(try value("[[1], []]") == [[1], []])
    #expect(try value("[1, 2, 2]") == Set([1, 2]))
    #expect(try value("[1]") == ContiguousArray([1]))
    #expect(try value("[1]") == [1][...])
    #expect(try value("[\"a\": [1], \"b\": []]") == ["a": [1], "b": []])
    #expect(try value("[:]") == [String: Int]())
    #expect(try value("[.all: 1]") == [Filter.all: 1])
    #expect(
      message("[\"a\": 1, \"a\": 2]", as: [String: Int].self) == """
        error: duplicate key "a"
          ["a": 1, "a": 2]
                   ^ expected another key
        """)
    #expect(message("[1: 1, 2]", as: [Int: Int].self).hasSuffix("^ expected key: value"))
    #expect(
      message("[\"a\": true]", as: [String: Int].self, for: "x").hasPrefix(
        "error: each value of `x` must be an Int"))
    #expect(
      message("[1]", as: [String: Int].self, for: "x") == """
        error: `x` takes [String: Int]
          [1]
          ^ expected a dictionary such as [String: Int]
        """)
  }

  struct Numbered: Equatable, Identifiable { let id: Int }

  @Test("An element with the ID of another one is an error that names the ID")
  func duplicateID() {
    #expect(
      message("[Numbered(id: 3), Numbered(id: 3)]", as: IdentifiedArrayOf<Numbered>.self) == """
        error: duplicate ID 3
          [Numbered(id: 3), Numbered(id: 3)]
                            ^ expected an element with another ID
        """)
  }

  @Test("Ranges are typed with their operators")
  func ranges() throws {
    #expect(try value("1...3") == 1...3)
    #expect(try value("1..<3") == 1..<3)
    #expect(try value("-1.5...2") == -1.5...2.0)
    #expect(try (value("1...") as PartialRangeFrom<Int>).lowerBound == 1)
    #expect(try (value("...3") as PartialRangeThrough<Int>).upperBound == 3)
    #expect(try (value("..<3") as PartialRangeUpTo<Int>).upperBound == 3)
    #expect(
      message("3...1", as: ClosedRange<Int>.self) == """
        error: 3 is not less than 1
          3...1
          ^ expected the smaller bound first
        """)
    #expect(message(".nan....nan", as: ClosedRange<Double>.self).hasPrefix("error: "))
  }

  @Test(
    "Dates are in ISO 8601, in UTC if they have no time zone",
    arguments: [
      ("2024-01-01", 1_704_067_200), ("\"2024-02-29\"", 1_709_164_800), ("1969-12-31", -86_400),
      ("2024-01-01T09:30:15Z", 1_704_101_415), ("2024-01-01T09:30+09:00", 1_704_069_000),
      ("0001-01-01", -62_135_596_800), ("12", 12), ("Date(timeIntervalSince1970: 12)", 12),
    ])
  func dates(text: String, seconds: Int) throws {
    #expect(try value(text) == Date(timeIntervalSince1970: Double(seconds)))
  }

  @Test(
    "Days and times that do not exist are errors",
    arguments: ["2023-02-29", "2024-13-01", "2024-01-01T24:00", "\"yesterday\""])
  func noDates(text: String) {
    #expect(message(text, as: Date.self).hasPrefix("error: \(text) is not a date\n"))
  }

  @Test("UUIDs and URLs are typed as text, data as text or bytes")
  func identifiers() throws {
    let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(try value("\(uuid)") == uuid)
    #expect(try value("\"\(uuid)\"") == uuid)
    #expect(try value("UUID(uuidString: \"\(uuid)\")") == uuid)
    #expect(try value("UUID(1)") == UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
    #expect(try read(".identified(by: \(uuid))") == Anything.identified(by: uuid))
    let url = try #require(URL(string: "https://example.com/a?b=c&d=(1"))
    #expect(try value("https://example.com/a?b=c&d=(1") == url)
    #expect(
      try value("[https://a.b, https://c.d]") == [
        URL(string: "https://a.b"), URL(string: "https://c.d"),
      ])
    #expect(try value("\"hi\"") == Data("hi".utf8))
    #expect(try value("[1, 255]") == Data([1, 255]))
    #expect(message("\"x\"", as: UUID.self).hasPrefix("error: \"x\" is not a UUID\n"))
  }

  @Test("Durations are exact")
  func durations() throws {
    #expect(try value("3s") == Duration.seconds(3))
    #expect(try value("500ms") == Duration.milliseconds(500))
    #expect(try value("1.5s") == Duration.milliseconds(1_500))
    #expect(try value("-0.1s") == Duration.milliseconds(-100))
    #expect(try value("2min") == Duration.seconds(120))
    #expect(try value(".seconds(3)") == Duration.seconds(3))
    #expect(try value("Duration.milliseconds(3)") == Duration.milliseconds(3))
    #expect(try value(".zero") == Duration.zero)
    #expect(
      message("99999999999999999999999h", as: Duration.self).hasPrefix(
        "error: 99999999999999999999999h does not fit in Duration"))
    #expect(
      message("3", as: Duration.self, for: "delay").hasSuffix(
        "expected a duration such as 3s, 500ms or .seconds(3)"))
  }

  @Test("Tuples are typed with or without their labels")
  func tuples() throws {
    let pair: (id: Int, String) = try value("(id: 1, \"a\")")
    #expect(pair == (1, "a"))
    let bare: (id: Int, String) = try value("(1, \"a\")")
    #expect(bare == (1, "a"))
    #expect(
      message("(x: 1, \"a\")", as: (id: Int, String).self).hasPrefix(
        "error: the tuple has no label `x` here"))
    #expect(message("(1)", as: (Int, Int).self).hasPrefix("error: the tuple takes 2 values, not 1"))
  }

  @Test("A type without another syntax is typed as what it decodes from")
  func decodable() throws {
    #expect(
      try (value("(name: \"Blob\", tags: [\"a\"], age: nil, isOld: true)") as Decoded).name
        == "Blob")
    #expect(
      message("(name: 3)", as: Decoded.self, for: "user").hasPrefix(
        "error: `user` takes a Decoded\n"))
  }

  @Test("A string at the end of a line needs no quotation marks")
  func rest() throws {
    let reader = ActionReader()
    #expect(try reader.rest(" 홍길동 전 ", as: String.self) as? String == "홍길동 전")
    #expect(try reader.rest("\"a \\n\"", as: String.self) as? String == "a \n")
    #expect(try reader.rest("nil", as: String?.self) as? String? == .some(nil))
    #expect(try reader.rest("3", as: Int.self) as? Int == 3)
    let line = "set displayName \"Blob"
    let error = #expect(throws: InputError.self) {
      try reader.rest(line.dropFirst(16), as: String.self, for: "displayName")
    }
    #expect(
      error?.rendered() == """
        error: the string is not terminated
          set displayName "Blob
                          ^ expected a closing "
        """)
    #expect(throws: InputError.self) { try reader.rest("a\0", as: String.self) }
    #expect(throws: InputError.self) { try reader.rest("", as: String.self) }
  }

  private func value<T>(_ text: String, as type: T.Type = T.self) throws -> T {
    try #require(try ActionReader().value(text[...], as: T.self) as Any as? T)
  }
}

final class Decoded: Decodable {
  let name: String
  let tags: [String]
  let age: Int?
  let isOld: Bool
}
