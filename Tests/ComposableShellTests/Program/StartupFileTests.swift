import Foundation
import Testing

@testable import ComposableShell

struct StartupFileTests {
  @Test func `it lies where the XDG rules say`() {
    let path = StartupFile.defaultPath
    #expect(path(["XDG_CONFIG_HOME": "/c", "HOME": "/h"]) == "/c/tca/rc")
    #expect(path(["HOME": "/h"]) == "/h/.config/tca/rc")
    #expect(path(["XDG_CONFIG_HOME": "relative", "HOME": "/h"]) == "/h/.config/tca/rc")
    #expect(path([:]) == nil)
  }

  @Test func `its lines keep their numbers, empty ones left out`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try Data("format changed\r\n\n  \nhints off\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = try StartupFile(path: file.path).lines()
    #expect(lines.map(\.number) == [1, 4])
    #expect(lines.map(\.text) == ["format changed", "hints off"])
  }

  @Test func `without a file there are no lines; a folder is an error`() throws {
    #expect(try StartupFile(path: "/nowhere/rc").lines().isEmpty)
    #expect(throws: (any Error).self) { try StartupFile(path: "/").lines() }
  }
}
