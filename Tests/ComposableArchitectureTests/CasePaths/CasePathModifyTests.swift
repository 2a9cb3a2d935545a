import ComposableArchitecture
import Testing

@Suite struct CasePathModifyTests {
  @Test func `The payload is changed in place`() {
    var root = Result<[Int], Failure>.success([1, 2, 3])
    // A literal lies in constant memory: the first change moves it to the heap.
    (/Result<[Int], Failure>.success).modify(&root) { $0[1] = 8 }
    let before = address(of: root)
    let count = (/Result<[Int], Failure>.success).modify(&root) { values -> Int in
      values[0] = 9
      return values.count
    }
    #expect(count == 3)
    #expect(root == .success([9, 8, 3]))
    #expect(address(of: root) == before)
  }

  @Test func `A value of another case is not changed`() {
    var root = Message.stop
    var called = false
    let result: Void? = (/Message.number).modify(&root) { _ in called = true }
    #expect(result == nil)
    #expect(!called)
    #expect(root == .stop)
  }

  @Test func `Payloads with every kind of storage are written back`() {
    var message = Message.text("a")
    (/Message.text).modify(&message) { $0 = "a text that needs an allocation" }
    #expect(message == .text("a text that needs an allocation"))
    var boxed = IndirectCase.labelled(value: "a")
    (/IndirectCase.labelled(value:)).modify(&boxed) { $0 += "b" }
    #expect(boxed == .labelled(value: "ab"))
    var twins = Twins.right(Twin(name: "a"))
    (/Twins.right).modify(&twins) { $0.name = "b" }
    #expect(twins == .right(Twin(name: "b")))
    (/Twins.left).modify(&twins) { $0.name = "c" }
    #expect(twins == .right(Twin(name: "b")))
    var nothing = EmptyPayloads.nothing(.only)
    let copy = (/EmptyPayloads.nothing).modify(&nothing) { only -> OneCase in
      only = .only
      return only
    }
    #expect(copy == .only)
    #expect(nothing == .nothing(.only))
    var number: Int? = 1
    (/Int?.some).modify(&number) { $0 += 1 }
    #expect(number == 2)
    var digits = "12"
    AnyCasePath(embed: { String($0) }, extract: { Int($0) }).modify(&digits) { $0 += 1 }
    #expect(digits == "13")
  }

  @Test func `The root is valid after the body throws`() {
    var message = Message.text("a")
    #expect(throws: Failure.self) {
      try (/Message.text).modify(&message) {
        $0 = "changed"
        throw Failure()
      }
    }
    #expect(message == .text("changed"))
    var boxed = IndirectCase.labelled(value: "a")
    #expect(throws: Failure.self) {
      try (/IndirectCase.labelled(value:)).modify(&boxed) {
        $0 = "changed"
        throw Failure()
      }
    }
    #expect(boxed == .labelled(value: "changed"))
  }

  @Test func `Objects are released once when they are replaced and when the body throws`() {
    let ended = Count()
    do {
      var root = Objects.counted(Counted { ended.value += 1 })
      (/Objects.counted).modify(&root) { $0 = Counted { ended.value += 10 } }
      #expect(ended.value == 1)
      try? (/Objects.counted).modify(&root) { _ in throw Failure() }
      #expect(ended.value == 1)
      var box = Box.object(Counted { ended.value += 100 })
      try? (/Box.object).modify(&box) { _ in throw Failure() }
      #expect(ended.value == 1)
    }
    #expect(ended.value == 111)
  }

  private func address(of root: Result<[Int], Failure>) -> UnsafeRawPointer? {
    guard case .success(let values) = root else { return nil }
    return values.withUnsafeBytes(\.baseAddress)
  }
}
