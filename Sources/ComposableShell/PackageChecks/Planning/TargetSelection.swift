/// Which targets of a package are built, and why the others are not.
struct TargetSelection: Equatable, Sendable {
  struct LeftOut: Equatable, Sendable {
    let target: String
    let isTest: Bool
    /// `needs UIKit (Sources/App/AppView.swift:3)`, or `depends on App`
    let reason: String
    /// The only file of the target that is left out, relative to the package; `nil` for all of them.
    var file: String?
  }

  /// The test targets, in the order of the manifest.
  private(set) var tests: [String] = []
  /// The test targets and everything of the package that they need.
  private(set) var kept: Set<String> = []
  private(set) var leftOut: [LeftOut] = []
  /// The targets that could be built, but that no test needs.
  private(set) var unused: [String] = []

  /// The beginning of the reason of a target that depends on another one.
  static let dependency = "depends on "

  /// - Parameters:
  ///   - obstacles: Why targets cannot be built, by name.
  init(_ manifest: PackageManifest, obstacles: [String: String]) {
    let targets = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
    var reasons = obstacles.filter { targets[$0.key] != nil }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for target in manifest.targets where reasons[target.name] == nil {
        guard let cause = target.dependencies.first(where: { reasons[$0] != nil }) else { continue }
        reasons[target.name] = Self.dependency + cause
        hasChanged = true
      }
    }
    tests = manifest.targets.filter { $0.isTest && reasons[$0.name] == nil }.map(\.name)
    var pending = tests
    while let name = pending.popLast() {
      guard let target = targets[name], kept.insert(name).inserted else { continue }
      pending += target.dependencies
    }
    leftOut = manifest.targets.compactMap { target in
      reasons[target.name].map {
        LeftOut(target: target.name, isTest: target.isTest, reason: $0)
      }
    }
    unused = manifest.targets.map(\.name).filter { !kept.contains($0) && reasons[$0] == nil }
  }
}

extension PackageManifest {
  /// The text of a manifest without the targets that are not built, without the products that contain one, and with additions.
  func text(
    _ original: String, keeping kept: Set<String>, adding additions: TargetAdditions = .init(),
    without files: [(target: String, path: String)] = []
  ) -> String {
    let targets = self.targets.map(\.name).filter { !kept.contains($0) }
    let products = self.products.filter { !$0.targets.allSatisfy(kept.contains) }.map(\.name)
    let statements =
      [
        "package.targets.removeAll { \(Self.list(targets)).contains($0.name) }",
        "package.products.removeAll { \(Self.list(products)).contains($0.name) }",
      ]
      + files.filter { kept.contains($0.target) }.map { target, path in
        "package.targets.first { $0.name == \"\(target)\" }?.exclude.append(\"\(path)\")"
      } + NeededDependencies(self, keeping: kept).statements
      + additions.statements(for: self, keeping: kept)
    return "\(original)\n\n\(statements.joined(separator: "\n"))\n"
  }

  private static func list(_ names: [String]) -> String {
    // An empty list of literals has no type.
    "([\(names.map { "\"\($0)\"" }.joined(separator: ", "))] as [String])"
  }
}
