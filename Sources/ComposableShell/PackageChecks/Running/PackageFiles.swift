import Foundation
import SourceLoading

/// The sources of a package's targets.
struct PackageFiles {
  let package: String
  let manifest: PackageManifest

  /// The folder of a target relative to the package, by the rules of SwiftPM.
  func folder(of target: PackageManifest.Target) -> String {
    if let path = target.path { return path == "." ? "" : path }
    let places = target.isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    let found = places.first { exists("\($0)/\(target.name)") }
    return "\(found ?? places[0])/\(target.name)"
  }

  /// Why targets cannot be built on Linux, by name.
  func obstacles() -> [String: String] {
    let declared = Set(
      manifest.targets.flatMap { texts(of: $0) }.flatMap { SourceOutline($0.text).declarations }
        .map(\.name))
    var obstacles: [String: String] = [:]
    for target in manifest.targets {
      for (path, text) in texts(of: target) {
        guard let need = DeviceNeeds.first(in: text, declared: declared) else { continue }
        obstacles[target.name] = "needs \(need.name) (\(path):\(need.line))"
        break
      }
    }
    return obstacles
  }

  /// What the targets get on Linux.
  func additions() -> TargetAdditions {
    var additions = TargetAdditions()
    for target in manifest.targets {
      for (_, text) in texts(of: target) { additions.read(text, of: target) }
    }
    return additions
  }

  /// The number of tests in the sources of some targets.
  func tests(in names: Set<String>) -> Int {
    manifest.targets.filter { names.contains($0.name) }.flatMap { texts(of: $0) }
      .reduce(0) { $0 + TestCount.tests(in: $1.text) }
  }

  /// The Swift files of a target, by their paths relative to the package, in alphabetical order.
  private func texts(of target: PackageManifest.Target) -> [(path: String, text: String)] {
    let folder = folder(of: target)
    let root = folder.isEmpty ? package : "\(package)/\(folder)"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8) else {
        return nil
      }
      return (folder.isEmpty ? name : "\(folder)/\(name)", text)
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(package)/\(path)")
  }
}
