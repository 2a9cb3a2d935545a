import Testing

@testable import ComposableArchitecture

/// Defaults of keys, loading, and what follows from errors.
struct SharedLoadingTests {
  private struct Failure: Error {}

  /// A key that keeps what it receives for the test.
  private final class Recorded: SharedKey, @unchecked Sendable {
    // Unchecked: the test uses it on one thread.
    let id = UUID()
    var loads: [LoadContinuation<Int>] = []
    var subscriber: SharedSubscriber<Int>?

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      loads.append(continuation)
    }

    func subscribe(
      context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      self.subscriber = subscriber
      return SharedSubscription {}
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      continuation.resume()
    }
  }

  @Test func `An optional value in memory has its default, and nil once it is stored`() {
    @Shared(.inMemory("optional")) var count: Int? = 5
    #expect(count == 5)
    $count.withLock { $0 = nil }
    @Shared(.inMemory("optional")) var again: Int? = 5
    #expect(again == nil)
  }

  @Test func `A required optional value must be stored`() async throws {
    await #expect(throws: SharedValueMissing.self) {
      _ = try await Shared<Int?>(require: .inMemory("required"))
    }
    @Shared(.inMemory("required")) var count: Int? = nil
    let stored = try await Shared<Int?>(require: .inMemory("required"))
    #expect(stored.wrappedValue == nil)
  }

  @Test func `Loading a key without a value keeps the value under that key`() async throws {
    @Dependency(\.defaultAppStorage) var defaults
    @Shared(.appStorage("first")) var value = 0
    $value.withLock { $0 = 42 }
    try await $value.load(.appStorage("second"))
    #expect(value == 42)
    $value.withLock { $0 = 7 }
    #expect(defaults.integer(forKey: "first") == 42)
    #expect(defaults.integer(forKey: "second") == 7)
  }

  @Test func `A property is loading from load(_:) until the key has answered`() async throws {
    let key = Recorded()
    @Shared(value: 1) var value
    let shared = $value
    let loading = Task { try await shared.load(key) }
    while key.loads.isEmpty || !shared.isLoading { await Task.yield() }
    #expect(shared.wrappedValue == 1)
    key.loads[0].resume(returning: 2)
    try await loading.value
    #expect(!shared.isLoading)
    #expect(shared.wrappedValue == 2)
    #expect(key.loads.count == 1)
  }

  @Test func `A save that succeeds clears the error of the last load`() {
    let key = Recorded()
    @Shared(key) var count = 0
    key.loads.forEach { $0.resumeReturningInitialValue() }
    key.subscriber?.yield(throwing: Failure())
    #expect($count.loadError is Failure)
    $count.withLock { $0 += 1 }
    #expect($count.loadError == nil)
  }

  @Test func `A load whose continuation is released ends with the default`() async throws {
    struct Silent: SharedReaderKey {
      var id: Int { 0 }
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {}
      func subscribe(
        context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription { SharedSubscription {} }
    }
    let warnings = try await reports {
      @SharedReader(Silent()) var value = 3
      try await $value.load()
      #expect(value == 3)
      #expect(!$value.isLoading)
    }
    #expect(warnings.map(\.code) == [.keyResumption, .keyResumption])
  }

  @Test func `URLs are stored as user defaults store them`() throws {
    @Dependency(\.defaultAppStorage) var defaults
    let site = try #require(URL(string: "https://example.com/a?b=c"))
    @Shared(.appStorage("site")) var url = URL(filePath: "/a/b")
    #expect(defaults.url(forKey: "site") == URL(filePath: "/a/b"))
    $url.withLock { $0 = site }
    #expect(defaults.url(forKey: "site") == site)
    defaults.set(URL(filePath: "/c/d"), forKey: "site")
    #expect(url == URL(filePath: "/c/d"))
  }

  @Test func `A URL that was stored as text is still read`() {
    @Dependency(\.defaultAppStorage) var defaults
    defaults.set("https://example.com", forKey: "text")
    @Shared(.appStorage("text")) var url: URL?
    #expect(url?.absoluteString == "https://example.com")
  }
}
