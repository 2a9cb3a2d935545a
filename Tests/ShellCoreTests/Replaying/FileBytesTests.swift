import Foundation
import Testing

@testable import ShellCore

@Suite("A file's bytes on disk")
struct FileBytesTests {
  private func failure(_ path: String) -> FileBytes.Failure? {
    do {
      _ = try FileBytes.read(path)
      return nil
    } catch {
      return error
    }
  }

  @Test("what is no ordinary file is refused at once, and so is what cannot be read")
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

  @Test("a link that leads nowhere is no file")
  func dangling() throws {
    let folder = TemporaryFolder()
    #expect(symlink("nowhere", folder.path("link.md")) == 0)
    #expect(failure(folder.path("link.md")) == .missing)
  }

  @Test("are read whole, however many there are")
  func whole() throws {
    let folder = TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: URL(filePath: folder.path("a")))
    #expect(try FileBytes.read(folder.path("a")) == bytes)
  }

  @Test("are replaced through a link, with the file's mode, and leave nothing else behind")
  func replaced() throws {
    let folder = TemporaryFolder()
    let file = folder.path("a.md")
    try Data("old".utf8).write(to: URL(filePath: file))
    #expect(chmod(file, 0o2640) == 0)
    #expect(symlink("a.md", folder.path("link.md")) == 0)
    #expect(FileBytes.replace(folder.path("link.md"), with: Array("new".utf8)))
    #expect(try FileBytes.read(file) == Array("new".utf8))
    var facts = stat()
    #expect(stat(file, &facts) == 0 && facts.st_mode & 0o7777 == 0o2640)
    #expect(lstat(folder.path("link.md"), &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["a.md", "link.md"])
  }

  @Test("are not replaced where the file has gone")
  func gone() throws {
    let folder = TemporaryFolder()
    #expect(!FileBytes.replace(folder.path("a.md"), with: Array("new".utf8)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
