@testable import ComposableShell
import OrderedCollections
import Testing

@testable import ShellCore

@Suite("Values as Swift code")
struct SwiftLiteralTests {
  private func code(_ value: Any, as type: Any.Type? = nil) throws -> String {
    var literal = SwiftLiteral(initializers: LocalFileSystem().programInitializers)
    return try literal.code(value, as: type ?? Swift.type(of: value), at: "state").flat
  }

  @Test("Numbers keep their values")
  func numbers() throws {
    #expect(try code(-3) == "-3")
    #expect(try code(0.1 + 0.2) == "0.30000000000000004")
    #expect(try code(1e300) == "1e+300")
    #expect(try code(Double.nan) == ".nan")
    #expect(try code(-Double.infinity) == "-Double.infinity")
    #expect(try code(UInt8(7)) == "7")
    #expect(try code(Float(0.5)) == "0.5")
  }

  @Test("A value without type context includes its type")
  func untyped() throws {
    #expect(try code(UInt8(7), as: Any.self) == "UInt8(7)")
    #expect(try code(Float(0.5), as: Any.self) == "Float(0.5)")
    #expect(try code(Digit.one, as: Any.self) == "Digit.one")
    #expect(try code(Duration.seconds(1), as: Any.self) == "Duration.seconds(1)")
    #expect(try code([1], as: Any.self) == "[Int]([1])")
  }

  @Test("Points, sizes, and rectangles are calls with numbers")
  func geometry() throws {
    #expect(try code(CGFloat(1.5)) == "1.5")
    #expect(try code(CGFloat(1.5), as: Any.self) == "CGFloat(1.5)")
    #expect(try code(CGPoint(x: 1, y: -2.5)) == "CGPoint(x: 1.0, y: -2.5)")
    let rectangle = "CGRect(origin: CGPoint(x: 0.0, y: 1.0), size: CGSize(width: 2.0, height: 3.0))"
    #expect(try code(CGRect(x: 0, y: 1, width: 2, height: 3)) == rectangle)
  }

  @Test("The components of dates, and texts without attributes, are calls that create equal values")
  func rebuilt() throws {
    #expect(
      try code(DateComponents(year: 2024, month: 5)) == "DateComponents(year: 2024, month: 5)")
    #expect(try code(AttributedString("a\"b")) == #"AttributedString("a\"b")"#)
  }

  @Test("What such a call would lose is an error")
  func notRebuilt() {
    #expect(
      refusal(DateComponents(calendar: Calendar(identifier: .gregorian), day: 1)).hasPrefix(
        "state: DateComponents"))
    var text = AttributedString("a")
    text.link = URL(string: "https://example.com")
    #expect(refusal(text).hasPrefix("state: AttributedString"))
  }

  @Test("Colors are static members or have names")
  func colors() throws {
    #expect(try code(Color.red) == ".red")
    #expect(try code(Color.red, as: Any.self) == "Color.red")
    #expect(try code(Color("brand")) == "Color(\"brand\")")
  }

  @Test("Alerts, dialogs, and buttons are initializers with closures")
  func alerts() throws {
    let alert = AlertState<Digit> {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .one) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("For ever")
    }
    let code =
      "AlertState { TextState(\"Delete?\") } actions: { "
      + "ButtonState(role: .destructive, action: .one) { TextState(\"Delete\") }; "
      + "ButtonState(role: .cancel) { TextState(\"Keep\") } } message: { TextState(\"For ever\") }"
    #expect(try self.code(alert) == code)
    let dialog = ConfirmationDialogState<Digit>(titleVisibility: .hidden) { TextState("a\"b") }
    #expect(
      try self.code(dialog)
        == "ConfirmationDialogState(titleVisibility: .hidden) { TextState(\"a\\\"b\") }")
  }

  @Test("A time zone and a locale are made from their identifiers")
  func places() throws {
    #expect(
      try code(TimeZone(identifier: "Asia/Seoul")!) == #"TimeZone(identifier: "Asia/Seoul")!"#)
    #expect(try code(Locale(identifier: "ko_KR")) == #"Locale(identifier: "ko_KR")"#)
  }

  @Test("Ordered collections keep their order")
  func ordered() throws {
    #expect(try code(OrderedSet([3, 1])) == "[3, 1]")
    #expect(try code(OrderedSet([3]), as: Any.self) == "OrderedSet<Int>([3])")
    let entries: OrderedDictionary = ["b": 1, "a": 2]
    #expect(try code(entries) == "[\"b\": 1, \"a\": 2]")
    #expect(
      try code(entries, as: Any.self)
        == "[\"b\": 1, \"a\": 2] as OrderedDictionary<String, Int>")
  }

  @Test("A text is written with its parts and styles")
  func styledTexts() throws {
    let (a, b, c) = (TextState("a"), TextState("b"), TextState("c"))
    #expect(try code(a + b.bold()) == "TextState(\"a\") + TextState(\"b\").bold()")
    #expect(
      try code(a + b + c) == "TextState(\"a\") + TextState(\"b\") + TextState(\"c\")")
    #expect(
      try code(a + (b + c)) == "TextState(\"a\") + (TextState(\"b\") + TextState(\"c\"))")
    #expect(
      try code((a + b).italic().kerning(0.5))
        == "(TextState(\"a\") + TextState(\"b\")).italic().kerning(0.5)")
    #expect(
      try code(a.foregroundColor(.red).underline(color: nil).strikethrough(color: .blue))
        == "TextState(\"a\").foregroundColor(.red).underline().strikethrough(color: .blue)")
    #expect(try code(a.foregroundColor(nil)) == "TextState(\"a\").foregroundColor(nil)")
  }

  @Test("A stack is written if its IDs count from 0")
  func stacks() throws {
    #expect(try code(StackState<Digit>()) == "StackState()")
    var stack = StackState<Digit>()
    stack[id: 0] = .one
    #expect(try code(stack) == "StackState([Digit.one])")
    stack[id: 3] = .one
    #expect(throws: Unwritable.self) { try self.code(stack) }
  }

  @Test("Strings are escaped")
  func texts() throws {
    #expect(try code("홍길동 \"x\" \\ \n\t\0") == #""홍길동 \"x\" \\ \n\t\0""#)
    #expect(try code("\u{1B}[0m\u{202E}") == #""\u{1B}[0m\u{202E}""#)
    #expect(try code(Character("é")) == "\"é\"")
    #expect(try code("a#b\\(c)") == #""a#b\\(c)""#)
  }

  @Test("An optional is written as its value; a nested one uses `.some`")
  func optionals() throws {
    #expect(try code(Int?.some(3) as Any) == "3")
    #expect(try code(Int?.none as Any) == "nil")
    #expect(try code(Int??.some(nil) as Any) == ".some(nil)")
    #expect(try code(Int??.some(3) as Any) == "3")
    #expect(try code(Digit?.some(.none) as Any) == "Digit.none")
  }

  @Test("Collections are written in an order that is the same on every run")
  func collections() throws {
    #expect(try code([1, 2]) == "[1, 2]")
    #expect(try code(Set(["b", "a", "c"])) == "[\"a\", \"b\", \"c\"]")
    #expect(try code(["b": 1, "a": 2]) == "[\"a\": 2, \"b\": 1]")
    #expect(try code([String: Int]()) == "[:]")
    #expect(try code(1..<3) == "1..<3")
    #expect(try code("a"..."c") == "\"a\"...\"c\"")
    #expect(
      try code(IdentifiedArrayOf<Item>(uniqueElements: [Item(id: 1)]))
        == "[SwiftLiteralTests.Item(id: 1, isOn: false)]")
  }

  @Test("Enum cases are written with their payloads")
  func enums() throws {
    #expect(try code(Digit.one) == ".one")
    #expect(try code(Digit.other(4)) == ".other(4)")
    #expect(try code(Digit.named(name: "x")) == ".named(name: \"x\")")
    #expect(try code(Digit.pair(1, of: .one)) == ".pair(1, of: .one)")
    #expect(try code(TaskResult<Int>.success(3)) == ".success(3)")
    #expect(try code(Result<Void, any Error>.success(())) == ".success(())")
    #expect(try code(Result<(Int, String), any Error>.success((1, "a"))) == ".success((1, \"a\"))")
    #expect(try code(Digit.described) == ".described")
  }

  @Test("Structs are written with their fields, without the wrapper of binding state")
  func structs() throws {
    #expect(try code(Item(id: 3, isOn: true)) == "SwiftLiteralTests.Item(id: 3, isOn: true)")
    #expect(try code((1, b: "x")) == "(1, b: \"x\")")
  }

  @Test("A shared value is written as the initializer takes it: as a reference or as the value")
  func shared() throws {
    let name = "SwiftLiteralTests"
    #expect(
      try code(Given(count: Shared(value: 1), total: SharedReader(value: 2)))
        == "\(name).Given(count: Shared(value: 1), total: SharedReader(value: 2))")
    #expect(try code(Plain(count: 3)) == "\(name).Plain(count: 3)")
    #expect(
      try code(Reading(count: Shared(value: 4))) == "\(name).Reading(count: Shared(value: 4))")
  }

  @Test("Values of Foundation are written as initializers")
  func foundation() throws {
    #expect(try code(Date(timeIntervalSince1970: 5)) == "Date(timeIntervalSince1970: 5)")
    #expect(try code(Date(timeIntervalSince1970: 0.5)) == "Date(timeIntervalSince1970: 0.5)")
    #expect(try code(UUID(3)) == "UUID(3)")
    let other = "DEADBEEF-0000-0000-0000-000000000000"
    #expect(try code(UUID(uuidString: other)!) == "UUID(uuidString: \"\(other)\")!")
    #expect(try code(URL(string: "https://a.b/?q=%20")!) == "URL(string: \"https://a.b/?q=%20\")!")
    #expect(try code(Data([1, 255])) == "Data([1, 255])")
    #expect(try code(IndexSet([2, 0])) == "[0, 2]")
    #expect(try code(Decimal(string: "1.50")!) == "Decimal(string: \"1.5\")!")
    #expect(try code(Duration.milliseconds(1500)) == ".milliseconds(1500)")
    #expect(
      try code(Duration.nanoseconds(1))
        == "Duration(secondsComponent: 0, attosecondsComponent: 1000000000)")
  }

  @Test("A value that cannot be written is an error with its path")
  func refused() {
    #expect(refusal(Holder(work: {})) == "state.work: it is a function")
    #expect(refusal([Node()]) == "state[0]: SwiftLiteralTests.Node is a class")
    #expect(refusal(Hidden()).hasSuffix("is private"))
    #expect(refusal(Wrapping()).hasSuffix("is private or belongs to a property wrapper"))
    #expect(refusal(Made()) == "state: SwiftLiteralTests.Made has no init(count:)")
    #expect(refusal(Calendar(identifier: .gregorian)).hasPrefix("state: Calendar"))
  }

  @Test("A constant that has its declared value is not an argument")
  func constants() throws {
    let declared = """
      extension SwiftLiteralTests {
        struct Fixed {
          let id = 7, kind = Kind.book, other: Kind = .book
          var count: Int
        }
      }
      """
    let constants = DeclaredConstants(in: [declared])
    var literal = SwiftLiteral(
      initializers: LocalFileSystem().programInitializers, constants: constants)
    #expect(
      try literal.code(Fixed(count: 1), at: "state").flat == "SwiftLiteralTests.Fixed(count: 1)")
  }

  @Test("A constant that has another value than the one that is written cannot be repeated")
  func newConstants() {
    let declared =
      "extension SwiftLiteralTests { struct Fixed { let id = next(), kind = Kind.book } }"
    var literal = SwiftLiteral(
      initializers: LocalFileSystem().programInitializers,
      constants: DeclaredConstants(in: [declared]))
    #expect {
      try literal.code(Fixed(count: 1), at: "state")
    } throws: { error in
      let refusal = error as? Unwritable
      return refusal?.path == "state.id"
        && refusal?.reason == "no initializer takes it, and each new value begins with `next()`"
    }
  }

  private func refusal(_ value: Any) -> String {
    var literal = SwiftLiteral(initializers: LocalFileSystem().programInitializers)
    do {
      return try literal.code(value, at: "state").flat
    } catch {
      return "\(error.path): \(error.reason)"
    }
  }

  struct Item: Equatable, Identifiable {
    let id: Int
    @BindingState var isOn = false
  }

  struct Holder { var work: () -> Void }

  enum Kind { case book }

  struct Fixed {
    let id = 7
    let kind = Kind.book
    let other: Kind = .book
    var count: Int
  }

  struct Made {
    var count: Int
    init() { count = 3 }
  }

  struct Given {
    @Shared var count: Int
    @SharedReader var total: Int
  }

  struct Plain {
    @Shared var count: Int
    init(count: Int = 0) { _count = Shared(value: count) }
  }

  struct Reading {
    @SharedReader var count: Int
    init(count: Shared<Int>) { _count = SharedReader(count) }
  }

  final class Node {}

  private struct Hidden { var x = 0 }

  @propertyWrapper
  struct Clamped {
    var wrappedValue: Int
  }

  struct Wrapping { @Clamped var count = 3 }
}

enum Digit: Equatable, CustomStringConvertible {
  case described
  indirect case pair(Int, of: Digit)
  case named(name: String)
  case none
  case one
  case other(Int)

  var description: String { "a digit" }
}
