import ComposableArchitecture
import Testing

@Suite struct AnyCasePathTests {
  @Test func `extract returns the embedded value`() {
    let number = /Message.number
    #expect(number.extract(from: number.embed(1)) == 1)
    #expect(number.extract(from: .text("1")) == nil)
    #expect(number.extract(from: .stop) == nil)
    let labelled = /Message.labelled(id:)
    #expect(labelled.embed(2) == .labelled(id: 2))
  }

  @Test func `Several associated values are extracted as a tuple`() throws {
    let pair = /Message.pair
    let value = try #require(pair.extract(from: .pair(1, label: "a")))
    #expect(value == (1, "a"))
    #expect(pair.embed((2, "b")) == .pair(2, label: "b"))
    #expect(pair.extract(from: .reset) == nil)
  }

  @Test func `A case may have up to six associated values`() throws {
    enum Wide: Equatable {
      case three(Int, String, Bool), four(Int, Int, Int, String)
      case five(Int, Int, Int, Int, String), six(a: Int, Int, Int, Int, Int, f: String)
    }
    #expect(try #require((/Wide.three).extract(from: .three(1, "b", true))) == (1, "b", true))
    #expect(try #require((/Wide.four).extract(from: .four(1, 2, 3, "d"))) == (1, 2, 3, "d"))
    #expect(try #require((/Wide.five).extract(from: .five(1, 2, 3, 4, "e"))) == (1, 2, 3, 4, "e"))
    let six = try #require((/Wide.six).extract(from: .six(a: 1, 2, 3, 4, 5, f: "f")))
    #expect(six == (1, 2, 3, 4, 5, "f"))
    #expect((/Wide.six).embed((1, 2, 3, 4, 5, "f")) == .six(a: 1, 2, 3, 4, 5, f: "f"))
    #expect((/Wide.six).extract(from: .three(1, "b", true)) == nil)
  }

  @Test func `A case without associated values extracts Void`() {
    let reset: AnyCasePath<Message, Void> = /Message.reset
    #expect(reset.extract(from: .reset) != nil)
    #expect(reset.extract(from: .stop) == nil)
    #expect(reset.extract(from: .number(1)) == nil)
    #expect(reset.embed(()) == .reset)
    let only: AnyCasePath<OneCase, Void> = /OneCase.only
    #expect(only.extract(from: .only) != nil)
  }

  @Test func `Cases with empty payloads are distinguished`() {
    let nothing = /EmptyPayloads.nothing
    #expect(nothing.extract(from: .nothing(.only)) == .only)
    #expect(nothing.extract(from: .plain) == nil)
    #expect((/EmptyPayloads.never).extract(from: .plain) == nil)
    #expect((/OneCaseWithPayload.only).extract(from: .only("a")) == "a")
  }

  @Test func `Indirect payloads are extracted`() throws {
    let node = /IndirectCase.node
    let halves = try #require(node.extract(from: .node(.leaf(1), .leaf(2))))
    #expect(halves == (.leaf(1), .leaf(2)))
    #expect(node.extract(from: .leaf(1)) == nil)
    #expect((/IndirectCase.empty).extract(from: .empty(.only)) == .only)
    let next = /IndirectEnum.next
    #expect(try #require(next.extract(from: .next("a", .end))) == ("a", .end))
    #expect(next.extract(from: .end) == nil)
  }

  @Test func `Payloads of optional and generic roots are extracted`() {
    let some: AnyCasePath<Int?, Int> = /Optional.some
    #expect(some.extract(from: 1) == 1)
    #expect(some.extract(from: nil) == nil)
    #expect((/Result<String, Failure>.failure).extract(from: .failure(Failure())) == Failure())
    #expect((/Generic<Int, String>.second).extract(from: .second("b")) == "b")
    #expect((/Generic<Int, String>.second).extract(from: .first(1)) == nil)
    let double: AnyCasePath<Int??, Int?> = /Int??.some
    #expect(double.extract(from: .some(nil)) == .some(nil))
  }

  @Test func `Cases with the same payload type are distinguished`() {
    let left = /Twins.left
    let right = /Twins.right
    let a = Twin(name: "a text that needs an allocation")
    #expect(left.extract(from: .plain) == nil)
    #expect(left.caseTag == nil)
    #expect(left.extract(from: .right(a)) == nil)
    #expect(left.caseTag != nil)
    #expect(left.caseName == "left")
    #expect((/Twins.left).caseName == "left")
    #expect(left.extract(from: .left(a)) == a)
    #expect(left.extract(from: .other(1)) == nil)
    #expect(right.extract(from: .right(a)) == a)
    #expect(right.extract(from: .left(a)) == nil)
    #expect((/BoxedTwins.right).extract(from: .right(a)) == a)
    #expect((/BoxedTwins.right).extract(from: .left(a)) == nil)
  }

  @Test func `Cases of a generic enum with equal type arguments are distinguished`() {
    let second = /Generic<Int, Int>.second
    #expect(second.extract(from: .first(1)) == nil)
    #expect(second.extract(from: .second(2)) == 2)
  }

  @Test func `A path from a function that ignores its argument never matches`() {
    let odd = AnyCasePath<Twins, Twin>(unsafe: { _ in .plain })
    #expect(odd.extract(from: .left(Twin(name: "a"))) == nil)
    #expect(odd.extract(from: .left(Twin(name: "a"))) == nil)
    #expect(odd.extract(from: .plain) == nil)
  }

  @Test func `A path made from closures calls the closures`() {
    let digits = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
    #expect(digits.extract(from: "12") == 12)
    #expect(digits.extract(from: "x") == nil)
    #expect(digits.embed(3) == "3")
    #expect(digits.caseName == nil)
  }

  @Test func `Paths can be composed`() {
    enum Parent: Equatable { case child(Message), other }
    let number = (/Parent.child).appending(path: /Message.number)
    #expect(number.extract(from: .child(.number(1))) == 1)
    #expect(number.extract(from: .child(.stop)) == nil)
    #expect(number.extract(from: .other) == nil)
    #expect(number.embed(2) == .child(.number(2)))
    #expect((/Parent.child .. /Message.text).extract(from: .child(.text("a"))) == "a")
    #expect((/Parent.child .. Message.text).extract(from: .child(.text("a"))) == "a")
  }

  @Test func `The identity path always extracts`() {
    #expect((/Message.self).extract(from: .stop) == .stop)

    for identity: CasePath<Message, Message> in [.self, /.self, /Message.self] {
      #expect(identity.embed(.stop) == .stop)
      #expect(identity.extract(from: .reset) == .reset)
    }
  }

  @Test func `Paths can be used as patterns`() {
    func name(_ message: Message) -> String {
      switch message {
      case /Message.number: "number"
      case /Message.pair: "pair"
      case /Message.reset: "reset"
      default: "other"
      }
    }
    #expect(name(.number(1)) == "number")
    #expect(name(.pair(1, label: "a")) == "pair")
    #expect(name(.reset) == "reset")
    #expect(name(.stop) == "other")
  }

  @Test func `A path knows the name of its case`() {
    let reset: AnyCasePath<Message, Void> = /Message.reset
    #expect((/Message.text).caseName == "text")
    #expect(reset.caseName == "reset")
  }

  @Test func `A root that is not an enum is reported`() {
    withKnownIssue {
      let path = AnyCasePath<Twin, String>(unsafe: { Twin(name: $0) })
      #expect(path.extract(from: Twin(name: "a")) == nil)
      #expect(path.embed("b") == Twin(name: "b"))
    } matching: {
      $0.description.contains("A case path needs an enum, but Twin is not one")
    }
  }

  @Test func `A payload type that no case has is reported`() {
    withKnownIssue {
      let path = AnyCasePath<Message, UInt8>(unsafe: { .number(Int($0)) })
      #expect(path.extract(from: .number(1)) == nil)
    } matching: {
      $0.description.contains("No case of Message has a payload of type UInt8")
    }
  }

  @Test func `A function as a payload is reported`() {
    withKnownIssue {
      #expect((/Functions.length).extract(from: .length { $0.count }) == nil)
    } matching: {
      $0.description.contains("A case path cannot extract a function such as (String) -> Int")
    }
  }

  @Test func `All threads find the same case`() async {
    let value = Twin(name: "a text that needs an allocation")
    for _ in 0..<200 {
      let path = /Twins.right
      let hits = await withTaskGroup(of: Int.self) { group in
        for index in 0..<8 {
          group.addTask {
            let root = index.isMultiple(of: 2) ? Twins.left(value) : .right(value)
            return path.extract(from: root) == nil ? 0 : 1
          }
        }
        return await group.reduce(0, +)
      }
      #expect(hits == 4)
    }
  }

  @Test func `Extracted objects are released once`() {
    let ended = Count()
    do {
      let object = Counted { ended.value += 1 }
      #expect((/Objects.counted).extract(from: .counted(object)) === object)
      #expect((/Objects.counted).extract(from: .pair(object, 1)) == nil)
      #expect((/Objects.pair).extract(from: .pair(object, 1))?.0 === object)
      #expect((/Box.object).extract(from: .object(object)) === object)
      #expect((/Objects.boxed).extract(from: .boxed(.object(object))) != nil)
      #expect(ended.value == 0)
    }
    #expect(ended.value == 1)
  }
}
