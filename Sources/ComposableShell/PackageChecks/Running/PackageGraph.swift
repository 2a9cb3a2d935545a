import SourceLoading

/// The package that is tested, and those that it names by path.
///
/// All targets of a build have different names, so that the targets of these packages are one graph.
struct PackageGraph {
  /// The first one is tested.
  let parts: [PackageFiles]
  /// The targets of all of them, without the tests of the others. A product of one of them is the targets that it contains.
  let manifest: PackageManifest

  init(_ parts: [PackageFiles]) {
    self.parts = parts
    let others = parts.dropFirst().map(\.manifest)
    let products = Dictionary(
      others.flatMap(\.products).map { ($0.name, $0.targets) }, uniquingKeysWith: +)
    var manifest = parts[0].manifest
    manifest.targets += others.flatMap(\.targets).filter { !$0.isTest }
    for index in manifest.targets.indices {
      let needed = manifest.targets[index].products.flatMap { products[$0] ?? [] }
      manifest.targets[index].dependencies += needed
    }
    self.manifest = manifest
  }

  /// What the targets need on Linux, and what they get there.
  func survey() -> PackageSurvey {
    let names = Set(manifest.targets.map(\.name))
    let targets = parts.flatMap { part in
      part.manifest.targets.filter { names.contains($0.name) }.map { ($0, part.texts(of: $0)) }
    }
    let declared = Set(
      targets.flatMap(\.1).flatMap { SourceOutline($0.text).declarations }.map(\.name))
    var survey = PackageSurvey()
    for (target, texts) in targets { survey.read(texts, of: target, declared: declared) }
    return survey
  }

  /// The folders of the targets, by name, as the compiler sees them.
  func folders(in copy: PackageCopy) -> [String: String] {
    let folders = parts.flatMap { part in
      part.manifest.targets.map { ($0.name, "\(copy.base)\(part.package)/\(part.folder(of: $0))") }
    }
    return Dictionary(folders) { first, _ in first }
  }

  /// The number of tests in what was left out: targets, and files of others.
  func tests(in leftOut: [TargetSelection.LeftOut]) -> Int {
    let targets = Set(leftOut.filter { $0.file == nil }.map(\.target))
    let files = Set(leftOut.compactMap(\.file))
    return parts[0].manifest.targets.flatMap { target in
      parts[0].texts(of: target).filter { targets.contains(target.name) || files.contains($0.path) }
    }.reduce(0) { $0 + TestCount.tests(in: $1.text) }
  }

  /// What a report says about a selection: the targets of the package that is tested, and those of the others that are the reason.
  func leftOut(
    _ selection: TargetSelection, _ survey: PackageSurvey
  ) -> [TargetSelection.LeftOut] {
    let reasons = Dictionary(uniqueKeysWithValues: selection.leftOut.map { ($0.target, $0.reason) })
    var shown: Set<String> = []
    var pending = parts[0].manifest.targets.map(\.name)
    while let name = pending.popLast() {
      guard let reason = reasons[name], shown.insert(name).inserted else { continue }
      pending.append(String(reason.trimmingPrefix(TargetSelection.dependency)))
    }
    return selection.leftOut.filter { shown.contains($0.target) }
      + survey.files.filter { selection.kept.contains($0.target) }
  }
}
