import ComposableArchitecture
import Testing

/// Files that other programs change.
@Suite(.timeLimit(.minutes(10)))
final class FileFollowingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "FileFollowingTests-\(UUID().uuidString)")
  private var file: URL { folder.appending(component: "numbers.json") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Calls a function with a property in the file, on the disk.
  private func withNumbers(_ body: (Shared<[Int]>) async throws -> Void) async throws {
    let numbers = withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      Shared(wrappedValue: [0], .fileStorage(file))
    }
    try await body(numbers)
  }

  private func write(_ text: String, atomically: Bool = true) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: atomically ? .atomic : [])
  }

  /// Waits until the property has a value. The time limit of the suite ends a wait that would not.
  private func wait(for value: [Int], in numbers: Shared<[Int]>) async throws {
    while numbers.wrappedValue != value { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func `A replaced file, a rewritten file and a removed file are noticed`() async throws {
    try write("[1]")
    try await withNumbers { numbers in
      #expect(numbers.wrappedValue == [1])
      try write("[2]")
      try await wait(for: [2], in: numbers)
      try write("[3]", atomically: false)
      try await wait(for: [3], in: numbers)
      try FileManager.default.removeItem(at: file)
      try await wait(for: [0], in: numbers)
    }
  }

  @Test func `A file in a folder that does not exist yet is noticed`() async throws {
    try await withNumbers { numbers in
      #expect(numbers.wrappedValue == [0])
      try write("[4]")
      try await wait(for: [4], in: numbers)
      try write("[5]")
      try await wait(for: [5], in: numbers)
    }
  }

  @Test(arguments: [false, true])
  func `A file and a folder that does not exist yet are noticed in the same folder`(
    isFolderFirst: Bool
  ) async throws {
    try write("[1]")
    let inner = folder.appending(components: "inner", "numbers.json")
    let urls = isFolderFirst ? [inner, file] : [file, inner]
    let properties = withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      urls.map { Shared(wrappedValue: [0], .fileStorage($0)) }
    }
    let numbers = properties[isFolderFirst ? 1 : 0], others = properties[isFolderFirst ? 0 : 1]
    try write("[2]", atomically: false)
    try await wait(for: [2], in: numbers)
    try FileManager.default.createDirectory(
      at: inner.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("[3]".utf8).write(to: inner, options: .atomic)
    try await wait(for: [3], in: others)
  }

  @Test func `A change of the property is not taken for one by another program`() async throws {
    try write("[1]")
    try await withNumbers { numbers in
      for number in 2...50 { numbers.withLock { $0 = [number] } }
      try await numbers.save()
      #expect(numbers.wrappedValue == [50])
      try write("[51]")
      try await wait(for: [51], in: numbers)
    }
  }

  @Test func `A file that cannot be decoded keeps the value and reports the error`() async throws {
    try write("[1]")
    try await withNumbers { numbers in
      try write("{")
      while numbers.loadError == nil { try await Task.sleep(for: .milliseconds(5)) }
      #expect(numbers.wrappedValue == [1])
      try write("[2]")
      try await wait(for: [2], in: numbers)
      #expect(numbers.loadError == nil)
    }
  }
  @Test func `A file that was removed is written again by the next change`() async throws {
    try await withNumbers { numbers in
      numbers.withLock { $0 = [1] }
      try await numbers.save()
      try FileManager.default.removeItem(at: file)
      try await wait(for: [0], in: numbers)
      numbers.withLock { $0 = [2] }
      try await numbers.save()
      #expect(try Data(contentsOf: file) == Data("[2]".utf8))
    }
  }

  @Test func `A file that was moved away is followed again when it is moved back`() async throws {
    try write("[1]")
    let elsewhere = folder.appending(component: "elsewhere.json")
    try await withNumbers { numbers in
      try FileManager.default.moveItem(at: file, to: elsewhere)
      try await wait(for: [0], in: numbers)
      try FileManager.default.moveItem(at: elsewhere, to: file)
      try await wait(for: [1], in: numbers)
    }
  }

  @Test func `Another program's change replaces one that was about to be written`() async throws {
    try await withNumbers { numbers in
      numbers.withLock { $0 = [1] }
      // The second change within a second is written later.
      numbers.withLock { $0 = [2] }
      try write("[3]")
      try await wait(for: [3], in: numbers)
      try await numbers.save()
      #expect(try Data(contentsOf: file) == Data("[3]".utf8))
    }
  }
}
