import TestSupport
import Testing

@testable import ShellCore

@Suite("Sliding windows")
struct SlidingWindowTests {
  @Test("Elements keep their numbers when the oldest are removed")
  func numbers() {
    var window = SlidingWindow<String>()
    for name in ["a", "b", "c"] { window.append(name) }
    #expect(window.removeFirst() == "a")
    #expect((1...4).map { window[$0] } == [nil, "b", "c", nil])
    #expect(window.first == 2 && window.last == 3 && window.count == 2)
  }

  @Test("After a cut, numbering continues from there")
  func cut() {
    var window = SlidingWindow<String>()
    for name in ["a", "b", "c"] { window.append(name) }
    window.cut(after: 1)
    window.append("d")
    #expect(window[2] == "d" && window.last == 2)
    window.cut(after: 7)
    #expect(window.last == 2)
    window.cut(after: 0)
    #expect(window.count == 0 && window.last == 0 && window.first == 1)
  }

  @Test("A window behaves like an array under random operations")
  func againstArray() {
    var random = SeededGenerator(seed: 1)
    var window = SlidingWindow<Int>()
    var model: [(number: Int, element: Int)] = []
    var next = 1
    for round in 0..<20_000 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        let number = next - 1 - Int.random(in: 0..<3, using: &random)
        window.cut(after: max(number, window.first - 1))
        model.removeAll { $0.number > number }
        next = window.last + 1
      case 1..<9 where !model.isEmpty: #expect(window.removeFirst() == model.removeFirst().element)
      default:
        window.append(round)
        model.append((next, round))
        next += 1
      }
      #expect(window.count == model.count)
      #expect(window[window.first] == model.first?.element)
      #expect(window[window.last] == model.last?.element)
    }
  }

  @Test("Removed elements are released after at most a thousand removals")
  func releases() {
    final class Token {}
    var window = SlidingWindow<Token>()
    weak var oldest: Token?
    do {
      let token = Token()
      oldest = token
      window.append(token)
    }
    for _ in 0..<1_100 { window.append(Token()) }
    for _ in 0..<1_024 { _ = window.removeFirst() }
    #expect(oldest == nil)
  }
}
