import FileAccess

/// The sources that a `load` line names, as they are now: files, folders, packages, Markdown pages and tutorials.
///
/// A folder contributes its Swift files, without tests unless it is a folder of tests. A package contributes the folders in `Sources`, or the target that the
/// line names with the targets that it imports. All files are compiled as one module, so imports of each other are removed.
package struct FeatureSources: Equatable, Codable {
  package let sources: SourceSet
  /// The name of the first file or folder, without an extension.
  let name: String
  /// The target of a package that the line names in place of a reducer.
  package let target: String?
  private let isFirstAFile: Bool
  /// Whether the code is that of a tutorial, whose steps repeat declarations.
  package let hasSteps: Bool
  /// What the folders contain besides.
  package private(set) var skipped = SkippedFiles()
  /// Lines about modules that are not in the folders of the line.
  package private(set) var outsideLines: [String] = []

  private enum CodingKeys: String, CodingKey { case sources, name, target, isFirstAFile, hasSteps }

  /// Reads the sources.
  ///
  /// - Parameters:
  ///   - paths: The paths as they were typed, at least one; `~` is the home folder.
  ///   - target: The name after the paths, which may be that of a package's target.
  ///   - folder: The folder that the paths are relative to.
  /// - Throws: A message if a file cannot be read or is not text, or if a folder has no Swift files.
  package init(
    _ paths: [String], target: String?, in folder: String?, home: String?, files: any FileSystem
  ) throws(LoadFailure) {
    let first = paths[0].split(separator: "/").last.map(String.init) ?? paths[0]
    name = first.split(separator: ".").first.map(String.init) ?? "Feature"
    var collector = SourceCollector(target: target, files)
    for path in paths { try collector.add(path, in: folder, home: home) }
    self.target = collector.target
    (isFirstAFile, hasSteps) = (collector.isFirstAFile, collector.hasSteps)
    skipped = collector.skipped
    outsideLines = collector.outsideLines
    sources = Self.joined(collector.sources, hasSteps: hasSteps)
  }

  /// Joins the steps of pages. Of other files, only stubs are removed: a second declaration of a name is an error in them.
  private static func joined(_ collected: SourceSet, hasSteps: Bool) -> SourceSet {
    var sources = collected
    if sources.files.count > 1 || hasSteps {
      // The module of `@testable import ContactsApp` is among the others.
      for index in sources.files.indices where sources.files[index].text.contains("@testable") {
        SourceOutline.removeImports(from: &sources.files[index].text) {
          $0.attributes.contains("testable")
        }
      }
    }
    sources.files =
      hasSteps
      ? JoinedDeclarations.joining(sources.files) : JoinedDeclarations.removingStubs(sources.files)
    return sources
  }

  /// The names of types that decide between several features, in groups: a group decides if the ones before it do not.
  ///
  /// Of several files, the first one decides; of the steps of a page, the last one that shows a feature. A folder decides nothing.
  package var preferredNames: [[String]] {
    if hasSteps {
      let declarations = sources.files.flatMap { SourceOutline($0.text).declarations }
      return declarations.filter(\.isReducer).reversed().map(\.names)
    }
    guard isFirstAFile, sources.files.count > 1, let first = sources.files.first else { return [] }
    return [SourceOutline(first.text).declarations.flatMap(\.names)]
  }

  /// A module name, which the number makes unique.
  package func moduleName(_ number: Int) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return (letters.first?.isLetter == true ? "" : "_") + String(letters) + "_\(number)"
  }
}
