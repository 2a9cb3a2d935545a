import Foundation
import Testing

@testable import FileAccess

/// The behavior of every file system: the local one, and the one in memory that tests use.
@Suite struct FileSystemTests {
  enum Implementation: CaseIterable { case local, inMemory }

  /// A folder in a file system, removed at the end.
  private final class Scratch {
    let files: any WritableFileSystem
    let path: String
    private let isLocal: Bool

    init(_ implementation: Implementation) throws {
      isLocal = implementation == .local
      if isLocal {
        files = LocalFileSystem()
        path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      } else {
        files = InMemoryFileSystem(folders: ["/scratch"])
        path = "/scratch"
      }
    }

    deinit { if isLocal { try? FileManager.default.removeItem(atPath: path) } }

    /// Creates a folder as another program would.
    func makeFolder(_ name: String) throws -> String {
      let folder = "\(path)/\(name)"
      if let files = files as? InMemoryFileSystem {
        files.makeFolder(folder)
      } else {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      return folder
    }
  }

  @Test(arguments: Implementation.allCases)
  func `A created file can be read and is listed`(_ implementation: Implementation) throws {
    let scratch = try Scratch(implementation), path = scratch.path + "/a.md"
    let version = try scratch.files.create(path, Array("one".utf8))
    #expect(try scratch.files.read(path) == Array("one".utf8))
    #expect(try scratch.files.list(scratch.path) == ["a.md"])
    let info = scratch.files.info(path)
    #expect(info?.kind == .file)
    #expect(info?.version == version)
    #expect(info?.isReadable == true)
    #expect(version.size == 3)
  }

  @Test(arguments: Implementation.allCases)
  func `An existing file is not created again`(_ implementation: Implementation) throws {
    let scratch = try Scratch(implementation), path = scratch.path + "/a.md"
    _ = try scratch.files.create(path, [1])
    #expect(throws: FileSystemError.exists) { try scratch.files.create(path, [2]) }
    #expect(throws: FileSystemError.exists) { try scratch.files.create(scratch.path, [2]) }
    #expect(try scratch.files.read(path) == [1])
  }

  @Test(arguments: Implementation.allCases)
  func `A file needs its folder`(_ implementation: Implementation) throws {
    let scratch = try Scratch(implementation), files = scratch.files
    #expect(throws: FileSystemError.noParentFolder) { try files.create(scratch.path + "/no/a.md") }
  }

  @Test(arguments: Implementation.allCases)
  func `A failed read states its reason`(_ implementation: Implementation) throws {
    let scratch = try Scratch(implementation), files = scratch.files
    #expect(throws: FileSystemError.notFound) { try files.read(scratch.path + "/a.md") }
    #expect(throws: FileSystemError.isFolder) { try files.read(scratch.path) }
    #expect(throws: FileSystemError.notFound) { try files.list(scratch.path + "/no") }
    #expect(files.info(scratch.path + "/a.md") == nil)
    #expect(files.info(scratch.path)?.kind == .folder)
  }

  @Test(arguments: Implementation.allCases)
  func `The end of a file can be replaced`(_ implementation: Implementation) throws {
    let scratch = try Scratch(implementation), path = scratch.path + "/a.md"
    var version = try scratch.files.create(path)
    version = try scratch.files.replaceEnd(
      of: path, from: 0, with: Array("one two".utf8), expecting: version)
    version = try scratch.files.replaceEnd(
      of: path, from: 4, with: Array("2".utf8), expecting: version)
    #expect(try scratch.files.read(path) == Array("one 2".utf8))
    #expect(version.size == 5)
  }

  @Test(arguments: Implementation.allCases)
  func `A file that another program has changed is not replaced`(
    _ implementation: Implementation
  ) throws {
    let scratch = try Scratch(implementation), files = scratch.files, path = scratch.path + "/a.md"
    let old = try files.create(path)
    let new = try files.replaceEnd(of: path, from: 0, with: [1], expecting: old)
    #expect(throws: FileSystemError.changed) {
      try files.replaceEnd(of: path, from: 0, with: [2], expecting: old)
    }
    #expect(throws: FileSystemError.changed) {
      try files.replaceEnd(of: path + "x", from: 0, with: [2], expecting: new)
    }
    #expect(throws: FileSystemError.changed) { try files.replace(path, with: [2], expecting: [3]) }
    #expect(try files.read(path) == [1])
  }

  @Test(arguments: Implementation.allCases)
  func `The contents of a file can be replaced`(_ implementation: Implementation) throws {
    let scratch = try Scratch(implementation), files = scratch.files, path = scratch.path + "/a.md"
    _ = try files.create(path, [1])
    try files.replace(path, with: [2], expecting: [1])
    try files.replace(path, with: [3, 4])
    #expect(try files.read(path) == [3, 4])
    #expect(try files.list(scratch.path) == ["a.md"])
    #expect(throws: FileSystemError.notWritable) { try files.replace(path + "x", with: [2]) }
  }

  @Test(arguments: Implementation.allCases)
  func `All files of a folder are listed by their relative paths`(
    _ implementation: Implementation
  ) throws {
    let scratch = try Scratch(implementation), files = scratch.files
    let inner = try scratch.makeFolder("b")
    for path in ["\(scratch.path)/c", "\(inner)/d", "\(scratch.path)/a"] {
      _ = try files.create(path)
    }
    _ = try files.create("\(scratch.path)/.hidden")
    #expect(try files.files(in: scratch.path) == ["a", "b/d", "c"])
    #expect(try files.files(in: scratch.path, skipping: ["b", "c"]) == ["a", "c"])
    #expect(try files.files(in: scratch.path, entryLimit: 4).count == 3)
    #expect(throws: FileSystemError.tooManyEntries) {
      try files.files(in: scratch.path, entryLimit: 3)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `A file that is larger than the limit is not read`(_ implementation: Implementation) throws {
    let scratch = try Scratch(implementation), path = scratch.path + "/a.md"
    _ = try scratch.files.create(path, Array("12345".utf8))
    #expect(try scratch.files.read(path, sizeLimit: 5).count == 5)
    #expect(throws: FileSystemError.tooLarge) { try scratch.files.read(path, sizeLimit: 4) }
  }

  @Test(arguments: Implementation.allCases)
  func `One file has one canonical path`(_ implementation: Implementation) throws {
    let scratch = try Scratch(implementation), files = scratch.files
    _ = try files.create(scratch.path + "/a")
    #expect(
      files.canonicalPath(scratch.path + "/./b/../a") == files.canonicalPath(scratch.path + "/a"))
  }
}

/// The behavior of local files only: links, permissions, pipes.
@Suite struct LocalFileSystemTests {
  private let files = LocalFileSystem()

  private func withFolder(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test func `Replacing keeps permissions and symbolic links`() throws {
    try withFolder { folder in
      _ = try files.create("\(folder)/a", [1])
      chmod("\(folder)/a", 0o640)
      symlink("a", "\(folder)/link")
      try files.replace("\(folder)/link", with: [2])
      #expect(try files.read("\(folder)/a") == [2])
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link")
      #expect(link == "a")
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/a")
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test func `Replacing keeps hard links`() throws {
    try withFolder { folder in
      _ = try files.create("\(folder)/a", [1, 2, 3])
      link("\(folder)/a", "\(folder)/b")
      try files.replace("\(folder)/a", with: [4])
      #expect(try files.read("\(folder)/b") == [4])
    }
  }

  @Test func `A pipe is refused without waiting for it`() throws {
    try withFolder { folder in
      mkfifo("\(folder)/pipe", 0o600)
      #expect(throws: FileSystemError.notRegular) { try files.read("\(folder)/pipe") }
      #expect(files.info("\(folder)/pipe")?.kind == .special)
    }
  }

  @Test func `A folder that contains itself is listed once`() throws {
    try withFolder { folder in
      _ = try files.create("\(folder)/a")
      symlink(".", "\(folder)/again")
      #expect(try files.files(in: folder) == ["a"])
    }
  }

  @Test func `A file that cannot be read, and a link to nothing, are refused`() throws {
    #expect(throws: FileSystemError.notReadable) { try files.read("/proc/self/mem") }
    try withFolder { folder in
      symlink("nowhere", "\(folder)/link")
      #expect(throws: FileSystemError.notFound) { try files.read("\(folder)/link") }
    }
  }

  @Test func `All bytes of a large file are read`() throws {
    try withFolder { folder in
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      _ = try files.create("\(folder)/a", bytes)
      #expect(try files.read("\(folder)/a") == bytes)
    }
  }

  @Test func `A device is refused`() {
    #expect(throws: FileSystemError.notRegular) { try files.read("/dev/full") }
    #expect(throws: FileSystemError.notRegular) { try files.read("/dev/zero") }
  }
}
