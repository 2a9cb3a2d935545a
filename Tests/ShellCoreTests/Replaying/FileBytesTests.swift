import Foundation
import Testing

@testable import ShellCore

@Suite("Reading a file")
struct FileBytesTests {
  private func failure(_ path: String) -> FileBytes.Failure? {
    do {
      _ = try FileBytes.read(path)
      return nil
    } catch {
      return error
    }
  }

  @Test("refuses files that are not regular or not readable")
  func refused() throws {
    let folder = TemporaryFolder()
    let pipe = folder.path("pipe.md")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(failure(pipe) == .special)
    #expect(failure("/dev/zero") == .special)
    #expect(failure(folder.path) == .folder)
    #expect(failure(folder.path("none.md")) == .missing)
    #expect(failure("/proc/self/mem") == .unreadable)
  }

  @Test("refuses a broken link")
  func dangling() throws {
    let folder = TemporaryFolder()
    #expect(symlink("nowhere", folder.path("link.md")) == 0)
    #expect(failure(folder.path("link.md")) == .missing)
  }

  @Test("returns all bytes")
  func whole() throws {
    let folder = TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: URL(filePath: folder.path("a")))
    #expect(try FileBytes.read(folder.path("a")) == bytes)
  }

  @Test("refuses a file that is larger than the limit")
  func tooLarge() throws {
    let folder = TemporaryFolder()
    try Data("12345".utf8).write(to: URL(filePath: folder.path("a.md")))
    #expect(try FileBytes.read(folder.path("a.md"), limit: 5).count == 5)
    #expect(throws: FileBytes.Failure.tooLarge) {
      try FileBytes.read(folder.path("a.md"), limit: 4)
    }
  }
}
