@testable import ComposableShell
import Foundation
import Testing

@Suite final class HistoryFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "history-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: HistoryFile { HistoryFile(path: folder.path + "/deep/history") }

  private func write(_ bytes: some Sequence<UInt8>) throws {
    file.append("made")
    try Data(bytes).write(to: URL(fileURLWithPath: file.path))
  }

  @Test func `Lines are loaded in order, whatever they contain`() {
    let lines = ["load X", "한글 \\040 \"\t\"", "  spaces  ", "#"]
    lines.forEach(file.append)
    #expect(file.load() == lines)
  }

  @Test func `A missing file has no lines`() {
    #expect(file.load() == [])
  }

  @Test func `Errors when writing are ignored`() throws {
    let impossible = HistoryFile(path: "/dev/null/history")
    impossible.append("x")
    #expect(impossible.load() == [])
    let directory = HistoryFile(path: FileManager.default.temporaryDirectory.path)
    directory.append("x")
    #expect(directory.load() == [])
  }

  @Test func `A file that another process keeps locked stops nobody`() throws {
    file.append("before")
    let descriptor = open(file.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    file.append("during")
    #expect(file.load() == [])
    #expect(flock(descriptor, LOCK_UN) == 0)
    file.append("after")
    #expect(file.load() == ["before", "after"])
  }

  @Test func `Lines that would break the format are ignored`() {
    ["", "a\nb", "a\0b", String(repeating: "x", count: HistoryFile.longestLine + 1)]
      .forEach(file.append)
    #expect(file.load() == [])
  }

  @Test func `A line that is too long for the editor is not loaded`() throws {
    let long = String(repeating: "x", count: 10_000_000)
    try write("a\n\(long)\nb\n".utf8)
    #expect(file.load() == ["a", "b"])
  }

  @Test func `Only the owner can read the file`() throws {
    file.append("secret")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `Invalid UTF-8 is replaced and invalid lines are ignored`() throws {
    try write([0x61, 0xFF, 0x0A, 0x0A, 0x00, 0x0A, 0x62])
    #expect(file.load() == ["a\u{FFFD}", "b"])
  }

  @Test func `The last lines are loaded, and a large file is shortened to them`() throws {
    let all = (1...(2 * HistoryFile.limit + 1)).map { "line \($0)" }
    try write(all.map { $0 + "\n" }.joined().utf8)
    let kept = Array(all.suffix(HistoryFile.limit))
    #expect(file.load() == kept)
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text == kept.map { $0 + "\n" }.joined())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/deep").count == 1)
  }

  @Test func `Concurrent writers lose no lines, even while the file is shortened`() async throws {
    try write((1...(2 * HistoryFile.limit + 1)).map { "old \($0)\n" }.joined().utf8)
    let file = file
    await withTaskGroup { group in
      for writer in 1...8 {
        group.addTask {
          for line in 1...50 { file.append("writer \(writer) line \(line)") }
        }
      }
      group.addTask { _ = file.load() }
    }
    #expect(file.load().filter { $0.hasPrefix("writer") }.count == 400)
  }
}
