/// The features that a session can load, and the files that it can access.
@MainActor
package final class Workspace {
  package let catalog: FeatureCatalog
  /// The Swift files of the features that are built in.
  package var sources: [(name: String, text: String)] = []
  /// The files that the session knows. What a line names is opened through ``lineFiles``.
  var files: any FileSystem { store }
  /// The files for ``LineFiles``, and for no one else.
  private(set) var store: any WritableFileSystem
  /// The folder that paths are relative to; `nil` for the program's own.
  var folder: String?
  /// The home folder, for paths that begin with `~`.
  package var home: String?
  /// The folder that contains the program's own `Scenarios`, which `replay` finds from any folder; `nil` if there are none.
  package var library: String?
  /// Compiles Swift files; `nil` if this shell cannot load files.
  package var loader: CodeLoader?
  /// The scenario files that are being replayed.
  var replaying = ReplayStack()
  /// What the lines of scenarios may do; initially everything.
  package var permissions = ScenarioPermissions()
  /// Whether a line that somebody types searches for a limited time; initially not, so that its output is the same on every machine.
  package var limitsSearchTime = false

  init(catalog: FeatureCatalog, files: any WritableFileSystem, folder: String?) {
    self.catalog = catalog
    store = files
    self.folder = folder
  }

  /// Uses other files from now on, as if another file system was mounted.
  func use(_ files: any WritableFileSystem) { store = files }

  /// The files that the running line can name.
  var lineFiles: LineFiles { LineFiles(workspace: self) }

  /// Becomes the workspace of a session in which something is tried: it may do what the line may that is running in another one.
  func adopt(_ other: Workspace) {
    (store, loader, home, library) = (other.store, other.loader, other.home, other.library)
    permissions = other.permissions
    permissions.playsScenario = other.isInScenario
    replaying.outerFolders = other.isInScenario ? [other.lineFiles.readableFolder] : []
  }
}

extension Workspace {
  /// The feature of a Swift file, as the file is now, and what was left out.
  ///
  /// - Parameters:
  ///   - isAnew: Whether it is compiled again even if it has not changed.
  ///   - snapshot: The sources as they were when the line ran before; `nil` reads them.
  ///   - interruption: Stops the compiler.
  ///   - keep: Called with the sources before they are compiled.
  ///   - willStart: Called with what was left out, before the feature is created.
  func contents(
    of argument: FileArgument, isAnew: Bool, from snapshot: FeatureSources?,
    until interruption: Interruption, keep: (FeatureSources) -> Void,
    willStart: @escaping @MainActor @Sendable ([String]) -> Void
  ) async throws -> FileContents {
    let (folder, home, files) = (argument.folder ?? folder, home, files)
    try lineFiles.checkTrust(argument)
    let loader = try requireLoader()
    func read() throws(LoadFailure) -> FeatureSources {
      if let snapshot { return snapshot }
      return try FeatureSources(argument, in: folder, home: home, files: files)
    }
    do {
      let file = try read(), toolchain = try makeToolchain(of: loader)
      keep(file)
      defer { toolchain.removeScratch() }
      let key = FeatureCache.Key(
        folder: folder ?? ".", sources: file.sources, line: argument.line)
      let module = file.moduleName(
        loader.cache.moduleNumber(
          of: argument.paths, in: folder ?? ".", named: file.moduleName(0)))
      return try await interruption.stopping {
        try await loader.cache.contents(
          key, isAnew: isAnew, isCurrent: { (try? read()) == file }
        ) {
          try await FileLoading(
            file: file, argument: argument, module: module, toolchain: toolchain,
            cache: loader.cache, isAnew: isAnew,
            neighbors: NeighboringFiles(
              of: argument.paths, in: folder, home: home, files: files),
            folderPath: { self.folderPath(for: $0) }
          ).contents(willStart: willStart)
        }
      }
    } catch let failure as LoadFailure {
      throw InputError(
        .notLoadable, failure.text, in: argument.line, at: argument.pathOffset,
        hint: failure.hint ?? folderHint(for: argument) ?? "expected the path of a Swift file",
        suggestion: argument.paths.lazy.compactMap { self.nearestFile(to: $0) }.first)
    } catch is CancellationError {
      throw InputError(.notLoadable, "compilation was stopped; nothing was loaded")
    }
  }

  /// What to type if a path is that of a folder and a second path, which were read as one path with a space.
  private func folderHint(for argument: FileArgument) -> String? {
    let (folder, home) = (argument.folder ?? folder, home)
    for path in argument.paths where path.contains(" ") {
      let first = String(path.prefix { $0 != " " })
      let rest = path.dropFirst(first.count)
      if files.isFolder(SwiftFile.path(first, in: folder, home: home)) {
        return "a folder that another path follows ends in a slash: \(first)/\(rest)"
      }
    }
    return nil
  }

  /// What to type for the folder with a name: a path with a slash, which distinguishes it from a feature. `nil` if there is no such
  /// folder.
  func folderPath(for name: String) -> String? {
    guard !name.contains("/"), files.isFolder(SwiftFile.path(name, in: folder, home: home)) else {
      return nil
    }
    return "./\(name)"
  }

  /// The path of the file or folder whose name resembles that of one that does not exist.
  func nearestFile(to path: String) -> String? {
    let full = SwiftFile.path(path, in: folder, home: home)
    guard files.info(full) == nil else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last.map(String.init), !name.isEmpty else { return nil }
    let prefix = String(path.dropLast(name.count))
    let parent = SwiftFile.path(prefix.isEmpty ? "." : prefix, in: folder, home: home)
    let names = ((try? files.list(parent)) ?? []).filter { entry in
      entry.hasSuffix(".swift") == name.hasSuffix(".swift") && !entry.hasPrefix(".")
    }
    // Names are compared without their common ending, which would make any two short ones similar.
    let ending = name.hasSuffix(".swift") ? ".swift" : ""
    let stem = String(name.dropLast(ending.count))
    // A link that leads out of the only folder that is read has a name in it.
    return NearestName.to(
      stem, in: names.map { String($0.dropLast(ending.count)) }.filter { $0 != stem }
    )
    .map { prefix + $0 + ending }
  }

  func requireLoader() throws -> CodeLoader {
    guard let loader else { throw InputError(.notLoadable, "this shell cannot load files") }
    return loader
  }

  /// A failure to find a compiler is not a mistake in the line, so the error does not show the line.
  func makeToolchain(of loader: CodeLoader) throws -> any Toolchain {
    do {
      return try loader.makeToolchain()
    } catch let failure as LoadFailure {
      throw InputError(.notLoadable, failure.text)
    }
  }
}

extension Interruption {
  /// The result of an operation that Ctrl-C cancels.
  @MainActor
  func stopping<R>(_ body: @escaping @MainActor () async throws -> R) async throws -> R {
    var result: Result<R, any Error> = .failure(CancellationError())
    await cancelling {
      guard !self.wasRequested else { return }
      do { result = .success(try await body()) } catch { result = .failure(error) }
    }
    let value = try result.get()
    // A request from now on stops what follows.
    _ = check()
    return value
  }
}
