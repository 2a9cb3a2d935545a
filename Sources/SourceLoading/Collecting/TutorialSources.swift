import FileAccess
import SwiftReading

/// The Swift files that a tutorial of DocC shows, step by step.
///
/// A page `.tutorial` contains no code: `@Code(name: "CounterFeature.swift", file: "01-02-code-0003.swift")` names the file of a
/// step, and the file it stands for. The declarations of the steps are to be joined: ``JoinedDeclarations``.
struct TutorialSources {
  /// The files of the steps in their order, each once.
  let files: [SourceSet.File]

  /// Reads the files that a page names. They are below the documentation catalog that contains the page, or below its folder.
  ///
  /// - Throws: A message if a file does not exist or cannot be read.
  init(_ page: SwiftFile, _ fileSystem: any FileSystem) throws(LoadFailure) {
    let names = Self.codeFiles(in: page.text)
    guard !names.isEmpty else {
      throw LoadFailure("`\(page.name)` shows no Swift files: it has no `@Code(name:file:)`")
    }
    let catalog = Self.catalog(of: page.path)
    let paths: [String]
    do { paths = try fileSystem.files(in: catalog, entryLimit: 20_000) } catch {
      throw LoadFailure(error.reason(for: catalog))
    }
    var files: [SourceSet.File] = []
    for name in names {
      guard let path = paths.first(where: { $0 == name || $0.hasSuffix("/" + name) }) else {
        throw LoadFailure("`\(page.name)` shows `\(name)`, which does not exist in `\(catalog)`")
      }
      let file = try SwiftFile(
        "\(catalog)/\(path)", in: nil, home: nil, files: fileSystem, allowsEmpty: true)
      files.append(SourceSet.File(name: file.name, text: file.text))
    }
    self.files = files
  }

  /// Whether a step has as many opening as closing brackets.
  static func isComplete(_ text: String) -> Bool {
    let source = SourceText(text)
    var depth = 0
    for token in source.tokens where token.kind == .punctuation {
      if ["(", "[", "{"].contains(source[token]) { depth += 1 }
      if [")", "]", "}"].contains(source[token]) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Whether a file has the name of a step, such as `01-02-code-0003.swift`.
  static func isStep(_ name: String) -> Bool { name.contains(/\bcode-\d{2,}/) }

  /// The Swift files of the steps, each once, at its last place.
  static func codeFiles(in page: String) -> [String] {
    let steps = page.matches(of: /@Code\s*\(([^)]*)\)/).compactMap { match in
      match.1.firstMatch(of: /\bfile:\s*"?([^",\s]+)"?/).map { String($0.1) }
    }
    let names = steps.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      .filter { $0.hasSuffix(".swift") }
    var seen: Set<String> = []
    return names.reversed().filter { seen.insert($0).inserted }.reversed()
  }

  /// The folder of the catalog `Tutorials.docc`, or that of the page.
  private static func catalog(of page: String) -> String {
    let parts = page.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let end = parts.lastIndex(where: { $0.hasSuffix(".docc") }) else {
      return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
    return parts[...end].joined(separator: "/")
  }
}
