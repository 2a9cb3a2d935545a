import Testing

@testable import Reflection

@Suite("Footprints")
struct FootprintTests {
  private struct Row { var id: Int, title: String, tags: [Int] }
  private struct State {
    var count = 0
    var rows: [Row] = []
    var names: [String: [Int]] = [:]
    var seen: Set<Int> = []
    var page: Page = .empty
  }
  private enum Page { case empty, text(String), pair([Int], Int) }
  private indirect enum List { case end, node(Int, List) }
  private final class Box { var list = [Int](repeating: 0, count: 1_000) }

  private func bytes<T>(_ value: T, notIn earlier: T? = nil) -> Int {
    FootprintPlans().bytes(of: value, notIn: earlier)
  }

  @Test func `Values without storage take nothing more`() {
    #expect(bytes(3) == 0)
    #expect(bytes((1, true)) == 0)
    #expect(bytes("a short text") == 0)
    #expect(bytes([Int]()) == 0)
    #expect(bytes(Box()) == 0)
  }

  @Test func `Texts and collections take their storage`() {
    #expect(bytes(String(repeating: "a", count: 1_000)) == 1_032)
    #expect(bytes([Int](repeating: 0, count: 1_000)) == 8_032)
    #expect(bytes(Set(0..<1_000)) > 8_000)
    #expect(bytes(Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0) })) > 16_000)
    #expect(bytes([[Int]](repeating: [Int](repeating: 0, count: 100), count: 10)) > 8_000)
    #expect(bytes(Page.text(String(repeating: "a", count: 1_000))) == 1_032)
    #expect(bytes(Page.pair([1, 2], 3) as Page?) == 48)
    #expect(bytes(Page.empty) == 0)
  }

  @Test func `What a value shares with the one before is not counted`() {
    var state = State()
    state.rows = (0..<1_000).map {
      Row(id: $0, title: "a title of more than fifteen bytes", tags: [1, 2, 3])
    }
    state.names = ["a": [Int](repeating: 1, count: 100)]
    let before = state
    #expect(bytes(before) > 100_000)
    state.count += 1
    #expect(bytes(state, notIn: before) == 0)
    state.rows[3].id = 7
    let copied = bytes(state, notIn: before)
    // The rows were copied, but not their texts.
    #expect(copied == 32 + 1_000 * MemoryLayout<Row>.stride)
    state.names["b"] = []
    #expect(bytes(state, notIn: before) - copied < 500)
    state.page = .text(String(repeating: "a", count: 100))
    let page = state
    #expect(bytes(page, notIn: state) == 0)
  }

  @Test func `A long chain of boxes is not followed`() {
    var list = List.end
    for number in 0..<1_000 { list = .node(number, list) }
    #expect(bytes(list) == 0)
  }
}
