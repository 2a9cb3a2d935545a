import Testing

@testable import Reflection

@Suite("Fingerprints")
struct FingerprintTests {
  private struct ID: FingerprintIdentifier, Hashable {
    let number: UInt64
    var identifier: Fingerprint.Identifier { Fingerprint.Identifier(0, number) }
  }

  private struct Row: Equatable {
    var id: ID
    var title: String
  }

  private enum Tree {
    case leaf(Int)
    case named(String, value: Int?)
    indirect case node(Tree, Tree)
    case empty
  }

  private final class Box {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private func print<T>(_ value: T, plans: FingerprintPlans = plans()) -> UInt64 {
    plans.start(value).value
  }

  private static func plans() -> FingerprintPlans {
    FingerprintPlans(text: { ($0 as? Box)?.text ?? "\($0)" })
  }

  @Test("Equal values have equal fingerprints, and other values have others")
  func values() {
    let trees: [Tree] = [
      .empty, .leaf(0), .leaf(1), .named("", value: nil), .named("", value: 0),
      .named("a", value: 0), .node(.empty, .leaf(1)), .node(.leaf(1), .empty),
      .node(.node(.empty, .empty), .empty), .node(.empty, .node(.empty, .empty)),
    ]
    #expect(Set(trees.map { print($0) }).count == trees.count)
    for tree in trees { #expect(print(tree) == print(tree)) }
    let texts = ["", "a", "b", "ab", "abcdefgh", "abcdefghi", "\0", "\0\0", "aaaaaaaa", "é"]
    #expect(Set(texts.map { print($0) }).count == texts.count)
    #expect(print(0.0) == print(-0.0))
    #expect(print((1, "a")) != print((1, "b")))
    #expect(print(Optional(Optional<Int>.none)) != print(Optional<Int?>.none))
    #expect(print([[1], []]) != print([[], [1]]))
  }

  @Test("A value is not changed or released by being read")
  func ownership() {
    weak var released: Box?
    do {
      let box = Box("a")
      released = box
      let value: (Box?, Tree) = (box, .node(.leaf(1), .empty))
      let plans = Self.plans()
      for _ in 0..<100 { _ = plans.start(value) }
      #expect(value.0?.text == "a")
      if case .node(.leaf(let leaf), .empty) = value.1 { #expect(leaf == 1) }
      #expect(plans.opaque.map { ObjectIdentifier($0) } == [ObjectIdentifier(Box.self)])
    }
    #expect(released == nil)
  }

  @Test("Values that differ only in their identifiers are the same")
  func symmetry() {
    func rows(_ numbers: [UInt64]) -> [Row] { numbers.map { Row(id: ID(number: $0), title: "") } }
    #expect(print(rows([1, 2, 1])) == print(rows([7, 3, 7])))
    #expect(print(rows([1, 2, 1])) != print(rows([1, 2, 2])))
    #expect(print((rows([1, 2]), ID(number: 2))) == print((rows([4, 3]), ID(number: 3))))
    #expect(print((rows([1, 2]), ID(number: 2))) != print((rows([4, 3]), ID(number: 4))))
  }

  @Test("Elements without an order count in any order, and keep what they refer to")
  func unordered() {
    #expect(print(Set(0..<100)) == print(Set((0..<100).reversed())))
    #expect(print(Set([1, 2])) != print(Set([1, 3])))
    #expect(print(["a": 1, "b": 2]) == print(["b": 2, "a": 1]))
    #expect(print(["a": 1, "b": 2]) != print(["a": 2, "b": 1]))
    func selected(_ rows: [UInt64], _ selected: [UInt64]) -> UInt64 {
      print((rows.map { ID(number: $0) }, Set(selected.map { ID(number: $0) })))
    }
    #expect(selected([1, 2], [1]) == selected([2, 1], [2]))
    #expect(selected([1, 2], [1]) != selected([1, 2], [2]))
    let values = [ID(number: 1): "a", ID(number: 2): "b"]
    #expect(print(values) == print(values))
  }

  @Test("Identifiers are not numbered if they are parts of elements without an order")
  func nested() {
    func state(_ rows: [UInt64], _ titles: [UInt64: String]) -> UInt64 {
      let elements = titles.map { Pair(id: ID(number: $0.key), title: $0.value) }
      return print((rows.map { ID(number: $0) }, Set(elements)))
    }
    #expect(state([1, 2], [1: "a"]) != state([2, 1], [1: "a"]))
    #expect(state([1, 2], [1: "a", 2: "b"]) == state([1, 2], [2: "b", 1: "a"]))
  }

  private struct Pair: Hashable {
    var id: ID
    var title: String
  }

  @Test("The cases that values were in are known")
  func cases() throws {
    let plans = Self.plans()
    _ = plans.start(Tree.leaf(1))
    _ = plans.start(Tree.empty)
    let seen = try #require(plans.seen.first { $0.layout.type == Tree.self })
    #expect(seen.unseen == ["named", "node"])
  }

  @Test func `Fingerprints for other processes leave out what depends on the process`() {
    func print<T>(_ value: T) -> UInt64 {
      var fingerprint = Fingerprint(isSymmetric: false)
      FingerprintPlans().add(value, to: &fingerprint)
      return fingerprint.value
    }
    #expect(print([1, 2]) != print([1, 3]))
    #expect(print(["a": 1.5 as Float]) != print(["a": 2.5 as Float]))
    #expect(print(Box("a")) == print(Box("b")))
    #expect(print((1, AnyHashable(1))) == print((1, AnyHashable(2))))
    // The same in each process and on each machine.
    #expect(print(Tree.named("a", value: 3)) == print(Tree.named("a", value: 3)))
    #expect(print(Set(["b", "a", "c"])) == print(Set(["c", "b", "a"])))
  }
}
