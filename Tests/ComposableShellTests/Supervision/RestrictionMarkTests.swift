@testable import ShellCore
import Testing

@testable import ComposableShell

@Suite struct RestrictionMarkTests {
  private let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  private var folder: SessionFolder { SessionFolder(environment: ["HOME": home])! }

  private func remove() { try? FileManager.default.removeItem(atPath: home) }

  @Test func `The mark of a journal lies beside it`() {
    #expect(RestrictionMark.place(ofJournal: "/a/b.c.journal") == "/a/b.c.restricted")
  }

  @Test func `A mark is read as it was written, whatever its paths contain`() throws {
    defer { remove() }
    folder.make()
    let mark = RestrictionMark(file: "/a\n\"b.md", files: ["/c\td.md"], journal: nil)
    let path = "\(folder.path)/1.restricted"
    try JSONEncoder().encode(mark).write(to: URL(filePath: path))
    #expect(RestrictionMark(at: path) == mark)
    #expect(RestrictionMark(at: path + "x") == nil)
  }

  @Test func `Marks are removed with their journals and after their programs`() throws {
    defer { remove() }
    let journal = try #require(folder.create())
    journal.file.add(RecoveryRecord.quit(number: 1).text + "\n")
    let kept = [
      RestrictionMark.place(ofJournal: journal.path), "\(folder.path)/\(getpid()).restricted",
      "\(folder.path)/other.txt",
    ]
    let left = ["\(folder.path)/\(Int32.max).restricted", "\(folder.path)/a.restricted"]
    for path in kept + left { try Data().write(to: URL(filePath: path)) }
    _ = folder.create()
    #expect(kept.allSatisfy(FileManager.default.fileExists))
    #expect(!left.contains(where: FileManager.default.fileExists))
  }
}
