/// The work of the compiler for a load, as far as it follows from the sources: so a load gives the same answer on each machine, idle or busy.
///
/// The unit is a byte of declarations. A machine of 2024 with two idle cores compiles about 450,000 of them in a second.
struct CompilationWork {
  /// How much was done.
  private(set) var bytes: Int

  init(bytes: Int = 0) { self.bytes = bytes }

  /// Whether only that is tried from now on which decides the most at once.
  var isMuch: Bool { bytes >= Self.budget }

  /// Whether nothing is tried any more.
  var isTooMuch: Bool { bytes >= Self.limit }

  /// What is done in about 20 seconds.
  static let budget = 9_000_000

  /// What is done in about 28 seconds.
  static let limit = 12_600_000

  /// After this time, the compiler is stopped: the machine is slow, or an expression takes longer than its length tells.
  static let longestTime = Duration.seconds(90)

  /// What each run takes to read the modules that the sources import.
  private static let ofRun = 100_000

  /// Adds a run of the compiler.
  mutating func add(_ attempt: CompilationPlan.Attempt, in sources: SourceSet, isSuccess: Bool) {
    func size(of files: Set<String>) -> Int {
      sources.files.reduce(0) { $0 + (files.contains($1.compiledName) ? $1.text.utf8.count : 0) }
    }
    // Files that are not checked are parsed.
    let parsed = sources.size / 10
    let compiled =
      switch attempt {
      case .interfaces: sources.size
      case .declarations(let files): parsed + size(of: files)
      case .bodies(let files): parsed + 5 * size(of: files)
      case .library: (isSuccess ? 20 : 5) * sources.size
      case .modifiers: 0
      }
    bytes += Self.ofRun + compiled
  }
}
