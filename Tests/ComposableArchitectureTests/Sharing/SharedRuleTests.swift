import Synchronization
import Testing

@_spi(TestFailures) @testable import ComposableArchitecture

private struct Stats: Codable, Equatable, Sendable {
  var count = 0
  var best: Int?
}

private enum Level: Int, Codable { case low, high }

/// How shared values are made, loaded and read in situations that are less common.
struct SharedRuleTests {
  @Test func `An initializer makes a field from a value, a reference, or a key`() {
    struct State {
      @Shared var first: Int
      @Shared var second: Int
      @Shared var third: Int

      init(first: Int, second: Shared<Int>) {
        _first = Shared(value: first)
        _second = second
        _third = Shared(wrappedValue: 3, .inMemory("third"))
      }
    }
    @Shared(value: 2) var second
    let state = State(first: 1, second: $second)
    state.$second.withLock { $0 = 20 }
    @Shared(.inMemory("third")) var third = 0
    #expect((state.first, second, state.third, third) == (1, 20, 3, 3))
  }

  @Test func `Setting the wrapper replaces this reference only`() {
    struct State {
      @Shared var count: Int
      mutating func replace() { _count = Shared(value: 9) }
    }
    @Shared(value: 1) var one
    var state = State(count: $one)
    let copy = state
    state.replace()
    #expect((state.count, copy.count, one) == (9, 1, 1))
  }

  @Test func `A mirror shows the value`() {
    let mirror = Mirror(reflecting: Shared(value: Stats()))
    #expect(mirror.children.map(\.label) == ["count", "best"])
  }

  @Test func `A stored value that no property uses is loaded again`() {
    let files = FileStorage.inMemory, url = URL(filePath: "/stats.json")
    let defaults = UserDefaults.inMemory
    withDependencies {
      $0.defaultFileStorage = files
    } operation: {
      do {
        @Shared(.fileStorage(url)) var stats = Stats()
        @Shared(.appStorage("count", store: defaults)) var count = 1
        $stats.withLock { $0.count = 1 }
        $count.withLock { $0 = 2 }
      }
      files.save(Data(#"{"count":7}"#.utf8), to: url, isUrgent: true) { _ in }
      defaults.set(8, forKey: "count")
      @Shared(.fileStorage(url)) var stats = Stats()
      @Shared(.appStorage("count", store: defaults)) var count = 1
      #expect((stats.count, count) == (7, 8))
    }
  }

  @Test func `A default is stored in user defaults and in memory when it is loaded`() {
    let defaults = UserDefaults.inMemory
    let memory = InMemoryStorage()
    withDependencies {
      $0.defaultInMemoryStorage = memory
    } operation: {
      @Shared(.appStorage("count", store: defaults)) var count = 4
      @Shared(.inMemory("name")) var name = "Blob"
      #expect(defaults.integer(forKey: "count") == 4)
      #expect(memory.contents.count == 1)
    }
  }

  @Test func `An empty file has the default, and in a test an unreadable one is not reported`() {
    let files = FileStorage.inMemory
    let empty = URL(filePath: "/empty.json"), broken = URL(filePath: "/broken.json")
    files.save(Data(), to: empty, isUrgent: true) { _ in }
    files.save(Data("[".utf8), to: broken, isUrgent: true) { _ in }
    let warnings = reports {
      withDependencies {
        $0.defaultFileStorage = files
      } operation: {
        @Shared(.fileStorage(empty)) var first = Stats(count: 2)
        @Shared(.fileStorage(broken)) var second = Stats(count: 3)
        #expect((first.count, second.count) == (2, 3))
        #expect($first.loadError == nil)
        #expect($second.loadError is DecodingError)
      }
    }
    #expect(warnings.isEmpty)
  }

  @Test func `A property and its copies can load another key, and require a value that is stored`()
    async throws
  {
    @Shared(.inMemory("one")) var one = 1
    @Shared(.inMemory("two")) var two = 2
    let copy = $one
    try await $one.load(.inMemory("two"))
    #expect((one, copy.wrappedValue) == (2, 2))
    $one.withLock { $0 = 4 }
    #expect(two == 4)
    let required = try await Shared<Int>(require: .inMemory("two"))
    required.withLock { $0 = 3 }
    #expect(two == 3)
    let reader = try await SharedReader<Int>(require: .inMemory("two"))
    #expect(reader.wrappedValue == 3)
  }

  @Test func `User defaults store optional values of every kind, and raw integers`() {
    let defaults = DependencyValues._current.defaultAppStorage
    @Shared(.appStorage("level")) var level = Level.low
    @Shared(.appStorage("bool")) var bool: Bool?
    @Shared(.appStorage("double")) var double: Double?
    @Shared(.appStorage("string")) var string: String?
    @Shared(.appStorage("strings")) var strings: [String]?
    @Shared(.appStorage("url")) var url: URL?
    @Shared(.appStorage("data")) var data: Data?
    @Shared(.appStorage("date")) var date: Date?
    @Shared(.appStorage("stats")) var stats: Stats?
    #expect(string == nil && strings == nil && url == nil && data == nil && date == nil)
    $level.withLock { $0 = .high }
    $bool.withLock { $0 = true }
    $double.withLock { $0 = 1.5 }
    $string.withLock { $0 = "a" }
    $strings.withLock { $0 = ["a"] }
    $url.withLock { $0 = URL(string: "https://example.com") }
    $data.withLock { $0 = Data([1]) }
    $date.withLock { $0 = Date(timeIntervalSince1970: 1) }
    $stats.withLock { $0 = Stats(count: 1) }
    #expect(defaults.integer(forKey: "level") == 1)
    #expect(defaults.bool(forKey: "bool"))
    #expect(defaults.double(forKey: "double") == 1.5)
    #expect(defaults.string(forKey: "string") == "a")
    #expect(strings == ["a"] && data == Data([1]) && stats == Stats(count: 1))
    #expect(url?.host() == "example.com" && date == Date(timeIntervalSince1970: 1))
    $stats.withLock { $0 = nil }
    #expect(defaults.object(forKey: "stats") == nil)
  }

  @Test func `A file can have a decoder and an encoder`() throws {
    let files = FileStorage.inMemory, url = URL(filePath: "/dates.json")
    let encoder = JSONEncoder(), decoder = JSONDecoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    decoder.dateDecodingStrategy = .secondsSince1970
    files.save(Data("[1]".utf8), to: url, isUrgent: true) { _ in }
    try withDependencies {
      $0.defaultFileStorage = files
    } operation: { () throws in
      let dates = Shared(
        wrappedValue: [Date](), .fileStorage(url, decoder: decoder, encoder: encoder))
      #expect(dates.wrappedValue == [Date(timeIntervalSince1970: 1)])
      dates.withLock { $0 = [Date(timeIntervalSince1970: 2)] }
      #expect(try files.load(url) == Data("[2]".utf8))
    }
  }

  @Test func `A key learns why it loads and saves`() async throws {
    let log = ContextLog()
    @Shared(ContextKey(log: log)) var count = 5
    $count.withLock { $0 = 6 }
    try await $count.save()
    try await $count.load()
    #expect(log.entries.withLock { $0 } == ["load 5", "save didSet", "save user", "load user"])
  }

  @Test func `Prepared storages are those of all properties`() {
    let memory = InMemoryStorage()
    prepareDependencies { $0.defaultInMemoryStorage = memory }
    @Shared(.inMemory("count")) var count = 0
    $count.withLock { $0 = 1 }
    #expect(memory.contents.count == 1)
  }

  @Test @MainActor func `A member of a shared value is bound, and an optional one while it exists`()
  {
    @Shared(value: Stats(best: 2)) var stats
    let count = Binding($stats.count)
    count.wrappedValue = 4
    #expect(stats.count == 4)
    let best = Shared($stats.best).map { Binding($0) }
    best?.wrappedValue = 9
    #expect(stats.best == 9)
  }

  @Test @MainActor func `A preview's own storage leaves the session's in place`() {
    let session = SharedStorages()
    let store = Store(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        @Shared(.inMemory("count")) var count = 0
        $count.withLock { $0 += 1 }
        state = count
        return .none
      }
    } withDependencies: { values in
      session.apply(to: &values)
      var prepared = DependencyValues()
      prepared.defaultInMemoryStorage = InMemoryStorage()
      prepared.defaultFileStorage = .inMemory
      prepared.defaultAppStorage = .inMemory
      prepared.locale = Locale(identifier: "ko")
      values.apply(Array(prepared.overrides.byKey.values))
      #expect(values.locale.identifier == "ko")
    }
    store.send(())
    #expect(session.counts == (1, 0, 0))
  }
}

/// What a test store asserts of values that several fields share.
@MainActor
struct SharedAssertionRuleTests {
  @Test func `A value that two fields share is asserted once, through either`() async {
    @Shared(value: 0) var count
    let heard = await failures {
      let state = Twins.State(first: $count, second: $count, reader: SharedReader($count))
      let store = TestStore(initialState: state) { Twins() }
      await store.send(.tapped) { $0.$first.withLock { $0 = 1 } }
      await store.send(.tapped) { $0.$second.withLock { $0 = 2 } }
      await store.send(.tapped) {
        #expect($0.first == 2)
        $0.$first.withLock { $0 = 3 }
        #expect($0.second == 3)
      }
    }
    #expect(heard == [])
  }

  @Test func `A reader has the present value in an assertion, and needs none`() async {
    @Shared(value: 0) var count
    let heard = await failures {
      let state = Twins.State(
        first: Shared(value: 0), second: Shared(value: 0), reader: SharedReader($count))
      let store = TestStore(initialState: state) {
        Reduce<Twins.State, Twins.Action> { [count = $count] _, _ in
          count.withLock { $0 += 1 }
          return .none
        }
      }
      await store.send(.tapped)
      #expect(store.state.reader == 1)
    }
    #expect(heard == [])
  }

  @Test
  func `A closure that changes nothing passes if a shared value was changed and changed back`()
    async
  {
    let heard = await failures {
      let store = TestStore(initialState: Tally.State(count: Shared(value: 0))) { Tally() }
      await store.send(.backAndForthTapped) { _ in }
      await store.send(.noop) { _ in }
    }
    #expect(heard.count == 1)
    #expect(heard.first?.hasPrefix("3: ") == true)
  }

  @Test func `A received action has no closure for a value that it shares`() async {
    let heard = await failures {
      let store = TestStore(initialState: Tally.State(count: Shared(value: 0))) { Tally() }
      await store.send(.sendTapped) { $0.$count.withLock { $0 = 1 } }
      await store.receive(\.incremented)
      await store.send(.sendTapped) { $0.$count.withLock { $0 += 1 } }
      await store.receive(.incremented)
    }
    #expect(heard == [])
  }

  @Reducer
  struct Twins {
    struct State: Equatable {
      @Shared var first: Int
      @Shared var second: Int
      @SharedReader var reader: Int
    }
    enum Action: Equatable { case tapped }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.$first.withLock { $0 += 1 }
        return .none
      }
    }
  }
}

private final class ContextLog: Sendable {
  let entries = Mutex<[String]>([])
  func add(_ entry: String) { entries.withLock { $0.append(entry) } }
}

private struct ContextKey: SharedKey {
  let log: ContextLog
  var id: ObjectIdentifier { ObjectIdentifier(log) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    log.add("load \(context.initialValue.map { "\($0)" } ?? "user")")
    continuation.resumeReturningInitialValue()
  }
  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    log.add("save \(context == .didSet ? "didSet" : "user")")
    continuation.resume()
  }
}
