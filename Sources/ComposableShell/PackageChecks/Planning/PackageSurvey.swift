import SourceLoading

/// What the sources of a package say about its targets.
struct PackageSurvey: Equatable, Sendable {
  /// Why targets cannot be built on Linux, by name: `needs GameKit (Sources/App/Scores.swift:3)`.
  private(set) var obstacles: [String: String] = [:]
  /// What the targets get on Linux.
  private(set) var additions = TargetAdditions()
  /// Files of test targets that are left out, so that the other tests of their targets run.
  private(set) var files: [TargetSelection.LeftOut] = []

  /// Reads the files of a target.
  ///
  /// - Parameter declared: The types that the package declares itself.
  mutating func read(
    _ texts: [(path: String, text: String)], of target: PackageManifest.Target,
    declared: Set<String>
  ) {
    var needs: [(path: String, use: DeviceUses.Use)] = []
    for (path, text) in texts {
      let uses = DeviceUses(text, declared: declared)
      if let need = uses.need { needs.append((path, need)) }
      if uses.need == nil || !target.isTest { additions.read(text, uses.provided, of: target) }
    }
    guard let first = needs.first else { return }
    guard target.isTest, needs.count < texts.count else {
      obstacles[target.name] = "needs \(first.use.name) (\(first.path):\(first.use.line))"
      return
    }
    files += needs.map { path, use in
      TargetSelection.LeftOut(
        target: target.name, isTest: true, reason: "needs \(use.name) (line \(use.line))",
        file: path)
    }
  }

  /// Why a target whose build has failed with an error is left out; `nil` if the package may be the cause.
  ///
  /// Without the files that are left out, or with less than all of a framework, a correct target can fail.
  func reason(
    ofFailed target: String, _ error: String, in manifest: PackageManifest
  ) -> String? {
    if let file = files.first(where: { $0.target == target }) {
      return "does not compile without \(file.file ?? "a file"), which \(file.reason)"
    }
    var (pending, visited) = ([target], Set<String>())
    while let name = pending.popLast() {
      guard visited.insert(name).inserted else { continue }
      if let framework = additions.frameworks(of: name).first {
        return "uses \(framework), of which only a part exists here: \(error)"
      }
      pending += manifest.targets.filter { $0.name == name }.flatMap(\.dependencies)
    }
    return nil
  }
}
