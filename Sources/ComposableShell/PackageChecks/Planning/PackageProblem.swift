/// Why a package, or a part of it, cannot be tested: one sentence that says what is wrong, and one that says what to do.
enum PackageProblem: Equatable, Sendable {
  case noSwift
  case noEngine
  case noManifest(folder: String, hasProject: Bool)
  case unreadableManifest(String)
  case pinned(
    identity: String, PackageManifest.Dependency.Requirement, served: String)
  case unresolvable(String)
  case cannotBuild(target: String, errors: [String])
  case buildFailed(String)
  /// The sources of this project cannot be built.
  case ownFailure(String)
  case noTests(leftOut: Int)
  case crashed(test: String, signal: Int32)
  case noResults(library: String)

  var sentence: String {
    switch self {
    case .noSwift: "`swift` is not in PATH. Install Swift from https://swift.org/install."
    case .noEngine:
      "The sources of composable-shell were not found beside this program. Pass their folder with `--shell PATH`."
    case .noManifest(let folder, false):
      "\(folder) contains no Package.swift. Pass the folder of a package: `tca ci PATH`."
    case .noManifest(let folder, true):
      "\(folder) contains an Xcode project and no Package.swift. SwiftPM builds only packages: move the features and their tests into one, and pass its folder."
    case .unreadableManifest(let error):
      "Package.swift cannot be read: \(Self.sentence(error)) Make `swift package describe` work first."
    case .pinned(let identity, let requirement, let served):
      "\(identity) is pinned to \(requirement.text), but only versions \(served) and the branch main can be built here. Write `from:` with such a version in Package.swift."
    case .unresolvable(let error):
      "The dependencies cannot be resolved: \(Self.sentence(error)) Check the URLs and versions in Package.swift, and whether this machine can reach the servers."
    case .cannotBuild(let target, let errors):
      "The target \(target) cannot be built here. If it can be built for Apple platforms, Linux or composable-shell lacks what it uses: put that into `#if canImport(...)`, or into a target of its own.\(Self.list(errors))"
    case .buildFailed(let error):
      "The build failed: \(Self.sentence(error)) The complete output is printed with `--verbose`."
    case .ownFailure(let error):
      "The sources of composable-shell cannot be built: \(Self.sentence(error)) The package is not the cause. Report it, and use the last version of composable-shell that worked."
    case .noTests(0):
      "No test was run, because the package has no tests. Add a test target to Package.swift."
    case .noTests:
      "No test was run, because all test targets were left out. Move what needs a device into targets of its own."
    case .crashed(let test, let signal):
      "The tests ended with signal \(signal) while \(test) was running, so the tests after it were not run. Correct that test first."
    case .noResults(let library):
      "The tests of \(library) ended without a result. The complete output is printed with `--verbose`."
    }
  }

  /// The text of an error, with one full stop at its end.
  private static func sentence(_ error: String) -> String {
    error.hasSuffix(".") ? error : error + "."
  }

  /// Up to ten errors, one on each line.
  private static func list(_ errors: [String]) -> String {
    let others = errors.count - 10
    let rest = others > 0 ? ["and \(others) more"] : []
    return (errors.prefix(10) + rest).map { "\n  \($0)" }.joined()
  }

  /// A short name for programs that read the report.
  var code: String {
    switch self {
    case .noSwift: "no-swift"
    case .noEngine: "no-engine"
    case .noManifest: "no-manifest"
    case .unreadableManifest: "unreadable-manifest"
    case .pinned: "pinned-version"
    case .unresolvable: "unresolvable-dependency"
    case .cannotBuild: "cannot-build"
    case .buildFailed: "build-failed"
    case .ownFailure: "own-failure"
    case .noTests: "no-tests"
    case .crashed: "crashed"
    case .noResults: "no-results"
    }
  }
}

extension PackageManifest.Dependency.Requirement {
  fileprivate var text: String {
    switch self {
    case .range(let lower, let upper): "\(lower)..<\(upper)"
    case .exact(let version): "exactly \(version)"
    case .branch(let name): "the branch \(name)"
    case .revision(let revision): "the revision \(revision.prefix(10))"
    }
  }
}
