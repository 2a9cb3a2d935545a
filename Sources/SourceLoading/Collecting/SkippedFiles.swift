/// The files of a folder that are not loaded, and why.
package struct SkippedFiles: Equatable {
  enum Reason: String, CaseIterable {
    case test, entryPoint, manifest, playground, documentation, incompleteStep, library, template,
      script, tool, dependencies
  }

  private struct File: Equatable {
    let name: String
    let path: String?
  }

  private var files: [Reason: [File]] = [:]

  /// - Parameter path: Where the file is, if another path of the line may load it.
  mutating func add(_ name: String, _ reason: Reason, at path: String? = nil) {
    files[reason, default: []].append(File(name: name, path: path))
  }

  /// Adds the files of a folder.
  mutating func add(contentsOf other: SkippedFiles) {
    files.merge(other.files, uniquingKeysWith: +)
  }

  /// Forgets the files that another path of the line has loaded.
  mutating func remove(loaded paths: Set<String>) {
    for reason in files.keys {
      files[reason]?.removeAll { $0.path.map(paths.contains) ?? false }
    }
  }

  /// A line for each reason.
  package var lines: [String] {
    Reason.allCases.compactMap { reason in
      guard let found = files[reason]?.map(\.name), let first = found.first else { return nil }
      let shown = found.prefix(3).joined(separator: ", ")
      let rest = found.count > 3 ? " and \(found.count - 3) more" : ""
      let count = found.count == 1 ? "1 \(reason.noun)" : "\(found.count) \(reason.plural)"
      return "skipped: \(count) (\(found.count == 1 ? first : shown + rest))\(reason.advice)"
    }
  }

  /// Why a file is not loaded, as far as its path tells; `nil` if it may be loaded.
  static func reason(forPath path: String) -> Reason? {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    if parts.dropLast().contains(where: { $0.hasSuffix(".docc") }) { return .documentation }
    // DocC shows such a file only to mark what a step changes.
    if TutorialSources.isStep(String(name)), name.contains("-previous") { return .documentation }
    if parts.dropLast().contains(where: { $0.hasSuffix(".playground") }) { return .playground }
    if parts.contains(where: {
      $0.hasSuffix(".xctemplate") || $0.contains("___") || $0.contains("{{")
    }) {
      return .template
    }
    if name == "Dangerfile.swift" { return .script }
    if name == "main.swift" { return .entryPoint }
    return parts.dropLast().contains("ProjectDescriptionHelpers") ? .manifest : nil
  }

  /// Why a file is not loaded, as far as its text tells; `nil` if it may be loaded.
  static func reason(forText text: String, at path: String) -> Reason? {
    let words = SourceWords.all(in: text)
    if words.contains("import"),
      !words.isDisjoint(with: ["ProjectDescription", "ProjectDescriptionHelpers"])
    {
      return .manifest
    }
    let name = path.split(separator: "/").last ?? ""
    // An app may have a model `Project` in `Project.swift`.
    if ["Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift"].contains(name)
      || name.hasPrefix("Package@swift-"),
      words.contains("PackageDescription")
        || !SourceOutline(text).declarations.contains(where: \.isType)
    {
      return .manifest
    }
    if ScriptReading.isScript(text) { return .script }
    // Tests of a whole app are of no use without a device, and not all of their files import XCTest.
    if words.contains("XCUIApplication") { return .test }
    return text.has("___VARIABLE_") || text.has("___FILEBASENAME") ? .template : nil
  }

  /// Whether a file contains tests, or what only tests can use.
  static func isTest(_ text: String) -> Bool {
    SourceOutline(text).declarations.contains {
      $0.keyword == "import" && ["XCTest", "Testing"].contains($0.name)
    }
  }
}

extension SkippedFiles.Reason {
  fileprivate var noun: String {
    switch self {
    case .test: "test file"
    case .entryPoint: "entry point"
    case .manifest: "manifest"
    case .playground: "playground file"
    case .documentation: "documentation file"
    case .incompleteStep: "step with unbalanced brackets"
    case .library: "file of a package that tca contains"
    case .template: "template file"
    case .script: "script file"
    case .tool: "file of a package that nothing imports"
    case .dependencies: "folder of dependencies"
    }
  }

  fileprivate var plural: String {
    switch self {
    case .incompleteStep: "steps with unbalanced brackets"
    case .library: "files of packages that tca contains"
    case .tool: "files of packages that nothing imports"
    case .dependencies: "folders of dependencies"
    default: noun + "s"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .test: "; name the folder of the tests to load them, too"
    case .documentation: "; load a page of it by name"
    default: ""
    }
  }
}
