import Synchronization

/// Where the values of ``SharedReaderKey/fileStorage(_:decoder:encoder:)`` are stored.
///
/// ```swift
/// withDependencies { $0.defaultFileStorage = .inMemory } operation: { ... }
/// ```
public struct FileStorage: Sendable {
  private let backend: any FileStorageBackend

  fileprivate init(_ backend: any FileStorageBackend) { self.backend = backend }

  /// New files in memory, or while `switchable` says so, the files of the system.
  init(_ switchable: SwitchableFiles) { backend = switchable }

  public static let fileSystem = FileStorage(SystemFiles())

  /// New files in memory, which nothing else sees. Changes are written immediately.
  public static var inMemory: FileStorage { FileStorage(FilesInMemory()) }

  /// The content of a file, or `nil` if it does not exist.
  func load(_ url: URL) throws -> Data? { try backend.load(url) }

  /// Writes a file, now or soon.
  func save(
    _ data: Data, to url: URL, isUrgent: Bool,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    backend.save(data, to: url, isUrgent: isUrgent, done)
  }

  /// Calls a function with the content of a file after other code has changed it.
  func follow(
    _ url: URL, _ changed: @escaping @Sendable (Data?) -> Void
  ) -> SharedSubscription {
    backend.follow(url, changed)
  }

  /// The files in memory, if the storage is in memory.
  var files: (any SharedStorage)? { backend as? any SharedStorage }
}

extension FileStorage: Hashable {
  /// Whether two values refer to the same files.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.backend === rhs.backend }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(backend)) }
}

protocol FileStorageBackend: AnyObject, Sendable {
  func load(_ url: URL) throws -> Data?
  func save(
    _ data: Data, to url: URL, isUrgent: Bool,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void)
  func follow(_ url: URL, _ changed: @escaping @Sendable (Data?) -> Void) -> SharedSubscription
}

private final class FilesInMemory: FileStorageBackend, SharedStorage {
  private let files = StampedValues()

  func load(_ url: URL) throws -> Data? { files[url] as? Data }

  func save(
    _ data: Data, to url: URL, isUrgent: Bool,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    files[url] = data
    done(.success(()))
  }

  // Only keys of this storage write the files, and those of one file share their value.
  func follow(_ url: URL, _ changed: @escaping @Sendable (Data?) -> Void) -> SharedSubscription {
    SharedSubscription {}
  }

  var contents: StorageContents { files.contents }
  func restore(_ contents: StorageContents) { files.contents = contents }
}

/// Files in memory that can be exchanged for the files of the system.
///
/// Which of them are used is part of the contents, so that time travel restores it.
final class SwitchableFiles: FileStorageBackend, SharedStorage {
  private let memory = StampedValues()
  private let system = SystemFiles()
  private let followers = Mutex<[Int: Follower]>([:])

  private struct Follower: Sendable {
    let url: URL
    let changed: @Sendable (Data?) -> Void
  }

  /// Not the URL of a file.
  private static let onDisk = "files of the system"

  /// Whether the files of the system are used. Values in use are loaded again when it changes.
  var areOnDisk: Bool {
    get { memory[Self.onDisk] != nil }
    set {
      guard newValue != areOnDisk else { return }
      memory[Self.onDisk] = newValue ? true : nil
      for follower in followers.withLock({ $0.sorted { $0.key < $1.key }.map(\.value) }) {
        follower.changed(try? load(follower.url))
      }
    }
  }

  func load(_ url: URL) throws -> Data? {
    areOnDisk ? try system.load(url) : memory[url] as? Data
  }

  func save(
    _ data: Data, to url: URL, isUrgent: Bool,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    guard !areOnDisk else { return system.save(data, to: url, isUrgent: true, done) }
    memory[url] = data
    done(.success(()))
  }

  func follow(_ url: URL, _ changed: @escaping @Sendable (Data?) -> Void) -> SharedSubscription {
    let id = Int(Stamp.next())
    followers.withLock { $0[id] = Follower(url: url, changed: changed) }
    return SharedSubscription { [weak self] in self?.followers.withLock { $0[id] = nil } }
  }

  var contents: StorageContents { memory.contents }
  func restore(_ contents: StorageContents) { memory.contents = contents }

  /// The number of files in memory.
  var count: Int { memory.contents.count - (areOnDisk ? 1 : 0) }
}

/// The files of the system. The first change of a file is written immediately, later ones once a second.
private final class SystemFiles: FileStorageBackend {
  private typealias Done = @Sendable (Result<Void, any Error>) -> Void

  private struct Pending {
    var data: Data?
    var waiting: [Done] = []

    /// Removes the change, and returns what waits for it.
    mutating func dropData() -> [Done] {
      defer { (data, waiting) = (nil, []) }
      return waiting
    }
  }

  private let queue = DispatchQueue(label: "composable-architecture.file-storage")
  private let pending = Mutex<[URL: Pending]>([:])
  /// What was last read from or written to each file, to tell changes by other programs apart. The lock is held while a file is
  /// read or written, because a notice may arrive between two changes of this program.
  private let known = Mutex<[URL: Data]>([:])
  private let watcher = FileWatcher()

  func load(_ url: URL) throws -> Data? {
    if let data = pending.withLock({ $0[url]?.data }) { return data }
    return try known.withLock { known in
      let data = try read(url)
      known[url] = data
      return data
    }
  }

  private func read(_ url: URL) throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  func save(
    _ data: Data, to url: URL, isUrgent: Bool,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let isWaiting = pending.withLock { $0[url] != nil }
    guard !isWaiting || isUrgent else {
      return pending.withLock { pending in
        pending[url, default: Pending()].data = data
        pending[url, default: Pending()].waiting.append(done)
      }
    }
    let superseded = pending.withLock { pending in
      defer { pending[url] = Pending() }
      return pending[url]?.waiting ?? []
    }
    let result = write(data, to: url)
    for done in superseded + [done] { done(result) }
    if !isWaiting { queue.asyncAfter(deadline: .now() + 1) { [self] in writePending(url) } }
  }

  /// Writes the last change of the past second, if there was one.
  private func writePending(_ url: URL) {
    let waiting = pending.withLock { pending in
      defer { pending[url] = pending[url]?.data == nil ? nil : Pending() }
      return pending[url]
    }
    guard let waiting, let data = waiting.data else { return }
    let result = write(data, to: url)
    for done in waiting.waiting { done(result) }
    queue.asyncAfter(deadline: .now() + 1) { [self] in writePending(url) }
  }

  private func write(_ data: Data, to url: URL) -> Result<Void, any Error> {
    known.withLock { known in
      known[url] = data
      return Result {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
      }
    }
  }

  func follow(_ url: URL, _ changed: @escaping @Sendable (Data?) -> Void) -> SharedSubscription {
    let subscription = watcher.follow(url) { [weak self] in
      guard let self, let data = newContent(of: url) else { return }
      changed(data)
    }
    // The file may have changed after it was loaded, before it was watched.
    if let data = newContent(of: url) { changed(data) }
    return subscription
  }

  /// The content of a file that another program has changed; empty if it was removed. `nil` if it has not changed.
  ///
  /// A change of this program that was about to be written is dropped, as the value follows the file.
  private func newContent(of url: URL) -> Data? {
    let (data, superseded) = known.withLock { known -> (Data?, [Done]) in
      let data = (try? read(url)) ?? Data()
      guard known[url] ?? Data() != data else { return (nil, []) }
      known[url] = data
      return (data, pending.withLock { $0[url]?.dropData() ?? [] })
    }
    for done in superseded { done(.success(())) }
    return data
  }
}

extension DependencyValues {
  /// Where ``SharedReaderKey/fileStorage(_:decoder:encoder:)`` stores its values: the files of the system,
  /// or in tests and previews, files in memory.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependency.self] }
    set { self[FileStorageDependency.self] = newValue }
  }
}

private enum FileStorageDependency: SessionDependencyKey {
  static let liveValue = FileStorage.fileSystem
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}
