@testable import ShellCore
import Testing

@testable import ComposableShell

@Suite struct SessionFolderTests {
  private let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  private var folder: SessionFolder { SessionFolder(environment: ["HOME": home])! }

  private func remove() { try? FileManager.default.removeItem(atPath: home) }

  @Test func `Only its owner can read a journal`() throws {
    defer { remove() }
    let journal = try #require(folder.create())
    let files = FileManager.default
    let folderMode = try files.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    let fileMode = try files.attributesOfItem(atPath: journal.path)[.posixPermissions] as? Int
    #expect(folderMode == 0o700)
    #expect(fileMode == 0o600)
  }

  @Test func `A session with lines is listed once no process has it open`() async throws {
    defer { remove() }
    do {
      let journal = try #require(folder.create())
      journal.file.add(RecoveryRecord.began(number: 1, now: .zero, line: "load Todos").text + "\n")
      journal.file.add(RecoveryRecord.ended(number: 1, now: .zero, effects: 0).text + "\n")
      #expect(folder.entries.isEmpty)
    }
    // A program that another test starts at this moment has the file open until it runs. Listing opens it as well.
    var entries = folder.entries
    while entries.isEmpty {
      try await Task.sleep(for: .milliseconds(5))
      entries = folder.entries
    }
    #expect(entries.map(\.plan.lines) == [["load Todos"]])
    #expect(entries.first?.plan.folder == FileManager.default.currentDirectoryPath)
  }

  @Test func `A journal that another user could have written is not opened`() throws {
    defer { remove() }
    let path = "\(folder.path)/a.journal", link = "\(folder.path)/b.journal"
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try #require(RecoveryFile(path: path) != nil)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(RecoveryFile(path: link) == nil, "a symbolic link")
    unlink(link)
    try #require(Foundation.link(path, link) == 0)
    #expect(RecoveryFile(path: path) == nil, "a file with a second name")
    unlink(link)
    try #require(mkfifo(link, 0o600) == 0)
    #expect(RecoveryFile(path: link) == nil, "a pipe")
    chmod(path, 0o622)
    #expect(RecoveryFile(path: path) == nil, "a file that others can write")
    chmod(path, 0o644)
    #expect(RecoveryFile(path: path) != nil)
    guard geteuid() == 0 else { return }
    chown(path, 1, 1)
    #expect(RecoveryFile(path: path) == nil, "a file of another user")
  }

  @Test func `Old and empty journals are removed unless they are open`() throws {
    defer { remove() }
    let open = try #require(folder.create())
    for number in 1...SessionFolder.mostSessions + 5 {
      let journal = try #require(folder.create())
      journal.file.add(RecoveryRecord.quit(number: number).text + "\n")
    }
    _ = folder.create()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count <= SessionFolder.mostSessions + 1)
    #expect(FileManager.default.fileExists(atPath: open.path))
  }
}
