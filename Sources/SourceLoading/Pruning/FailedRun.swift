/// A run of the compiler that found errors.
struct FailedRun {
  let report: CompilerReport
  let errors: [CompilerMessage]
  /// What was compiled.
  let sources: SourceSet

  /// Whether the compiler has read the sources. A missing module ends it before that.
  var hasStarted: Bool { !errors.contains { $0.missingModule != nil } }
}

/// The runs of the compiler that found errors, as far as the user is told about them.
struct FailedRuns {
  /// The first run that has read the sources, before anything was left out.
  private var first: FailedRun?
  private(set) var last: FailedRun?
  private var transcript = CompilerTranscript()

  /// What the compiler said, each message once.
  var text: String { transcript.text }

  mutating func add(_ text: String) { transcript.add(text) }

  mutating func add(_ run: FailedRun) {
    if first?.hasStarted != true { first = run }
    last = run
    transcript.add(run.report.text)
  }

  /// The errors to show after a refusal: those in what the user wrote, and not in what has taken its place.
  func causes(in written: SourceSet) -> [CompilerMessage] {
    guard let first, let last else { return [] }
    let own = last.errors.filter { error in
      !error.text.contains(StandIns.machinery)
        && last.sources.line(at: error.location) == written.line(at: error.location)
    }
    if !own.isEmpty { return own }
    let lines = Set(last.errors.map(\.location.place))
    let here = first.errors.filter { lines.contains($0.location.place) }
    return here.isEmpty ? (first.errors.isEmpty ? last.errors : first.errors) : here
  }
}
