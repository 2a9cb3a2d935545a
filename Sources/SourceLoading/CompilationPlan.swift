/// Decides how sources are compiled, run by run. It starts nothing: who runs the compiler reports each result to ``next(after:)``.
///
/// Of many files, the declarations are compiled first, which takes a tenth of the time and finds at once all that they lack. The bodies
/// follow, and no error in them is the consequence of a declaration, because all declarations stand. After errors, only
/// the files of the errors are checked until none remains, and then the library is made. A few files are compiled at once.
struct CompilationPlan {
  /// What a run of the compiler is for.
  enum Attempt: Equatable {
    /// The declarations alone.
    case interfaces
    /// The declarations of some files, by the names that the compiler knows: those of the others stand.
    case declarations(Set<String>)
    /// The bodies in some files, by the names that the compiler knows, and the shim.
    case bodies(Set<String>)
    /// The library.
    case library
    /// The modifiers that exist, for views whose expressions exceed the bound of the compiler in an attempt.
    indirect case modifiers(ModifierProbe, of: Attempt)

    /// Whether the shim is compiled with the sources.
    var includesShim: Bool {
      switch self {
      case .bodies, .library: true
      case .interfaces, .declarations, .modifiers: false
      }
    }

    /// Whether no bodies are compiled.
    fileprivate var isOfDeclarations: Bool {
      switch self {
      case .interfaces, .declarations: true
      case .bodies, .library, .modifiers: false
      }
    }
  }

  /// What follows from a run.
  enum Step: Equatable {
    case attempt
    /// The library exists.
    case loaded
    /// A reducer, or code whose value is used, needs what does not compile.
    case refused
    /// More work than this is not done for one load.
    case late
  }

  private(set) var attempt: Attempt
  private(set) var pruning: Pruning
  private(set) var shims: ShimForecast
  private(set) var history = FailedRuns()
  private var work: CompilationWork
  /// Whether the compiler gives up an expression early.
  private(set) var isBounded = true
  /// The errors of the last run in which only the bound was the cause.
  private var exceeding: [CompilerMessage] = []
  /// Where expressions exceeded the bound in the last run.
  private var tooLong: Set<CompilerMessage.Location> = []
  /// Whether there is so much to compile that a run over the declarations pays.
  private let isLarge: Bool
  /// The number of changes of declarations when all declarations compiled.
  private var standing: Int?
  /// Whether the bodies that had errors have none any more.
  private var isChecked = false
  /// The files whose bodies had errors in the last run.
  private var suspects: Set<String> = []

  /// - Parameters:
  ///   - modules: The names of the modules that exist; `nil` if only the compiler knows them.
  ///   - beneath: What was left out of the module beneath.
  ///   - work: What has been done for the load before.
  init(
    _ sources: SourceSet, existing modules: Set<String>?, shims: ShimForecast,
    after beneath: Pruning? = nil, work: CompilationWork = CompilationWork()
  ) {
    self.work = work
    pruning = beneath?.above(sources) ?? Pruning(sources)
    self.shims = shims
    isLarge = sources.size >= CompilerJob.dividedSize && sources.files.count > 1
    let absent = pruning.leaveOutAbsentImports(existing: modules)
    let isCheap = sources.size >= Self.longSize
    attempt = isLarge && (absent != nil || isCheap) ? .interfaces : .library
    if let absent { history.add(absent) }
    if attempt == .library { self.shims.foresee(pruning.sources) }
  }

  /// The number of bytes from which on a run over the declarations takes little beside one over all bodies.
  private static let longSize = 200_000

  /// Whether the compiler is stopped in the end. A few files take what they need.
  var isLimited: Bool { isLarge }

  /// Decides what to do after a run of the ``attempt``.
  mutating func next(after report: CompilerReport) -> Step {
    work.add(attempt, in: pruning.sources, isSuccess: report.isSuccess)
    let step = decide(after: report)
    if step == .attempt, attempt.includesShim { shims.foresee(pruning.sources) }
    return step
  }

  private mutating func decide(after report: CompilerReport) -> Step {
    if case .modifiers(let probe, of: let interrupted) = attempt {
      attempt = interrupted
      let unknown = probe.errors(in: report)
      if unknown.isEmpty || pruning.next(after: unknown) == .refuse { leaveOutExceeding() }
      return .attempt
    }
    guard !report.isSuccess else { return decideAfterSuccess() }
    let (inShim, rest) = report.parting(shims.shim.files)
    let (inStandIns, others) = rest.parting([StandIns.fileName])
    if !pruning.standIns.isEmpty, !inStandIns.text.isEmpty {
      let errors = CompilerMessage.errors(in: inStandIns.text)
      if pruning.removeStandIns(with: errors) { return .refused }
      if case .declarations = attempt { attempt = .interfaces }
      return .attempt
    }
    let errors = CompilerMessage.errors(in: others.text, of: pruning.sources)
    // Without an error in a declaration, none in the shim is a consequence.
    if !inShim.text.isEmpty, errors.isEmpty || attempt != .library {
      shims.remove(with: CompilerMessage.errors(in: inShim.text))
      if errors.isEmpty { return attempt == .library ? .attempt : decideAfterSuccess() }
    }
    let run = FailedRun(report: others, errors: errors, sources: pruning.sources)
    return decide(after: run)
  }

  private mutating func decide(after run: FailedRun) -> Step {
    let isHasty = isLarge && work.isMuch
    if isBounded, !isHasty, Self.areOnlyOfBound(run.errors) {
      let probe = ModifierProbe(after: run.errors, in: pruning.sources)
      exceeding = run.errors
      if probe.isEmpty { leaveOutExceeding() } else { attempt = .modifiers(probe, of: attempt) }
      return .attempt
    }
    history.add(run)
    isChecked = false
    let isWaiting = isBounded && !isHasty
    var mistakes = isWaiting ? run.errors.filter { !isPerhapsCorrect($0) } : run.errors
    tooLong = Set(run.errors.filter(\.isAboutEffort).map(\.location))
    let stage = stage(of: &mistakes)
    let before = pruning.changed.count
    let step = pruning.next(after: mistakes, stage: stage, isHasty: isHasty)
    guard step != .refuse else { return .refused }
    if isHasty, attempt.isOfDeclarations || work.isTooMuch { return .late }
    if isLarge { recheck(run.errors, stage, changedFrom: before) }
    return .attempt
  }

  /// Chooses the files to check again after errors.
  ///
  /// - Parameter count: The number of changes of declarations when the errors were found.
  private mutating func recheck(
    _ errors: [CompilerMessage], _ stage: Pruning.Stage, changedFrom count: Int
  ) {
    let found = UncheckedFiles.with(errors, in: pruning.sources)
    let isOfDeclarations = attempt.isOfDeclarations
    if !isOfDeclarations { suspects = found }
    guard isOfDeclarations || standing != nil else { return attempt = .interfaces }
    let start = isOfDeclarations ? count : standing ?? 0
    let files = found.union(
      UncheckedFiles.naming(pruning.changed.dropFirst(start), in: pruning.sources))
    attempt =
      stage == .declarations
      ? .declarations(files) : files.isEmpty ? .library : .bodies(files)
  }

  /// What errors are about. If some are about declarations, the others may be consequences, and are left to the next run.
  private mutating func stage(of errors: inout [CompilerMessage]) -> Pruning.Stage {
    switch attempt {
    case .interfaces, .declarations: return .declarations
    case .library, .modifiers: return .everything
    case .bodies:
      let declarations = UncheckedFiles.inDeclarations(errors, of: pruning.sources)
      if standing != pruning.changed.count, !declarations.isEmpty {
        errors = declarations
        return .declarations
      }
      standing = pruning.changed.count
      return .bodies
    }
  }

  /// Whether an expression exceeded the bound for the first time, perhaps because of another error in it. In a project, each further time
  /// costs as much as all other files.
  private func isPerhapsCorrect(_ error: CompilerMessage) -> Bool {
    error.isAboutEffort && !(isLarge && tooLong.contains(error.location))
  }

  private mutating func decideAfterSuccess() -> Step {
    if attempt == .library { return .loaded }
    isChecked = !attempt.isOfDeclarations
    if !isChecked {
      // A library takes several times as long to find the errors that are to be expected.
      let isFound = pruning.sources.files.contains(where: \.isFound)
      if let standing {
        suspects.formUnion(
          UncheckedFiles.naming(pruning.changed.dropFirst(standing), in: pruning.sources))
      } else if isFound, !pruning.leftOut.isEmpty {
        suspects = Set(pruning.sources.files.map(\.compiledName))
      }
    }
    standing = pruning.changed.count
    // An error in the shim alone would end a library that is nearly done.
    if !isChecked { shims.foresee(pruning.sources) }
    let isComplete = isChecked || suspects.isEmpty && shims.shim.functions.isEmpty
    attempt = isComplete ? .library : .bodies(suspects)
    return .attempt
  }

  /// Leaves out what exceeds the bound in the views of a project, which needs a hundred times as long as what is correct. Elsewhere, the
  /// bound goes.
  private mutating func leaveOutExceeding() {
    if !isLarge || pruning.next(after: exceeding) == .refuse { isBounded = false }
  }

  /// Whether an expression exceeds the bound although the compiler knows no mistake in the sources, so that they may be correct. After a
  /// mistake, a run without the bound could only find it again, and could take minutes.
  private static func areOnlyOfBound(_ errors: [CompilerMessage]) -> Bool {
    errors.contains(where: \.isAboutEffort) && errors.allSatisfy { $0.rank == .consequence }
  }
}
