import Foundation
import Testing

@testable import ComposableShell

struct StartupFileTests {
  @Test func `Lines keep their numbers and empty lines are left out`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try Data("format changed\r\n\n  \nhints off\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = try StartupFile(path: file.path).lines()
    #expect(lines.map(\.number) == [1, 4])
    #expect(lines.map(\.text) == ["format changed", "hints off"])
  }

  @Test func `A missing file has no lines and a folder is an error`() throws {
    #expect(try StartupFile(path: "/nowhere/rc").lines().isEmpty)
    #expect(throws: (any Error).self) { try StartupFile(path: "/").lines() }
  }
}
