import Foundation
import SourceLoading

/// The sources of a package's targets.
struct PackageFiles {
  let package: String
  /// The beginning of its paths in messages: empty for the package that is tested, and `../Model/` for another one.
  var prefix = ""
  let manifest: PackageManifest

  /// The folder of a target relative to the package, by the rules of SwiftPM.
  func folder(of target: PackageManifest.Target) -> String {
    if let path = target.path { return path == "." ? "" : path }
    let places = target.isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    let found = places.first { exists("\($0)/\(target.name)") }
    return "\(found ?? places[0])/\(target.name)"
  }

  /// The Swift files of a target, by their paths in messages, in alphabetical order.
  func texts(of target: PackageManifest.Target) -> [(path: String, text: String)] {
    let folder = folder(of: target)
    let root = folder.isEmpty ? package : "\(package)/\(folder)"
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      guard let text = try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8) else {
        return nil
      }
      return (prefix + (folder.isEmpty ? name : "\(folder)/\(name)"), text)
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(package)/\(path)")
  }
}
