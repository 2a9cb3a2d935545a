/// The shim that sources will probably need, without the functions that do not compile.
struct ShimForecast {
  private let prediction: @Sendable (SourceSet) -> LoaderShim
  /// The shim of the sources that are compiled.
  private(set) var shim = LoaderShim()
  /// The names of functions that do not compile.
  private(set) var impossible: Set<String> = []
  private var isForeseen = true

  init(_ prediction: @escaping @Sendable (SourceSet) -> LoaderShim) { self.prediction = prediction }

  mutating func foresee(_ sources: SourceSet) {
    shim = isForeseen ? prediction(sources) : LoaderShim()
    shim.remove(impossible)
  }

  /// Forgets the functions with errors, or all of them if the errors are elsewhere.
  mutating func remove(with errors: [CompilerMessage]) {
    let failed = Set(errors.map(\.location.file))
    isForeseen = !failed.isEmpty && !failed.contains(LoaderShim.fileName)
    impossible.formUnion(failed)
  }
}
