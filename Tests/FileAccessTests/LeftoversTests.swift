import Foundation
import Testing

@testable import FileAccess

@Suite final class LeftoversTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The number of a process that has ended.
  private func deadProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func `Only the files of processes that have ended are removed`() throws {
    let own = Leftovers.name(prefix: "draft.")
    let left = "draft.\(try deadProcess())-\(UUID().uuidString)"
    let others = [
      "draft.1-x", "draft.0-\(UUID())", "draft.", "other.\(try deadProcess())-\(UUID())",
    ]
    for name in others + [own, left] {
      try Data("x".utf8).write(to: folder.appending(path: name))
    }
    Leftovers.remove(in: folder.path, prefix: "draft.")
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(kept == (others + [own]).sorted())
  }

  @Test func `A folder is removed with its contents`() throws {
    let left = folder.appending(path: "tca-\(try deadProcess())-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: left.appending(path: "sources"), withIntermediateDirectories: true)
    Leftovers.remove(in: folder.path, prefix: "tca-")
    #expect(!FileManager.default.fileExists(atPath: left.path))
  }
}
