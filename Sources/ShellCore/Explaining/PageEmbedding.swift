import Foundation

/// Makes Swift source of the pages, so that a shell has them wherever it runs: `make docs` writes it
/// to EmbeddedPages.swift, and a test fails when that is older than the pages.
package enum PageEmbedding {
  /// The folders that hold pages, relative to the package's folder.
  package static let folders = ["docs/concepts", "Scenarios/errors"]

  /// The source file.
  ///
  /// - Parameter root: The package's folder.
  /// - Throws: What the file system says where a page cannot be read.
  package static func source(root: URL) throws -> String {
    let entries = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".md") }.sorted()
        .map { file in
          let url = root.appending(path: folder).appending(path: file)
          return entry(folder, file, try String(contentsOf: url, encoding: .utf8))
        }
    }
    return """
      // swift-format-ignore-file
      // Written by `make docs` from \(folders.joined(separator: " and ")).

      /// The text of the pages that `explain` shows.
      enum EmbeddedPages {
        static let all: [(folder: String, file: String, text: String)] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
  }

  private static func entry(_ folder: String, _ file: String, _ text: String) -> String {
    let start = #"    ("\#(folder)", "\#(file)", ###""""#
    let lines = text.hasSuffix("\n") ? text : text + "\n"
    return start + "\n" + lines + ####""""###),"####
  }
}
