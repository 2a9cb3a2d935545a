/// Compiled sources that were loaded into the process, or a part of them.
///
/// The features of a folder are often parts of one root. Once the root is compiled, each of them is loaded from the same code: it finds
/// what it would find if only the files that it needs had been compiled.
@MainActor
final class LoadedCode {
  /// The files that a shim needs exist no longer.
  struct Gone: Error {}

  let compiled: SourceCompilation.Result
  let library: any CodeLibrary
  let types: [Any.Type]
  let previews: [FilePreview]
  let prediction: ShimPrediction
  /// Whether the module that a shim imports is that of the sources.
  var hasModule: Bool
  /// The folder of the files that a shim needs.
  let scratch: String
  /// The sources before anything was left out.
  private let sources: SourceSet

  convenience init(
    _ compiled: SourceCompilation.Result, of sources: SourceSet, _ library: any CodeLibrary,
    beneath: [any CodeLibrary] = [], scratch: String
  ) {
    self.init(
      compiled, of: sources, library, scratch: scratch,
      types: beneath.flatMap(\.types) + library.types)
  }

  private init(
    _ compiled: SourceCompilation.Result, of sources: SourceSet, _ library: any CodeLibrary,
    scratch: String, types: [Any.Type]
  ) {
    (self.compiled, self.sources, self.library) = (compiled, sources, library)
    (self.scratch, self.types) = (scratch, types)
    previews = FilePreview.all(among: types)
    prediction = ShimPrediction(compiled.sources, module: compiled.job.module)
    hasModule = compiled.job.product == .library
  }

  /// The code of some of the sources; `nil` if they are not a part of these, or if they would be compiled in another way.
  func part(_ part: SourceSet) -> LoadedCode? {
    guard part.products == sources.products, !compiled.leftOut.contains(where: \.isLastResort),
      Set(part.files).isSubset(of: sources.files)
    else { return nil }
    let compiled = compiled.part(Set(part.files.map(\.name)))
    let names = Set(
      compiled.sources.files.flatMap { $0.outermostTypes })
    return LoadedCode(
      compiled, of: part, library, scratch: scratch,
      types: types.filter { names.contains(Self.outermostName(of: $0)) })
  }

  /// The name of the type at the top level that a type is declared in. Names of private types contain their file:
  /// `App_1.(unknown context at $7f).Row`.
  private static func outermostName(of type: Any.Type) -> String {
    let name = _typeName(type, qualified: true).drop { $0 != "." }.dropFirst()
    guard name.first == "(" else { return String(name.prefix { $0 != "." }) }
    return String(name.drop { $0 != ")" }.dropFirst(2).prefix { $0 != "." })
  }
}
