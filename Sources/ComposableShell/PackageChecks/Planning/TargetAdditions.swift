import SwiftReading

/// What the targets of a package get on Linux, where some modules have another place than on Apple platforms.
struct TargetAdditions: Equatable, Sendable {
  /// The targets that import SwiftUI or Combine, which this project provides, and that do not depend on the architecture.
  private(set) var architecture: Set<String> = []
  /// The targets that use what Foundation has on Apple platforms, and FoundationNetworking on Linux.
  private(set) var networking: Set<String> = []
  /// The test targets, which an issue that a feature reports does not fail on Linux unless they name the support for it.
  private(set) var tests: Set<String> = []

  init() {}

  /// Notes what a file of a target needs.
  mutating func read(_ text: String, of target: PackageManifest.Target) {
    if target.isTest, !target.products.contains(Self.testSupport) { tests.insert(target.name) }
    let source = SourceText(text)
    let tokens = source.tokens.filter { $0.kind == .word }
    for (index, token) in tokens.enumerated() {
      let word = source[token]
      if Self.networkingNames.contains(word) { networking.insert(target.name) }
      if Self.providedModules.contains(word), index > 0, source[tokens[index - 1]] == "import",
        target.canDependOnArchitecture
      {
        architecture.insert(target.name)
      }
    }
  }

  private static let testSupport = "IssueReportingTestSupport"

  /// Modules that are found only by targets that depend on the architecture.
  private static let providedModules: Set = ["SwiftUI", "Combine"]

  private static let networkingNames: Set = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLCache",
    "URLCredential", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate",
    "URLSessionUploadTask", "URLSessionWebSocketTask", "urlSession",
  ]
}

extension PackageManifest.Target {
  /// A macro and a plugin run in the compiler, and a target that names the architecture depends on it already.
  fileprivate var canDependOnArchitecture: Bool {
    ["regular", "executable", "test"].contains(type)
      && !products.contains("ComposableArchitecture")
  }
}

extension TargetAdditions {
  /// The statements at the end of a manifest.
  ///
  /// - Parameter kept: The targets that are built.
  func statements(for manifest: PackageManifest, keeping kept: Set<String>) -> [String] {
    let served = ServedPackage.architecture
    let (architecture, networking) = (
      architecture.intersection(kept).sorted(), networking.intersection(kept).sorted()
    )
    var statements: [String] = []
    if !architecture.isEmpty {
      if !manifest.dependencies.contains(where: { $0.identity == served.identity }) {
        statements.append(
          "package.dependencies.append(.package(url: \"\(served.urls[0])\", from: \"1.0.0\"))")
      }
      statements.append(
        loop(
          architecture,
          "dependencies.append(.product(name: \"\(served.products[0])\", package: \"\(served.identity)\"))"
        ))
    }
    if !networking.isEmpty {
      let flags = ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"]
      statements.append(
        loop(networking, "swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(\(flags))]"))
    }
    return statements + testStatements(for: manifest, keeping: kept)
  }

  private func testStatements(
    for manifest: PackageManifest, keeping kept: Set<String>
  ) -> [String] {
    let tests = tests.intersection(kept).sorted()
    let usesArchitecture =
      !architecture.isEmpty
      || manifest.dependencies.contains { $0.url.flatMap(ServedPackage.init) != nil }
    guard !tests.isEmpty, usesArchitecture else { return [] }
    // Its repository had this name before.
    let names = ["xctest-dynamic-overlay", "swift-issue-reporting"]
    let known = manifest.dependencies.map(\.identity).first(where: names.contains)
    let package = known ?? names[0]
    let add =
      "package.dependencies.append(.package(url: \"https://github.com/pointfreeco/\(package)\", from: \"1.0.0\"))"
    return (known == nil ? [add] : []) + [
      loop(
        tests,
        "dependencies.append(.product(name: \"\(Self.testSupport)\", package: \"\(package)\"))")
    ]
  }

  private func loop(_ targets: [String], _ statement: String) -> String {
    "for target in package.targets where \(targets).contains(target.name) { target.\(statement) }"
  }
}
