import FileAccess
import Foundation
import ScenarioFormat

/// The scenarios of the package: the source of valid lines and files.
struct Corpus: Sendable {
  /// The bytes of the scenarios by their paths, sorted.
  let scenarios: [(path: String, bytes: [UInt8])]
  /// The commands of all scenarios.
  let lines: [String]

  /// - Parameter package: The folder of the package.
  init(package: String) throws {
    let folder = URL(filePath: package)
    let names = ["README.md", "Scenarios", "docs"]
    var scenarios: [(String, [UInt8])] = []
    for name in names {
      for path in Self.markdownFiles(at: folder.appending(path: name)) {
        let relative = path.path.dropFirst(folder.standardizedFileURL.path.count)
        scenarios.append((String(relative), Array(try Data(contentsOf: path))))
      }
    }
    self.scenarios = scenarios.sorted { $0.0 < $1.0 }
    lines = self.scenarios.flatMap { scenario in
      let read = try? ScenarioReader.read(scenario.bytes, path: scenario.path)
      return read?.blocks.flatMap { $0.steps.map(\.command) } ?? []
    }
  }

  private static func markdownFiles(at url: URL) -> [URL] {
    guard let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    else { return [] }
    let files = [url] + found.compactMap { $0 as? URL }
    return files.filter { $0.pathExtension == "md" }.map(\.standardizedFileURL)
  }

  /// A new file system with all scenarios, so that lines can replay and record.
  func makeFiles() -> InMemoryFileSystem {
    let files = InMemoryFileSystem()
    for (path, bytes) in scenarios { files.put(path, bytes) }
    return files
  }
}
