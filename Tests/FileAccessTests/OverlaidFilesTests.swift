import Testing

@testable import FileAccess

@Suite("Files with other contents in one of them")
struct OverlaidFilesTests {
  @Test func `Only one file is read with other contents, and it is another version`() throws {
    let files = InMemoryFileSystem(["/a/one.swift": "1", "/a/two.swift": "2"])
    let overlaid = OverlaidFiles(files, with: "/a/one.swift", containing: "other")
    #expect(try overlaid.read("/a/one.swift") == Array("other".utf8))
    #expect(try overlaid.read("/a/two.swift") == Array("2".utf8))
    #expect(overlaid.info("/a/one.swift")?.version != files.info("/a/one.swift")?.version)
    #expect(overlaid.info("/a/two.swift") == files.info("/a/two.swift"))
    let same = OverlaidFiles(files, with: "/a/one.swift", containing: "rehto")
    #expect(overlaid.info("/a/one.swift")?.version != same.info("/a/one.swift")?.version)
    #expect(throws: FileSystemError.tooLarge) { try overlaid.read("/a/one.swift", sizeLimit: 2) }
    #expect(throws: FileSystemError.forbidden(.creates)) { try overlaid.create("/a/three.swift") }
    #expect(throws: FileSystemError.forbidden(.replaces)) {
      try overlaid.replace("/a/two.swift", with: [])
    }
  }
}
