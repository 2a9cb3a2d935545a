import Testing

@testable import ComposableArchitecture

private struct Stats: Codable, Equatable, Sendable {
  var count = 0
  var best: Int?
  var isEmpty: Bool { count == 0 }
}

private struct Heading: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
}

/// Shared values without a key: copies, parts, optionals, elements.
struct SharedTests {
  @Test func `All copies of a reference have the same value`() {
    @Shared(value: 0) var count
    let copy = $count
    $count.withLock { $0 += 1 }
    #expect(copy.wrappedValue == 1)
    copy.withLock { $0 = 5 }
    #expect(count == 5)
  }

  @Test func `The first spellings make and write a shared value`() {
    struct State {
      @Shared var count: Int
      init(count: Int) { _count = Shared(count) }
    }
    let state = State(count: 1)
    state.count += 1
    state.$count.wrappedValue += 1
    #expect(state.count == 3)
  }

  @Test func `A state without defaults receives the references of its parent`() {
    struct Child {
      @Shared var stats: Stats
    }
    @Shared(value: Stats()) var stats
    let child = Child(stats: $stats)
    child.$stats.withLock { $0.count = 3 }
    #expect(stats.count == 3)
  }

  @Test func `withLock returns the result, and passes errors on`() throws {
    struct Failed: Error {}
    @Shared(value: [1, 2]) var numbers
    #expect($numbers.withLock { $0.removeLast() } == 2)
    #expect(throws: Failed.self) {
      try $numbers.withLock { numbers in
        numbers.append(7)
        throw Failed()
      }
    }
    #expect(numbers == [1, 7])
  }

  @Test func `A change may read a part of the value that it changes`() throws {
    struct Row: Identifiable { let id: Int }
    @Shared(value: [Row(id: 1), Row(id: 2)]) var rows: IdentifiedArrayOf<Row>
    let row = try #require(Shared($rows[id: 1]))
    $rows.withLock { _ = $0.remove(id: row.wrappedValue.id) }
    #expect(rows.map(\.id) == [2])
  }

  @Test func `withLock may be nested`() {
    @Shared(value: 0) var count
    $count.withLock { outer in
      outer = 1
      #expect(outer == 1)
    }
    $count.withLock { _ in }
    @Shared(value: 0) var other
    $count.withLock { count in $other.withLock { $0 = count + 1 } }
    #expect(other == 2)
  }

  @Test func `Changes from many threads are not lost`() async {
    @Shared(value: 0) var count
    let shared = $count
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { shared.withLock { $0 += 1 } } }
      }
    }
    #expect(count == 8_000)
  }

  @Test func `A part is a reference of its own that writes through`() {
    @Shared(value: Stats()) var stats
    let count: Shared<Int> = $stats.count
    count.withLock { $0 = 4 }
    #expect(stats.count == 4)
    $stats.withLock { $0.count = 5 }
    #expect(count.wrappedValue == 5)
    let isEmpty: SharedReader<Bool> = $stats.isEmpty
    #expect(!isEmpty.wrappedValue)
  }

  @Test func `The content of an optional is shared while it exists, and remembered after that`() {
    @Shared(value: Stats(count: 0, best: 7)) var stats
    guard let best = $stats.best else {
      Issue.record("there is a best")
      return
    }
    best.withLock { $0 = 8 }
    #expect(stats.best == 8)
    $stats.withLock { $0.best = nil }
    #expect(best.wrappedValue == 8)
    best.withLock { $0 = 9 }
    #expect(best.wrappedValue == 9)
    #expect(stats.best == nil)
    #expect(Shared<Int>($stats.best) == nil)
  }

  @Test func `Both spellings share a row of a collection`() throws {
    @Shared(
      value: [Heading(id: 1, title: "a"), Heading(id: 2, title: "b")] as IdentifiedArrayOf<Heading>)
    var rows
    let row = try #require(Shared($rows[id: 2]))
    row.withLock { $0.title = "c" }
    #expect(rows[id: 2]?.title == "c")
    let first: Shared<Heading>? = $rows[id: 1]
    first?.withLock { $0.title = "d" }
    #expect(rows[id: 1]?.title == "d")
    #expect($rows[id: 3] == nil as Shared<Heading>?)
    $rows.withLock { _ = $0.remove(id: 2) }
    #expect(row.wrappedValue == Heading(id: 2, title: "c"))
  }

  @Test func `Rows are shared one by one`() {
    @Shared(
      value: [Heading(id: 1, title: "a"), Heading(id: 2, title: "b")] as IdentifiedArrayOf<Heading>)
    var rows
    for row in Array($rows) { row.withLock { $0.title += "!" } }
    for row in $rows.elements { row.withLock { $0.title += "?" } }
    #expect(rows.map(\.title) == ["a!?", "b!?"])
    #expect($rows.elements.map(\.id) == [1, 2])
    @Shared(value: ["x"]) var names
    let name = Array($names)[0]
    $names.withLock { $0 = [] }
    name.withLock { $0 = "y" }
    #expect(names == [])
    #expect(name.wrappedValue == "y")
  }

  @Test func `Setting the projection lets all copies of a property follow`() {
    struct State {
      @Shared var count: Int
    }
    @Shared(value: 1) var one
    @Shared(value: 2) var two
    var state = State(count: $one)
    let copy = state
    state.$count = $two
    #expect(state.count == 2)
    #expect(copy.count == 2)
    #expect(one == 2)
    state = State(count: Shared(value: 3))
    #expect(copy.count == 2)
  }

  @Test func `References are equal if their values are`() {
    #expect(Shared(value: 1) == Shared(value: 1))
    #expect(Shared(value: 1) != Shared(value: 2))
    #expect(SharedReader(value: 1) == SharedReader.constant(1))
    #expect(Shared(value: Heading(id: 3, title: "")).id == 3)
  }

  @Test func `A reader follows the value`() {
    @Shared(value: Stats()) var stats
    @SharedReader var all: Stats
    _all = SharedReader($stats)
    let count = $stats.reader.count
    let text = $stats.read { "\($0.count) counted" }
    $stats.withLock { $0.count = 2 }
    #expect(all.count == 2)
    #expect(count.wrappedValue == 2)
    #expect(text.wrappedValue == "2 counted")
  }

  @Test func `Descriptions name the key or the value`() {
    #expect("\(Shared(value: 0))" == "Shared<Int>(value: 0)")
    @Shared(.inMemory("count")) var count = 0
    #expect("\($count)" == #"Shared<Int>(.inMemory("count"))"#)
    @Shared(.appStorage("k")) var text = ""
    #expect("\($text)" == #"Shared<String>(.appStorage("k"))"#)
    @Shared(.fileStorage(URL(filePath: "/a.json"))) var stats = Stats(best: 1)
    #expect("\($stats)" == "Shared<Stats>(.fileStorage(file:///a.json))")
    #expect("\($stats.count)".hasPrefix("Shared<Int>(.fileStorage(file:///a.json)[dynamicMember: "))
    #expect("\($stats.best!)".hasSuffix("!)"))
  }

  @Test @MainActor func `A view that reads a shared value is told of its changes`() async {
    @Shared(value: Stats()) var stats
    let shared = $stats
    await confirmation { told in
      withObservationTracking {
        _ = shared.count.wrappedValue
      } onChange: {
        told()
      }
      $stats.withLock { $0.count = 1 }
    }
  }

  @Test @MainActor func `A binding writes without an action`() {
    @Shared(value: true) var isOn
    let binding = Binding($isOn)
    binding.wrappedValue = false
    #expect(!isOn)
    #expect(!binding.wrappedValue)
  }
}
