/// A run of the compiler that found errors.
struct FailedRun {
  let report: CompilerReport
  let errors: [CompilerMessage]
  /// What was compiled.
  let sources: SourceSet

  /// Whether the compiler has read the sources. A missing module ends it before that.
  var hasStarted: Bool { !errors.contains { $0.missingModule != nil } }

  /// The errors to show after a refusal: those in what the user wrote, and not in what has taken its place.
  ///
  /// - Parameters:
  ///   - first: The first run, before anything was left out.
  ///   - written: The sources of the user.
  func causes(since first: FailedRun, _ written: SourceSet) -> [CompilerMessage] {
    let own = errors.filter { error in
      !error.text.contains(StandIns.machinery)
        && sources.line(at: error.location) == written.line(at: error.location)
    }
    if !own.isEmpty { return own }
    let lines = Set(errors.map { "\($0.location.file):\($0.location.line)" })
    let here = first.errors.filter { lines.contains("\($0.location.file):\($0.location.line)") }
    return here.isEmpty ? (first.errors.isEmpty ? errors : first.errors) : here
  }
}
