import FileAccess

/// A file with a reducer that does not import the architecture.
///
/// The shell compiles files as one module that sees the architecture. An app would not compile the file, because an import is
/// that of one file, so the shell would run a program that does not exist.
struct MissingImport {
  private static let architecture = "ComposableArchitecture"
  /// Modules that do not export the architecture. Any other one may.
  private static let others = Set(ProvidedModules.names).union([
    "AppKit", "Charts", "Collections", "CustomDump", "Foundation", "FoundationNetworking",
    "IssueReporting", "Observation", "OrderedCollections", "Swift", "SwiftUI", "WidgetKit",
  ])

  /// The name of the file.
  let file: String
  /// The name of the reducer.
  let reducer: String
  /// Whether it is a feature of 2.0.
  private let isSecondVersion: Bool

  /// Returns a file that was named to be loaded, or throws if the import is missing. The steps of a tutorial show parts of files.
  static func checked(
    _ file: SwiftFile, _ files: any FileSystem
  ) throws(LoadFailure) -> SourceSet.File {
    if !TutorialSources.isStep(file.name), let missing = MissingImport(file, files) {
      throw missing.failure
    }
    return SourceSet.File(name: file.name, text: file.text)
  }

  /// The failure that says what to add.
  var failure: LoadFailure {
    let module = isSecondVersion ? ArchitectureVersion.second.module : Self.architecture
    let text =
      isSecondVersion
      ? "\(file) declares the feature \(reducer) and does not import \(module)"
      : "\(file) declares the reducer \(reducer) and does not import \(module)"
    return LoadFailure(text, hint: "expected `import \(module)` in its first lines")
  }

  /// Returns `nil` if the file has no reducer, or imports the architecture or a module that may export it, under any condition.
  init?(_ file: SwiftFile, _ files: any FileSystem) {
    let declarations = SourceOutline(file.text).declarations
    let imports = declarations.filter { $0.keyword == "import" }
    guard let reducer = Self.reducer(in: declarations),
      !declarations.contains(where: { Self.architectureTypes.contains($0.name) }),
      imports.allSatisfy({ Self.others.contains($0.name) }),
      !Self.isExported(beside: file, files)
    else { return nil }
    (self.file, self.reducer) = (file.name, reducer.name)
    isSecondVersion = reducer.attributes.contains("Feature")
  }

  /// What a file with an architecture of its own declares.
  private static let architectureTypes = ["Reducer", "ReducerProtocol"]

  private static func reducer(
    in declarations: [SourceOutline.Declaration]
  ) -> SourceOutline.Declaration? {
    declarations.lazy.compactMap { declaration in
      declaration.isReducer ? declaration : reducer(in: declaration.members)
    }.first
  }

  /// Whether another file in the folder exports the architecture to all files of the module.
  private static func isExported(beside file: SwiftFile, _ files: any FileSystem) -> Bool {
    let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let names = (try? files.list(folder.isEmpty ? "." : folder)) ?? []
    return names.prefix(500).contains { name in
      guard name.hasSuffix(".swift"), name != file.name,
        let other = try? SwiftFile(
          folder.isEmpty ? name : "\(folder)/\(name)", in: nil, home: nil, files: files)
      else { return false }
      return other.text.contains("@_exported")
        && SourceOutline(other.text).declarations.contains {
          $0.keyword == "import" && $0.name == architecture && $0.attributes.contains("_exported")
        }
    }
  }
}
