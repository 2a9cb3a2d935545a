import SwiftReading

/// What the targets of a package get on Linux, where some modules have another place than on Apple platforms.
struct TargetAdditions: Equatable, Sendable {
  /// The targets that import SwiftUI or Combine, which this project provides, and that do not depend on the architecture.
  private(set) var architecture: Set<String> = []
  /// The targets that use what Foundation has on Apple platforms, and FoundationNetworking on Linux.
  private(set) var networking: Set<String> = []
  /// The frameworks of Apple that targets import and this project provides, by target.
  private var frameworks: [String: Set<String>] = [:]
  /// The test targets, which an issue that a feature reports does not fail on Linux unless they name the support for it.
  private(set) var tests: Set<String> = []

  init() {}

  /// Notes what a file of a target needs.
  ///
  /// - Parameter provided: The frameworks that it uses and that this project provides.
  mutating func read(
    _ text: String, _ provided: Set<String> = [], of target: PackageManifest.Target
  ) {
    if !provided.isEmpty { frameworks[target.name, default: []].formUnion(provided) }
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

  /// The frameworks that a target uses, in alphabetical order.
  func frameworks(of target: String) -> [String] { (frameworks[target] ?? []).sorted() }

  /// Whether targets may get a product of a package that they do not name.
  static func canNeed(_ dependency: PackageManifest.Dependency) -> Bool {
    dependency.url.flatMap(ServedPackage.init(url:)) != nil
      || supportNames.contains(dependency.identity)
  }

  private static let testSupport = "IssueReportingTestSupport"
  /// The package of the support, whose repository had the second name before.
  private static let supportNames = ["xctest-dynamic-overlay", "swift-issue-reporting"]

  /// Modules that are found only by targets that depend on the architecture.
  private static let providedModules: Set = [
    "SwiftUI", "Combine", FrameworkModules.foundationsOwn,
  ]

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
    var products = [served.products[0]: architecture]
    for (module, names) in FrameworkModules.names {
      products[module] = kept.sorted().filter { target in
        names.contains { frameworks[target]?.contains($0) ?? false }
      }
    }
    products = products.filter { !$0.value.isEmpty }
    var statements = products.sorted { $0.key < $1.key }.map { product, targets in
      loop(
        targets,
        "dependencies.append(.product(name: \"\(product)\", package: \"\(served.identity)\"))")
    }
    if !products.isEmpty,
      !manifest.dependencies.contains(where: { $0.identity == served.identity })
    {
      statements.insert(
        "package.dependencies.append(.package(url: \"\(served.urls[0])\", from: \"1.0.0\"))", at: 0)
    }
    statements += importing("FoundationNetworking", into: networking)
    // Each file that imports SwiftUI sees UIKit.
    statements += importing("StubUIKit", into: products["StubUIKit"] ?? [])
    return statements + testStatements(for: manifest, keeping: kept)
  }

  private func importing(_ module: String, into targets: [String]) -> [String] {
    let flags = ["-Xfrontend", "-import-module", "-Xfrontend", module]
    let settings = "swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(\(flags))]"
    return targets.isEmpty ? [] : [loop(targets, settings)]
  }

  private func testStatements(
    for manifest: PackageManifest, keeping kept: Set<String>
  ) -> [String] {
    let tests = tests.intersection(kept).sorted()
    let usesArchitecture =
      !architecture.isEmpty || !frameworks.isEmpty
      || manifest.dependencies.contains { $0.url.flatMap(ServedPackage.init) != nil }
    guard !tests.isEmpty, usesArchitecture else { return [] }
    let known = manifest.dependencies.map(\.identity).first(where: Self.supportNames.contains)
    let package = known ?? Self.supportNames[0]
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
