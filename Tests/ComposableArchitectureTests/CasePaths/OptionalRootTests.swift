import ComposableArchitecture
import Testing

/// Case paths from an optional enum to the cases of the enum.
@Suite struct OptionalRootTests {
  @Test func `A case of the wrapped enum is a pattern for the optional`() {
    func name(_ message: Message?) -> String {
      switch message {
      case /Message.number: "number"
      case /Message.pair: "pair"
      case /Message.reset: "reset"
      case nil: "nil"
      default: "other"
      }
    }
    #expect(name(.number(1)) == "number")
    #expect(name(.pair(1, label: "a")) == "pair")
    #expect(name(.reset) == "reset")
    #expect(name(.stop) == "other")
    #expect(name(nil) == "nil")
  }

  @Test func `The payload of a case of the wrapped enum is extracted and embedded`() throws {
    let number: AnyCasePath<Message?, Int> = /Message.number
    #expect(number.extract(from: .number(1)) == 1)
    #expect(number.extract(from: .stop) == nil)
    #expect(number.extract(from: nil) == nil)
    #expect(number.embed(2) == .number(2))
    let root: Message? = .text("a")
    #expect((/Message.text).extract(from: root) == "a")
    var twins: Twins? = .right(Twin(name: "a"))
    let right: AnyCasePath<Twins?, Twin> = /Twins.right
    try right.modify(&twins) { $0.name = "b" }
    #expect(twins == .right(Twin(name: "b")))
    let left: AnyCasePath<Twins?, Twin> = /Twins.left
    #expect(left.extract(from: twins) == nil)
  }

  @Test func `A case without associated values is found in an optional`() {
    let reset: AnyCasePath<Message?, Void> = /Message.reset
    #expect(reset.extract(from: .reset) != nil)
    #expect(reset.extract(from: .stop) == nil)
    #expect(reset.extract(from: nil) == nil)
    #expect(reset.embed(()) == .reset)
    let missing: Message? = nil
    #expect((/Message.reset).extract(from: missing) == nil)
    #expect((/Message.reset).extract(from: Message?.some(.reset)) != nil)
  }

  @Test func `The some path leads to the value of an optional`() {
    let some: AnyCasePath<Int?, Int> = /.some
    #expect(some.extract(from: 1) == 1)
    #expect(some.extract(from: nil) == nil)
    #expect(some.embed(2) == 2)
    let nested: AnyCasePath<Int??, Int?> = .some
    #expect(nested.extract(from: .some(nil)) == .some(nil))
    #expect(nested.extract(from: .none) == .none)
  }

  @Test func `A payload type that no case of the wrapped enum has is reported`() {
    withKnownIssue {
      let path = AnyCasePath<Message?, UInt16>(unsafe: { .number(Int($0)) })
      #expect(path.extract(from: .number(1)) == nil)
    } matching: {
      $0.description.contains("No case of Message has a payload of type UInt16")
    }
  }
}
