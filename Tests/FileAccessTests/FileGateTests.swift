import Foundation
import Testing

@testable import FileAccess

@Suite("The gate between lines and files")
struct FileGateTests {
  private let files = InMemoryFileSystem(
    ["/own/talk.md": "talk", "/other/secret": "secret"], folders: ["/own/below"])

  private func gate(
    reading: FileGate.Reach = .below(["/own"]), writing: FileGate.Reach = .below(["/own"])
  ) -> FileGate {
    FileGate(files, reading: reading, writing: writing)
  }

  @Test(
    "A file is created only below the folder",
    arguments: ["/own/new.md", "/own/below/new.md", "/own/../own/new.md"])
  func created(path: String) throws {
    try gate().newFile(path).create([1])
    #expect(files.info(path)?.kind == .file)
  }

  @Test(
    "What is not below the folder is neither created nor read",
    arguments: [
      "/other/new.md", "/own/../other/new.md", "/ownother/new.md", "/own", "/", "../new.md",
    ])
  func outside(path: String) {
    #expect(throws: FileSystemError.forbidden(.creates)) { try gate().newFile(path) }
    #expect(throws: FileSystemError.forbidden(.replaces)) { try gate().ownFile(path) }
    if path != "/own" {
      #expect(throws: FileSystemError.forbidden(.reads)) { try gate().file(path) }
    }
  }

  @Test("A session that writes nothing creates nothing in its own folder, either")
  func nothing() throws {
    let gate = gate(writing: .nothing)
    #expect(throws: FileSystemError.forbidden(.creates)) { try gate.newFile("/own/new.md") }
    #expect(try gate.file("/own/talk.md").bytes(sizeLimit: 10) == Array("talk".utf8))
  }

  @Test("A typed line reaches everything")
  func everything() throws {
    let gate = gate(reading: .everything, writing: .everything)
    #expect(try gate.file("/other/secret").bytes(sizeLimit: 10) == Array("secret".utf8))
    try gate.newFile("/other/new.md").create()
    _ = try gate.ownFile("/other/new.md")
    try gate.requireEverything(for: .folder)
  }

  @Test("A typed line writes no more than the kernel lets the process write")
  func kernel() throws {
    let gate = FileGate(
      files, reading: .everything, writing: .everything, kernel: .below(["/own"]))
    #expect(throws: FileSystemError.forbidden(.creates)) { try gate.newFile("/other/new.md") }
    #expect(throws: FileSystemError.forbidden(.replaces)) { try gate.ownFile("/own/../other/a") }
    #expect(throws: FileSystemError.forbidden(.folder)) {
      try gate.requireEverything(for: .folder)
    }
    try gate.newFile("/own/new.md").create()
    _ = try gate.ownFile("/own/new.md")
    #expect(try gate.file("/other/secret").bytes(sizeLimit: 10) == Array("secret".utf8))
  }

  @Test("Only a session that writes everything writes to a folder that a line names")
  func folder() {
    #expect(throws: FileSystemError.forbidden(.folder)) {
      try gate().requireEverything(for: .folder)
    }
  }

  #if os(Linux)
    @Test("A command that does not declare a use does not get it")
    func undeclared() async {
      await #expect(processExitsWith: .failure) {
        let gate = FileGate(InMemoryFileSystem(), reading: .everything, writing: .everything)
        _ = try FileGate.$declared.withValue([.reads]) { try gate.newFile("/new.md") }
      }
    }
  #endif
}
