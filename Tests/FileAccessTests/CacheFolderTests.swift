import Foundation
import Testing

@testable import FileAccess

@Suite("A folder that only its user reads and writes")
struct CacheFolderTests {
  private let parent = FileManager.default.temporaryDirectory.appending(path: "tca-cache-\(UUID())")
  private var path: String { parent.appending(path: "a/compiled").path }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test("Files are read as they were written, and nobody else can read them")
  func files() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let folder = try #require(CacheFolder(path: path))
    folder.write(Data("one".utf8), to: "a")
    folder.write(Data("two".utf8), to: "a")
    #expect(folder.read("a") == Data("two".utf8))
    #expect(folder.read("b") == nil)
    #expect(try mode(path) == 0o700)
    #expect(try mode(path + "/a") == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a"])
  }

  @Test("A folder that others can enter, or that is a link, is not used")
  func folders() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    _ = try #require(CacheFolder(path: path))
    let link = parent.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(CacheFolder(path: link) == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(CacheFolder(path: path) == nil)
  }

  @Test("A link, and a file that others can write, are not read")
  func foreignFiles() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let folder = try #require(CacheFolder(path: path))
    folder.write(Data("one".utf8), to: "a")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/link", withDestinationPath: path + "/a")
    #expect(folder.read("link") == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path + "/a")
    #expect(folder.read("a") == nil)
  }

  @Test("The files that were not used for the longest time are removed first")
  func trimming() throws {
    defer { try? FileManager.default.removeItem(at: parent) }
    let folder = try #require(CacheFolder(path: path))
    for (name, age) in [("old", 300.0), ("older", 400), ("new", 100)] {
      folder.write(Data(repeating: 1, count: 10), to: name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: "\(path)/\(name)")
    }
    folder.trim(to: 20)
    #expect(try Set(FileManager.default.contentsOfDirectory(atPath: path)) == ["old", "new"])
    _ = folder.read("old")
    folder.trim(to: 10)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["old"])
  }
}
