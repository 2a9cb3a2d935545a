import Foundation

/// The repositories that SwiftPM finds in place of the architecture's and its companions': one with the sources of this project, and a small
/// one for each companion.
struct EngineRepositories {
  /// The folder of the repositories. Its name is that of their contents, because SwiftPM expects that a version never changes.
  let folder: String
  /// The `git` in PATH.
  private let git: String

  /// Creates the repositories, unless they exist.
  ///
  /// - Parameters:
  ///   - checkout: The folder with the sources of this project.
  ///   - base: The folder to create them in.
  static func make(from checkout: String, in base: String, git: String) async throws -> Self {
    let new = Self(folder: "\(base)/new-\(getpid())", git: git)
    defer { try? FileManager.default.removeItem(atPath: new.folder) }
    let served = ServedPackage.architecture
    let place = new.place(of: served)
    try? FileManager.default.removeItem(atPath: new.folder)
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in ["Package.swift", "Plugins", "Sources"] {
      try FileManager.default.copyItem(atPath: "\(checkout)/\(name)", toPath: "\(place)/\(name)")
    }
    // A package that names the folder of this project gets all of it.
    let parts = try ["Package.swift", "Sources/Companions/LibrariesOnly.swift"].map {
      try String(contentsOfFile: "\(place)/\($0)", encoding: .utf8)
    }
    let modules = FrameworkModules.names.keys.sorted()
    try (parts[0] + "\nlet frameworkModules = \(modules)\n" + parts[1])
      .write(toFile: "\(place)/Package.swift", atomically: false, encoding: .utf8)
    for module in modules {
      let map = "\(place)/Sources/Companions/\(module)Names/module.modulemap"
      try new.write("module \(module)Names {}\n", to: map)
    }
    let version = try await new.commit(served)
    for companion in ServedPackage.companions {
      for (name, text) in companion.files {
        try new.write(text, to: "\(new.place(of: companion))/\(name)")
      }
      _ = try await new.commit(companion)
    }
    let final = Self(folder: "\(base)/\(version.prefix(16))", git: git)
    if !FileManager.default.fileExists(atPath: final.folder) {
      try FileManager.default.moveItem(atPath: new.folder, toPath: final.folder)
    }
    return final
  }

  /// Adds the tags that a package requires.
  func add(_ tags: [String: [String]]) async throws {
    for served in ServedPackage.all {
      guard let tags = tags[served.identity] else { continue }
      try await tag(served, with: tags)
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  private func place(of served: ServedPackage) -> String { "\(folder)/\(served.identity)" }

  /// Commits the files of a repository. The same files have the same commit.
  ///
  /// - Returns: The commit.
  private func commit(_ served: ServedPackage) async throws -> String {
    try await runGit(["init", "--quiet", "--initial-branch", "main"], served)
    try await runGit(["add", "--all", "--force"], served)
    let author = [
      "-c", "user.name=composable-shell", "-c", "user.email=composable-shell@localhost",
    ]
    try await runGit(
      author + ["-c", "commit.gpgsign=false", "commit", "--quiet", "--message", "Sources"], served)
    try await tag(served, with: served.generalTags)
    return try await runGit(["rev-parse", "HEAD"], served)
  }

  private func tag(_ served: ServedPackage, with tags: [String]) async throws {
    let commit = try await runGit(["rev-parse", "HEAD"], served)
    let file = "\(place(of: served))/.git/packed-refs"
    let old = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let known = old.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    let new = tags.map { "\(commit) refs/tags/\($0)" }
    let lines = Set(known + new).sorted { $0.drop { $0 != " " } < $1.drop { $0 != " " } }
    let text = "# pack-refs with: peeled fully-peeled sorted \n\(lines.joined(separator: "\n"))\n"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  @discardableResult
  private func runGit(_ arguments: [String], _ served: ServedPackage) async throws -> String {
    let date = "2000-01-01T00:00:00Z"
    let environment = ["GIT_AUTHOR_DATE=\(date)", "GIT_COMMITTER_DATE=\(date)"]
    let result = try await ChildProcess(
      "/usr/bin/env", environment + [git] + arguments, in: place(of: served)
    ).run()
    guard result.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    return result.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
