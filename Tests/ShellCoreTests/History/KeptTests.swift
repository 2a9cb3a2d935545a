import TestSupport
import Testing

@testable import ShellCore

@Suite("Numbered elements")
struct KeptTests {
  @Test("keep their numbers when the oldest go, and there is none beyond")
  func numbers() {
    var kept = Kept<String>()
    for name in ["a", "b", "c"] { kept.append(name) }
    #expect(kept.removeFirst() == "a")
    #expect((1...4).map { kept[$0] } == [nil, "b", "c", nil])
    #expect(kept.first == 2 && kept.last == 3 && kept.count == 2)
  }

  @Test("are numbered on from where they were cut")
  func cut() {
    var kept = Kept<String>()
    for name in ["a", "b", "c"] { kept.append(name) }
    kept.cut(after: 1)
    kept.append("d")
    #expect(kept[2] == "d" && kept.last == 2)
    kept.cut(after: 7)
    #expect(kept.last == 2)
    kept.cut(after: 0)
    #expect(kept.count == 0 && kept.last == 0 && kept.first == 1)
  }

  @Test("are the same whatever order they come and go in, as in a plain array")
  func againstArray() {
    var random = SeededGenerator(seed: 1)
    var kept = Kept<Int>()
    var model: [(number: Int, element: Int)] = []
    var next = 1
    for round in 0..<20_000 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        let number = next - 1 - Int.random(in: 0..<3, using: &random)
        kept.cut(after: max(number, kept.first - 1))
        model.removeAll { $0.number > number }
        next = kept.last + 1
      case 1..<9 where !model.isEmpty: #expect(kept.removeFirst() == model.removeFirst().element)
      default:
        kept.append(round)
        model.append((next, round))
        next += 1
      }
      #expect(kept.count == model.count)
      #expect(kept[kept.first] == model.first?.element)
      #expect(kept[kept.last] == model.last?.element)
    }
  }

  @Test("let go of what is gone, a thousand at the latest")
  func releases() {
    final class Token {}
    var kept = Kept<Token>()
    weak var oldest: Token?
    do {
      let token = Token()
      oldest = token
      kept.append(token)
    }
    for _ in 0..<1_100 { kept.append(Token()) }
    for _ in 0..<1_024 { _ = kept.removeFirst() }
    #expect(oldest == nil)
  }
}
