import Foundation
import Testing

@testable import FileAccess

/// A folder `own` beside a folder `other`, with links between them.
@Suite("Folders that are open")
final class OpenFolderTests {
  private let root =
    LocalFileSystem().canonicalPath(NSTemporaryDirectory()) + "/open-\(UUID().uuidString)"
  private var own: String { root + "/own" }

  init() throws {
    for name in ["own/below", "other"] {
      try FileManager.default.createDirectory(
        atPath: "\(root)/\(name)", withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(own)/link", withDestinationPath: "../other")
    try FileManager.default.createSymbolicLink(
      atPath: "\(own)/new", withDestinationPath: "../other/new")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  @Test(
    "No link and no `..` leads out of a folder", arguments: [["link"], ["below", ".."], [".."]])
  func links(names: [String]) throws {
    let folder = try #require(OpenFolder(withoutLinks: own))
    #expect(folder.folder(names) == nil)
    #expect(folder.folder(["below"]) != nil)
  }

  @Test("A folder that becomes a link after it was opened is still the same folder")
  func replaced() throws {
    let folder = try #require(OpenFolder(withoutLinks: "\(own)/below"))
    try FileManager.default.moveItem(atPath: "\(own)/below", toPath: "\(own)/moved")
    try FileManager.default.createSymbolicLink(
      atPath: "\(own)/below", withDestinationPath: "../other")
    _ = try folder.create("a", [1])
    #expect(try LocalFileSystem().list("\(own)/moved") == ["a"])
    #expect(try LocalFileSystem().list("\(root)/other") == [])
  }

  @Test("A file is not created through a link")
  func created() throws {
    let folder = try #require(OpenFolder(withoutLinks: own))
    #expect(throws: FileSystemError.exists) { try folder.create("new", [1]) }
    #expect(try LocalFileSystem().list("\(root)/other") == [])
  }

  @Test("A link is replaced, and not followed")
  func overwritten() throws {
    let folder = try #require(OpenFolder(withoutLinks: own))
    try folder.replace("new", with: [1])
    #expect(try LocalFileSystem().list("\(root)/other") == [])
    #expect(try LocalFileSystem().read("\(own)/new") == [1])
    #expect(try LocalFileSystem().list(own) == ["below", "link", "new"])
  }

  @Test(
    "A file below a folder is written, with its folders",
    arguments: ["a.swift", "deep/er/a.swift", "below/./a.swift"])
  func below(name: String) throws {
    #expect(LocalFileSystem().replace("\(own)/\(name)", with: [1], beneath: own))
    #expect(try LocalFileSystem().read("\(own)/\(name)") == [1])
  }

  @Test(
    "A file that is not below the folder is not written",
    arguments: ["own/../other/a", "own/below/../a", "own/link/a", "other/a", "own/..", "own"])
  func outside(name: String) throws {
    #expect(!LocalFileSystem().replace("\(root)/\(name)", with: [1], beneath: own))
    #expect(try LocalFileSystem().list("\(root)/other") == [])
    #expect(try LocalFileSystem().list(root) == ["other", "own"])
  }

  @Test("A folder that does not exist yet is created, also if it is reached through a link")
  func missing() throws {
    #expect(LocalFileSystem().replace("\(own)/link/x/a", with: [1], beneath: "\(own)/link/x"))
    #expect(try LocalFileSystem().read("\(root)/other/x/a") == [1])
  }
}
