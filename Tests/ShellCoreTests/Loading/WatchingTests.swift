import Testing

@testable import ShellCore
@testable import SourceLoading

@Suite("Watched files")
@MainActor
struct WatchingTests {
  private let files = InMemoryFileSystem(["/Counter.swift": "import SwiftUI"])

  private func session(
    whileLoading: @escaping @Sendable (InMemoryFileSystem) -> Void = { _ in }
  ) -> Session {
    let session = fixtureSession()
    let files = files
    session.workspace.use(files)
    session.workspace.folder = "/"
    session.workspace.loader = CodeLoader {
      whileLoading(files)
      throw LoadFailure("no compiler")
    }
    return session
  }

  @Test("Nothing is watched before `watch`, and after `watch off`")
  func switching() async {
    let session = session()
    _ = await session.evaluate("load Counter.swift")
    #expect(session.watchedFiles.isEmpty)
    _ = await session.evaluate("watch")
    #expect(session.watchedFiles.map(\.line) == ["load Counter.swift"])
    _ = await session.evaluate("watch off")
    #expect(session.watchedFiles.isEmpty)
  }

  @Test("A saved file differs from what was loaded until it is loaded again")
  func save() async throws {
    let session = session()
    _ = await session.evaluate("load Counter.swift")
    _ = await session.evaluate("watch")
    var watched = try #require(session.watchedFiles.first)
    #expect(watched.current == watched.seen)

    files.put("/Counter.swift", Array("import Testing".utf8))
    watched = try #require(session.watchedFiles.first)
    #expect(watched.current != watched.seen)

    _ = await session.evaluate("load Counter.swift")
    watched = try #require(session.watchedFiles.first)
    #expect(watched.current == watched.seen)
  }

  @Test("A file that is saved while it is being loaded is loaded again")
  func saveDuringLoad() async throws {
    let session = session { $0.put("/Counter.swift", Array("import Testing".utf8)) }
    _ = await session.evaluate("load Counter.swift")
    _ = await session.evaluate("watch")
    let watched = try #require(session.watchedFiles.first)
    #expect(watched.current != watched.seen)
  }
}
