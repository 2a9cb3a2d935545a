import Foundation
import Testing

@testable import ShellCore

@Suite("Loading files, where it cannot be done")
@MainActor
struct FilesTests {
  private func answer(_ line: String, home: String? = nil) async -> String {
    let session = fixtureSession()
    session.folder = URL(filePath: #filePath).deletingLastPathComponent().path
    session.home = home
    return await session.evaluate(line).text
  }

  @Test("a shell without a compiler says so")
  func noLoader() async {
    #expect(await answer("load FilesTests.swift") == "error: this shell cannot load files")
  }

  @Test("a file that is not there, a folder and an empty file are told apart")
  func wrongFiles() async throws {
    #expect(
      await answer("load No.swift") == """
        error: there is no file `No.swift`
          load No.swift
               ^ expected a Swift file, by its path from here
        """)
    let home = FileManager.default.temporaryDirectory.appending(path: "tca-files-\(UUID())")
    let folder = home.appending(path: "Folder.swift")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try " \n".write(to: home.appending(path: "Empty.swift"), atomically: true, encoding: .utf8)
    #expect(
      await answer("load ~/Folder.swift", home: home.path)
        .hasPrefix("error: `~/Folder.swift` is a folder\n"))
    #expect(
      await answer("load ~/Empty.swift", home: home.path)
        .hasPrefix("error: `~/Empty.swift` is empty\n"))
  }

  @Test("reload takes a feature from a file only")
  func reload() async {
    let session = fixtureSession()
    _ = await session.evaluate("load form")
    #expect(
      await session.evaluate("reload").text == """
        error: Form is one of the shell's own features
          reload
          ^ expected a feature that was loaded from a file
        """)
  }

  @Test("a line that was typed again: what differs, and what is not understood any more")
  func typedAgain() {
    let before = TypedLine(line: ".tapped", output: Output(text: "a\nb"))
    #expect(ReloadedLine(typed: before, now: Output(text: "a\nb")).text == [])
    #expect(
      ReloadedLine(typed: before, now: Output(text: "a\nc")).text
        == [".tapped  differs\n  was  b\n  now  c"])
    #expect(
      ReloadedLine(typed: before, now: Output(text: "error: no", isError: true)).text
        == [".tapped  is no longer understood\nerror: no"])
  }

  @Test("lines that move a feature are typed again, others are not")
  func lines() {
    #expect(
      [".tapped", "set name x", "advance", "scope a", "undo"].allSatisfy(TypedLine.isTypedAgain))
    #expect(
      !["state", "log", "load X", "reload", "format full"].contains(where: TypedLine.isTypedAgain))
  }

  @Test("the view of a reducer has its name")
  func views() {
    #expect(ViewChoice.viewName(for: "Counter") == "CounterView")
    #expect(ViewChoice.viewName(for: "CounterFeature") == "CounterView")
    #expect(ViewChoice.viewName(for: "Feature") == "FeatureView")
  }
}
