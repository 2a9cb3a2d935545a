import ArgumentParser
import ShellCore

/// `tca ci [PACKAGE]`: builds and runs the tests of a package that depends on the Composable Architecture.
struct CICommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ci",
    abstract: "Run the tests of a package that uses the Composable Architecture.",
    discussion: """
      The package is built with this program's architecture in place of the original packages, and is not changed. \
      Targets that need frameworks of Apple's devices that it does not have are left out, with the reason. The exit \
      status is 0 if tests were run and all passed, 1 if a test or a target failed, and 2 if nothing was run.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit
  }

  @ArgumentParser.Argument(help: "The folder of the package.", completion: .directory)
  var package = "."

  @Option(help: "The format of the report on standard output.")
  var format = Format.text

  @Option(help: "Also write the report in the format of JUnit to a file.", completion: .file())
  var junit: String?

  @Option(help: "Also write the report as JSON to a file.", completion: .file())
  var json: String?

  @Option(
    help: "The folder for what is built; by default in the user's cache.", completion: .directory)
  var scratchPath: String?

  @Option(help: "The folder of composable-shell; by default where this program was built.")
  var shell: String?

  @Flag(help: "Print the output of SwiftPM and of the tests to standard error.")
  var verbose = false

  func run() async throws {
    let report = try await report()
    let text =
      switch format {
      case .text: report.text
      case .json: report.json
      case .junit: report.junit
      }
    let shown = ControlEscapes.escaped(text)
    switch format {
    case .text: StandardOutput.printWrapped(shown, terminator: "")
    case .json, .junit: StandardOutput.print(shown, terminator: "")
    }
    for (path, text) in [(junit, report.junit), (json, report.json)] {
      guard let path else { continue }
      do {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw ValidationError("`\(path)` cannot be written")
      }
    }
    CurrentProgram.exit(report.status)
  }

  private func report() async throws -> PackageReport {
    let folder = LocalFileSystem().canonicalPath(package)
    var report = PackageReport(
      package: folder.split(separator: "/").last.map(String.init) ?? folder)
    do {
      return try await check(folder)
    } catch let problem as Obstacle {
      report.problems = [problem.problem]
      return report
    }
  }

  private func check(_ folder: String) async throws -> PackageReport {
    let path = ProcessInfo.processInfo.environment["PATH"]
    guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let hasProject = names.contains { $0.hasSuffix(".xcodeproj") }
      throw Obstacle(.noManifest(folder: package, hasProject: hasProject))
    }
    guard let swift = ChildProcess.findExecutable("swift", in: path),
      let git = ChildProcess.findExecutable("git", in: path)
    else { throw Obstacle(.noSwift) }
    guard let checkout = shell ?? Checkout.ofThisProgram,
      Checkout.isCheckout(checkout)
    else { throw Obstacle(.noEngine) }
    let work = try workFolder(for: folder)
    let tool = SwiftPackageTool(
      swift: swift, work: work, scratch: scratchPath.map(absolute) ?? "\(work)/build")
    let copy = PackageCopy(package: folder, base: "\(work)/package")
    var parts: [PackageFiles] = []
    for place in [folder] + copy.localPackages() {
      let inside = place.hasPrefix(folder + "/") ? place.dropFirst(folder.count + 1) : nil
      let prefix = place == folder ? "" : "\(inside ?? place.split(separator: "/").last ?? "")/"
      parts.append(
        PackageFiles(package: place, prefix: prefix, manifest: try await manifest(of: place, tool)))
    }
    let plan = MirrorPlan(parts.map(\.manifest))
    let repositories = try await EngineRepositories.make(
      from: checkout, in: "\(try workFolder(for: nil))/repositories", git: git)
    try await repositories.add(plan.tags)
    try tool.configure(repositories: repositories.folder)
    try copy.create()
    let check = PackageCheck(
      graph: PackageGraph(parts), tool: tool, copy: copy,
      progress: { write("\($0)...\n") }, output: { if verbose { write($0) } })
    return try await check.run(plan)
  }

  private func manifest(
    of folder: String, _ tool: SwiftPackageTool
  ) async throws -> PackageManifest {
    let dump = try await tool.dump(folder)
    guard dump.status == 0, let manifest = try? PackageManifest(json: Data(dump.text.utf8)) else {
      throw Obstacle(.unreadableManifest("`swift package dump-package` failed in \(folder)"))
    }
    return manifest
  }

  /// The folder of a package in the user's cache; `nil` for what all packages share.
  private func workFolder(for package: String?) throws -> String {
    guard let base = UserFolder.cache.path(of: "ci") else {
      throw ValidationError("There is no home folder: set XDG_CACHE_HOME.")
    }
    guard let package else { return base }
    let name = package.split(separator: "/").suffix(2).joined(separator: "-")
    return "\(base)/\(name)-\(String(FNV1a(package.utf8).value, radix: 36))"
  }

  private func absolute(_ path: String) -> String { LocalFileSystem().canonicalPath(path) }

  private func write(_ text: String) {
    Descriptors.writeAll(Array(ControlEscapes.escaped(text).utf8), to: STDERR_FILENO)
  }
}

/// A problem that ends a check before it has begun.
private struct Obstacle: Error {
  let problem: PackageProblem

  init(_ problem: PackageProblem) { self.problem = problem }
}
