import Synchronization
import Testing

@testable import ComposableArchitecture

private enum Theme: String, Codable { case dark, light }
private struct Stats: Codable, Equatable, Sendable { var count = 0 }

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var visits: Self { Self[.inMemory("visits"), default: 10] }
}
extension PersistenceReaderKey where Self == PersistenceKeyDefault<FileStorageKey<[Int]>> {
  fileprivate static var numbers: Self {
    PersistenceKeyDefault(.fileStorage(URL(filePath: "/numbers.json")), [1, 2])
  }
}

/// Keys: one value for each, defaults, storages.
struct SharedKeyTests {
  @Test func `Properties with one key share one value, and the first default wins`() {
    @Shared(.inMemory("count")) var one = 1
    @Shared(.inMemory("count")) var two = 2
    #expect(two == 1)
    $two.withLock { $0 = 3 }
    #expect(one == 3)
    @Shared(.inMemory("other")) var other = 4
    #expect(other == 4)
  }

  @Test func `A default is only evaluated if no property uses the key`() {
    let evaluations = Mutex(0)
    func initial() -> Int {
      evaluations.withLock { count in
        count += 1
        return count
      }
    }
    @Shared(.inMemory("count")) var one = initial()
    @Shared(.inMemory("count")) var two = initial()
    #expect((one, two) == (1, 1))
    #expect(evaluations.withLock { $0 } == 1)
  }

  @Test func `A key can have a default, which a property may replace`() {
    @Shared(.visits) var visits
    #expect(visits == 10)
    @Shared(.numbers) var numbers
    #expect(numbers == [1, 2])
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.visits) var visits = 20
      #expect(visits == 20)
      @SharedReader(.visits) var same
      #expect(same == 20)
    }
  }

  @Test func `An optional needs no default`() {
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    @SharedReader(.inMemory("name")) var same: String?
    #expect(same == "Blob")
  }

  @Test func `A value in memory outlives its properties`() {
    do {
      @Shared(.inMemory("count")) var count = 0
      $count.withLock { $0 = 7 }
    }
    @Shared(.inMemory("count")) var count = 0
    #expect(count == 7)
  }

  @Test func `A value without a key ends with its properties`() {
    weak var reference: AnyObject?
    do {
      let shared = Shared(value: Stats())
      reference = shared.reference
    }
    #expect(reference == nil)
  }

  @Test func `A test begins with empty storages`() { useStorages() }

  @Test func `Another test begins with empty storages, too`() { useStorages() }

  private func useStorages() {
    @Shared(.inMemory("each test")) var memory = 0
    @Shared(.appStorage("each test")) var defaults = 0
    @Shared(.fileStorage(URL(filePath: "/each test"))) var file = 0
    #expect((memory, defaults, file) == (0, 0, 0))
    $memory.withLock { $0 += 1 }
    $defaults.withLock { $0 += 1 }
    $file.withLock { $0 += 1 }
  }

  @Test func `Another type for a key is reported and has a value of its own`() throws {
    @Shared(.inMemory("count")) var count = 1
    let warnings = reports {
      @Shared(.inMemory("count")) var text = "one"
      #expect(text == "one")
    }
    #expect(warnings.map(\.code) == [.sharedType])
    #expect(count == 1)
  }

  // MARK: User defaults

  @Test func `User defaults store every kind of value`() throws {
    let defaults = DependencyValues._current.defaultAppStorage
    @Shared(.appStorage("bool")) var bool = true
    @Shared(.appStorage("int")) var int = 1
    @Shared(.appStorage("double")) var double = 1.5
    @Shared(.appStorage("string")) var string = "a"
    @Shared(.appStorage("strings")) var strings = ["a"]
    @Shared(.appStorage("url")) var url = URL(string: "https://example.com/a")!
    @Shared(.appStorage("data")) var data = Data([1])
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 1)
    @Shared(.appStorage("raw")) var theme = Theme.dark
    @Shared(.appStorage("codable")) var stats = Stats()
    @Shared(.appStorage("optional")) var optional: Int?
    @Shared(.appStorage("optionalRaw")) var optionalTheme: Theme?
    #expect(defaults.bool(forKey: "bool"))
    #expect(defaults.integer(forKey: "int") == 1)
    #expect(defaults.string(forKey: "raw") == "dark")
    #expect(defaults.object(forKey: "optional") == nil)
    $int.withLock { $0 = 2 }
    $theme.withLock { $0 = .light }
    $stats.withLock { $0.count = 3 }
    $optional.withLock { $0 = 4 }
    $optionalTheme.withLock { $0 = .dark }
    #expect(defaults.integer(forKey: "int") == 2)
    #expect(defaults.string(forKey: "raw") == "light")
    #expect(defaults.data(forKey: "codable") == Data(#"{"count":3}"#.utf8))
    #expect(defaults.integer(forKey: "optional") == 4)
    #expect(defaults.string(forKey: "optionalRaw") == "dark")
    $optional.withLock { $0 = nil }
    #expect(defaults.object(forKey: "optional") == nil)
    #expect(
      (bool, double, string, strings, url.absoluteString) == (
        true, 1.5, "a", ["a"], "https://example.com/a"
      ))
    #expect((data, date) == (Data([1]), Date(timeIntervalSince1970: 1)))
  }

  @Test func `Stored user defaults win over the default, and outside changes flow in`() {
    let defaults = UserDefaults.inMemory
    defaults.set(5, forKey: "count")
    @Shared(.appStorage("count", store: defaults)) var count = 1
    #expect(count == 5)
    defaults.set(6, forKey: "count")
    #expect(count == 6)
    defaults.removeObject(forKey: "count")
    #expect(count == 1)
  }

  // MARK: Files

  @Test func `A file is written by a change, but not by a default`() throws {
    let files = FileStorage.inMemory, url = URL(filePath: "/stats.json")
    try withDependencies {
      $0.defaultFileStorage = files
    } operation: { () throws in
      @Shared(.fileStorage(url)) var stats = Stats()
      #expect(try files.load(url) == nil)
      $stats.withLock { $0.count = 1 }
      #expect(try files.load(url) == Data(#"{"count":1}"#.utf8))
    }
    withDependencies {
      $0.defaultFileStorage = files
      $0.sharedReferences = SharedReferences()
    } operation: {
      @Shared(.fileStorage(url)) var stats = Stats(count: 9)
      #expect(stats.count == 1)
    }
  }

  @Test func `A file that cannot be decoded leaves the default and an error`() {
    let files = FileStorage.inMemory, url = URL(filePath: "/stats.json")
    files.save(Data("[]".utf8), to: url, isUrgent: true) { _ in }
    let warnings = reports {
      withDependencies {
        $0.defaultFileStorage = files
        $0.context = .live
        $0.sharedReferences = SharedReferences()
      } operation: {
        @Shared(.fileStorage(url)) var stats = Stats(count: 2)
        #expect(stats.count == 2)
        #expect($stats.loadError is DecodingError)
      }
    }
    #expect(warnings.map(\.code) == [.unloadable])
    #expect(
      warnings[0].text.hasPrefix("TCA037: .fileStorage(file:///stats.json) could not be loaded"))
  }

  @Test func `A file of the system is written at the first change, and by save`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(components: "a", "stats.json")
    let shared = withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      Shared(wrappedValue: Stats(), .fileStorage(url))
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    shared.withLock { $0.count = 1 }
    #expect(try Data(contentsOf: url) == Data(#"{"count":1}"#.utf8))
    shared.withLock { $0.count = 2 }
    try await shared.save()
    #expect(try Data(contentsOf: url) == Data(#"{"count":2}"#.utf8))
  }

  @Test func `A file can have a format of its own`() throws {
    let files = FileStorage.inMemory, url = URL(filePath: "/name.txt")
    try withDependencies {
      $0.defaultFileStorage = files
    } operation: { () throws in
      let decode: @Sendable (Data) throws -> String = { String(decoding: $0, as: UTF8.self) }
      let encode: @Sendable (String) throws -> Data = { Data($0.utf8) }
      let name = Shared(wrappedValue: "", .fileStorage(url, decode: decode, encode: encode))
      name.withLock { $0 = "Blob" }
      #expect(try files.load(url) == Data("Blob".utf8))
    }
  }

  @Test func `Loading takes the stored value again, and a required value must be stored`()
    async throws
  {
    let files = FileStorage.inMemory, url = URL(filePath: "/stats.json")
    let shared = withDependencies {
      $0.defaultFileStorage = files
    } operation: {
      Shared(wrappedValue: Stats(), .fileStorage(url))
    }
    files.save(Data(#"{"count":4}"#.utf8), to: url, isUrgent: true) { _ in }
    try await shared.load()
    #expect(shared.wrappedValue.count == 4)
    #expect(!shared.isLoading)
    await #expect(throws: SharedValueMissing.self) {
      _ = try await Shared<Int>(require: .inMemory("missing"))
    }
  }

  // MARK: Own keys

  @Test func `An own key of the first spelling loads, saves and follows`() {
    let world = World()
    @Shared(FirstKey(world: world)) var count = 1
    #expect(count == 10)
    $count.withLock { $0 = 2 }
    #expect(world.saved == [2])
    world.didSet?(3)
    #expect(count == 3)
    world.didSet?(nil)
    #expect(count == 1)
    #expect(world.saved == [2])
  }

  @Test func `An own key can load later, and report errors`() throws {
    struct Failed: Error {}
    let world = World()
    @SharedReader(LateKey(world: world)) var count = 1
    #expect($count.isLoading)
    #expect(count == 1)
    world.load?.resume(returning: 5)
    #expect(!$count.isLoading)
    #expect(count == 5)
    world.subscriber?.yield(throwing: Failed())
    #expect($count.loadError is Failed)
    world.subscriber?.yieldLoading()
    #expect($count.isLoading)
    world.subscriber?.yieldReturningInitialValue()
    #expect(count == 1)
    #expect($count.loadError == nil)
  }

  @Test func `A continuation must be resumed exactly once`() {
    let twice = reports {
      let continuation = LoadContinuation<Int>("Key") { _ in }
      continuation.resume(returning: 1)
      continuation.resumeReturningInitialValue()
    }
    #expect(twice.map(\.summary) == ["Key resumed the continuation of a load twice"])
    let never = reports { _ = SaveContinuation("Key") { _ in } }
    #expect(
      never.map(\.summary) == ["Key released the continuation of a save without resuming it"])
    #expect((twice + never).map(\.code) == [.keyResumption, .keyResumption])
  }

  @Test func `A save that fails is an error of the property`() async {
    @Shared(FailingKey()) var count = 0
    $count.withLock { $0 = 1 }
    #expect($count.saveError is FailingKey.Failed)
    await #expect(throws: FailingKey.Failed.self) { try await $count.save() }
  }

  @Test func `Outside of tests, a save that fails is reported`() {
    let warnings = reports {
      withDependencies {
        $0.context = .live
        $0.sharedReferences = SharedReferences()
      } operation: {
        @Shared(FailingKey()) var count = 0
        $count.withLock { $0 = 1 }
      }
    }
    #expect(warnings.map(\.code) == [.unsavable])
  }
}

/// A storage of a test.
private final class World: @unchecked Sendable {
  // Unchecked: used by one test, on one thread.
  var saved: [Int] = []
  var didSet: (@Sendable (Int?) -> Void)?
  var load: LoadContinuation<Int>?
  var subscriber: SharedSubscriber<Int>?
}

private struct FirstKey: PersistenceKey {
  let world: World
  var id: ObjectIdentifier { ObjectIdentifier(world) }
  func load(initialValue: Int?) -> Int? { 10 }
  func save(_ value: Int) { world.saved.append(value) }
  func subscribe(
    initialValue: Int?, didSet: @escaping @Sendable (_ newValue: Int?) -> Void
  ) -> Shared<Int>.Subscription {
    world.didSet = didSet
    return SharedSubscription {}
  }
}

private struct LateKey: SharedReaderKey {
  let world: World
  var id: ObjectIdentifier { ObjectIdentifier(world) }
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    world.load = continuation
  }
  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    world.subscriber = subscriber
    return SharedSubscription {}
  }
}

private struct FailingKey: SharedKey, Hashable {
  struct Failed: Error {}
  typealias Value = Int
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }
  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(throwing: Failed())
  }
}
