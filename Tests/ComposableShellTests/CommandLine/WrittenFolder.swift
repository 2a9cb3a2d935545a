@testable import ComposableShell
@testable import ShellCore

/// Files in a temporary folder.
@MainActor
struct WrittenFolder {
  let files: [(path: String, text: String)]
  private let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tca-doctor-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var written: [(path: String, text: String)] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      written.append((url.path, text))
    }
    self.files = written
  }

  func makeSession() -> Session {
    let session = Session(features: [], folder: folder.path, files: LocalFileSystem())
    session.workspace.loader = .compiling
    return session
  }

  func fix(_ files: [(path: String, text: String)]) -> DoctorFix {
    DoctorFix(files: files, makeSession: { makeSession() })
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
