import ComposableArchitecture
import Testing

@Suite struct CasePathModifyTests {
  @Test func `The payload is changed in place`() throws {
    var root = Result<[Int], Failure>.success([1, 2, 3])
    // A literal is stored in constant memory until the first change moves it to the heap.
    try (/Result<[Int], Failure>.success).modify(&root) { $0[1] = 8 }
    let before = address(of: root)
    let count = try (/Result<[Int], Failure>.success).modify(&root) { values -> Int in
      values[0] = 9
      return values.count
    }
    #expect(count == 3)
    #expect(root == .success([9, 8, 3]))
    #expect(address(of: root) == before)
  }

  @Test func `A value of another case is not changed, and an error is thrown`() {
    var root = Message.stop
    var called = false
    let error = #expect(throws: CasePathMismatch.self) {
      try (/Message.number).modify(&root) { _ in called = true }
    }
    #expect(
      error?.description == "Expected a value of the case /.number, but found .stop.")
    let other = #expect(throws: CasePathMismatch.self) {
      try (/Message.text).modify(&root) { _ in }
    }
    #expect(other?.description == "Expected a value of the case /.text, but found .stop.")
    #expect(!called)
    #expect(root == .stop)
  }

  @Test func `A body that returns nil runs once`() throws {
    var root = Message.number(1)
    let result: Int? = try (/Message.number).modify(&root) { number in
      number += 1
      return nil
    }
    #expect(result == nil)
    #expect(root == .number(2))
  }

  @Test func `Payloads with every kind of storage are written back`() throws {
    var message = Message.text("a")
    try (/Message.text).modify(&message) { $0 = "a text that needs an allocation" }
    #expect(message == .text("a text that needs an allocation"))
    var boxed = IndirectCase.labelled(value: "a")
    try (/IndirectCase.labelled(value:)).modify(&boxed) { $0 += "b" }
    #expect(boxed == .labelled(value: "ab"))
    var twins = Twins.right(Twin(name: "a"))
    try (/Twins.right).modify(&twins) { $0.name = "b" }
    #expect(twins == .right(Twin(name: "b")))
    #expect(throws: CasePathMismatch.self) { try (/Twins.left).modify(&twins) { $0.name = "c" } }
    #expect(twins == .right(Twin(name: "b")))
    var nothing = EmptyPayloads.nothing(.only)
    let copy = try (/EmptyPayloads.nothing).modify(&nothing) { only -> OneCase in
      only = .only
      return only
    }
    #expect(copy == .only)
    #expect(nothing == .nothing(.only))
    var number: Int? = 1
    try (/Int?.some).modify(&number) { $0 += 1 }
    #expect(number == 2)
    var digits = "12"
    try AnyCasePath(embed: { String($0) }, extract: { Int($0) }).modify(&digits) { $0 += 1 }
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

  @Test func `Objects are released once when they are replaced and when the body throws`() throws {
    let ended = Count()
    do {
      var root = Objects.counted(Counted { ended.value += 1 })
      try (/Objects.counted).modify(&root) { $0 = Counted { ended.value += 10 } }
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
