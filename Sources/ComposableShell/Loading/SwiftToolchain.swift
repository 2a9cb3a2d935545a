import ShellCore

/// The Swift compiler in PATH, with a temporary folder.
final class SwiftToolchain: Toolchain {
  let build: BuildFolder
  let scratch: String
  private let compiler: String
  /// The arguments that choose a linker.
  private let linker: [String]
  /// The time after which the compiler is stopped.
  private let limit: Duration
  /// The results of earlier sessions.
  private let cache: CompilationCache?
  private let progress: LoadProgress?
  /// Whether the folder is that of the supervised session, which outlives the process.
  private let keepsScratch = Supervision.isWorker

  /// - Throws: `LoadFailure` if the modules or the compiler are missing, or the temporary folder cannot be created.
  init(
    build: BuildFolder, path: String?, limit: Duration = .seconds(600), cacheFolder: String? = nil,
    progress: LoadProgress? = nil
  ) throws {
    guard FileManager.default.fileExists(atPath: build.modules) else {
      throw LoadFailure(
        "loading files needs the build folder of this shell: \(build.modules) does not exist")
    }
    guard let compiler = ChildProcess.findExecutable("swiftc", in: path) else {
      throw LoadFailure("loading files needs `swiftc`, which is not in PATH")
    }
    self.build = build
    self.compiler = compiler
    linker = Self.linker(of: compiler)
    self.limit = limit
    self.progress = progress
    cache = cacheFolder.flatMap {
      CompilationCache(
        folder: $0, tools: [CurrentProgram.path, compiler, build.macroTool])
    }
    scratch = try Self.makeScratch()
    Self.provideModules(for: build)
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> Bool {
    let path = "\(scratch)/\(name)"
    if FileManager.default.contents(atPath: path) == Data(text.utf8) { return false }
    do {
      let last = Self.modificationDate(of: path)
      try FileManager.default.createDirectory(
        at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      guard let last else { return true }
      // The compiler compares the times of files in whole seconds.
      try FileManager.default.setAttributes(
        [.modificationDate: max(Date(), last.addingTimeInterval(1))], ofItemAtPath: path)
      return false
    } catch {
      throw LoadFailure("\(path) cannot be written")
    }
  }

  private static func modificationDate(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  func compile(_ job: CompilerJob, in folder: String) async throws -> CompilerReport {
    var arguments = job.arguments(build, scratch: scratch)
    if job.makesLibrary { arguments += linker }
    if job.product.checkedFiles != nil { arguments += Self.macros(of: compiler) }
    let past =
      keepsScratch && job.makesLibrary && job.unitsBeneath.isEmpty
      ? PastCompilation(arguments, in: folder, library: job.library) : nil
    if let past, past.isCurrent { return CompilerReport(isSuccess: true, text: "") }
    let known = cache == nil ? nil : cachedRun(of: job, arguments, in: folder)
    if let known, let report = cache?.restore(known) {
      if report.isSuccess, job.makesLibrary { past?.keep() }
      return report
    }
    let report = try await compile(job, arguments, in: folder)
    if report.isSuccess, job.makesLibrary { past?.keep() }
    if let known { cache?.keep(report, of: known) }
    return report
  }

  private func compile(
    _ job: CompilerJob, _ arguments: [String], in folder: String
  ) async throws -> CompilerReport {
    let report =
      if let progress {
        try await progress.telling(job) {
          try await run(arguments, in: folder)
        }
      } else {
        try await run(arguments, in: folder)
      }
    guard report.isSuccess, job.makesLibrary else { return report }
    let output = job.output(scratch)
    guard output == job.library || rename(output, job.library) == 0 else {
      throw LoadFailure("\(job.library) cannot be written")
    }
    return report
  }

  /// The run of a job, as other sessions describe it; `nil` if it depends on a library that only this session has.
  private func cachedRun(
    of job: CompilerJob, _ arguments: [String], in folder: String
  ) -> CompilationCache.Run? {
    guard job.against == nil else { return nil }
    let written = arguments.map {
      $0.replacing(job.library, with: "<library>").replacing(scratch, with: "<scratch>")
    }
    let sources = job.sources.map { source -> String in
      let text = FileManager.default.contents(atPath: "\(folder)/\(source)") ?? Data()
      return "\(source) \(text.count)\n" + String(decoding: text, as: UTF8.self)
    }
    let description = (written + sources).joined(separator: "\n")
    return CompilationCache.Run(description: description, outputs: job.outputs(scratch))
  }

  /// Runs the compiler with arguments, and stops it if it takes too long.
  func run(_ arguments: [String], in folder: String) async throws -> CompilerReport {
    // A compiler that is killed leaves its temporary files behind.
    let process = ChildProcess(
      compiler, arguments + TemporaryFolder.compilerOptions, in: folder, temporaryFolder: scratch,
      endsWithThisProcess: true)
    return try await withThrowingTaskGroup(of: CompilerReport.self) { [limit] group in
      group.addTask {
        let result = try await process.run()
        let text = result.text.replacing(CompilerJob.workingFolder, with: "")
        return CompilerReport(isSuccess: result.status == 0, text: text)
      }
      group.addTask {
        try await Task.sleep(for: limit)
        throw LoadFailure(
          "the compiler did not finish within \(limit.formatted(.units(width: .wide))), so it was stopped; divide the longest expressions, usually a view's body, into smaller ones"
        )
      }
      defer { group.cancelAll() }
      return try await group.next() ?? CompilerReport(isSuccess: false, text: "")
    }
  }

  /// The linker that comes with the compiler takes half the time of the system's, which is the default.
  static func linker(of compiler: String) -> [String] {
    let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    let path = folder.appending(path: "ld.lld").path
    return FileManager.default.isExecutableFile(atPath: path) ? ["-use-ld=lld"] : []
  }

  /// The arguments with which the driver lets the compiler find the macros of the standard library.
  private static func macros(of compiler: String) -> [String] {
    let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lib/swift/host").path
    return [
      "-in-process-plugin-server-path", "\(folder)/libSwiftInProcPluginServer.so",
      "-plugin-path", "\(folder)/plugins",
    ]
  }

  var moduleNames: Set<String>? { ModuleNames(compiler: compiler, build: build).all }

  func open(_ job: CompilerJob) throws -> any CodeLibrary {
    try OpenLibrary(job.library, of: job.module)
  }

  func removeScratch() {
    if !keepsScratch { try? FileManager.default.removeItem(atPath: scratch) }
  }

  /// Writes the files of the ``ProvidedModules`` that are missing or out of date. The others stay untouched, because the
  /// compiler compiles a module again if its file is newer.
  ///
  /// If the build folder cannot be written, the compiler reports the provided modules as missing.
  static func provideModules(for build: BuildFolder) {
    let folder = build.providedModules
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in ProvidedModules.files(build) {
      let path = "\(folder)/\(name)"
      guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { continue }
      try? text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  static let scratchPrefix = "tca-"

  private static func makeScratch() throws -> String {
    if let folder = Supervision.scratch { return try created(folder) }
    let temporary = TemporaryFolder.path
    Leftovers.remove(in: temporary, prefix: scratchPrefix)
    let folder = try created("\(temporary)/\(Leftovers.name(prefix: scratchPrefix))")
    if Supervision.isWorker { Supervision.scratch = folder }
    return folder
  }

  private static func created(_ folder: String) throws -> String {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw LoadFailure("cannot create a folder in \(TemporaryFolder.path)")
    }
    return folder
  }
}

/// A library that an earlier worker of the same session has compiled.
private struct PastCompilation {
  /// The arguments, and the contents of the source files.
  private let key: String
  private let library: String

  init(_ arguments: [String], in folder: String, library: String) {
    self.library = library
    let sources = arguments.filter { $0.hasSuffix(".swift") }.map { source in
      let path = source.hasPrefix("/") ? source : "\(folder)/\(source)"
      return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
    key = (arguments + [folder] + sources).joined(separator: "\0")
  }

  private var keyFile: String { "\(library).key" }

  /// Whether the library is the result of the same compilation.
  var isCurrent: Bool {
    (try? String(contentsOfFile: keyFile, encoding: .utf8)) == key
      && FileManager.default.fileExists(atPath: library)
  }

  func keep() { try? key.write(toFile: keyFile, atomically: true, encoding: .utf8) }
}

extension CodeLoader {
  /// The loader of this program.
  static let compiling = CodeLoader {
    try SwiftToolchain(
      build: .ofThisProgram, path: ProcessInfo.processInfo.environment["PATH"])
  }

  /// The loader of this program, with the results of earlier sessions.
  static let caching = caching(nil)

  /// The loader of this program, which tells what a long load is doing.
  static func caching(_ display: LoadProgress.Display?) -> CodeLoader {
    CodeLoader {
      try SwiftToolchain(
        build: .ofThisProgram, path: ProcessInfo.processInfo.environment["PATH"],
        cacheFolder: UserFolder.cache.path(of: "compiled"),
        progress: display.map { LoadProgress($0) })
    }
  }
}

extension BuildFolder {
  /// The folder that contains this program.
  static var ofThisProgram: BuildFolder {
    let program = URL(filePath: CurrentProgram.path)
    return BuildFolder(path: program.deletingLastPathComponent().path)
  }
}
