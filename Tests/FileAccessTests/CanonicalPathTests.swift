import Foundation
import Testing

@testable import FileAccess

@Suite
struct CanonicalPathTests {
  private let files = LocalFileSystem()
  private let folder: String

  /// `in/link` leads to `out/deep`, and `in/new` to a file of `out` that does not exist.
  init() throws {
    folder = LocalFileSystem().canonicalPath(NSTemporaryDirectory()) + "/paths-\(UUID().uuidString)"
    let manager = FileManager.default
    for name in ["in", "out/deep"] {
      try manager.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for (link, target) in [("link", "../out/deep"), ("new", "../out/new.md"), ("loop", "loop")] {
      try manager.createSymbolicLink(
        atPath: "\(folder)/in/\(link)", withDestinationPath: target)
    }
  }

  @Test(arguments: [
    ("in/link/new.md", "out/deep/new.md"), ("in/link/no/new.md", "out/deep/no/new.md"),
    ("in/link/../x.md", "out/x.md"), ("in/link/../../in/x.md", "in/x.md"),
    ("in/new", "out/new.md"), ("in/./no/../x.md", "in/x.md"), ("in//x", "in/x"),
    ("in/loop/x", "in/loop/x"),
  ])
  func `Links are followed before the names after them, in files that do not exist, too`(
    path: String, canonical: String
  ) {
    #expect(files.canonicalPath("\(folder)/\(path)") == "\(folder)/\(canonical)")
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func `A file is created by its canonical path only if no folder is a link`() throws {
    #expect(throws: FileSystemError.self) {
      try files.newFile("\(folder)/in/link/a.md", beneath: folder).create([1])
    }
    #expect(throws: FileSystemError.exists) {
      try files.newFile("\(folder)/in/new", beneath: folder).create([1])
    }
    try files.newFile("\(folder)/out/deep/a.md", beneath: "\(folder)/out").create([1])
    _ = try files.create("\(folder)/in/link/b.md", [2])
    #expect(try files.list("\(folder)/out/deep") == ["a.md", "b.md"])
    try? FileManager.default.removeItem(atPath: folder)
  }
}
