import ShellCore

/// Rewrites files in the spelling of today, as far as a comparison proves that nothing else changes.
@MainActor
struct DoctorFix {
  typealias Change = (path: String, old: String, new: String)

  let files: [(path: String, text: String)]
  /// The files that stay as they are: the rest of the project if one file is named.
  private let neighbors: [(path: String, text: String)]
  /// Whether dependencies are rewritten, too.
  var clients: Bool
  /// Creates a session that reads the files as they are.
  private let makeSession: @MainActor () -> Session
  /// What earlier processes know about the comparisons.
  var log = ComparisonLog(nil)

  /// Called before a reducer is compared.
  var willCompare: @MainActor (String) -> Void = { _ in }

  /// What became of a file.
  struct Outcome {
    let path: String
    let old: String
    let new: String
    /// A line for each feature of the file.
    let lines: [String]
    /// Whether the file may be written.
    let isAccepted: Bool
    /// What the compiler says about the rewritten files.
    var errors = ""
  }

  init(
    files: [(path: String, text: String)], clients: Bool = false,
    makeSession: @escaping @MainActor () -> Session = { SessionFactory.makeSession() }
  ) {
    (self.files, self.clients, self.makeSession) = (files, clients, makeSession)
    neighbors = files.count == 1 ? NeighboringFiles.of(files[0].path) : []
  }

  /// The files that can be rewritten. Those beside one file say what it may change.
  var changed: [Change] { changed(without: []) }

  /// Whether other files of the project use what could be rewritten.
  var isHeldBack: Bool {
    files.count == 1
      && !Modernizer(files, clients: clients).changed.elementsEqual(changed) { $0.new == $1.new }
  }

  /// - Parameter refused: The paths of files that stay as they are, so that the others must do without their rewriting.
  private func changed(without refused: Set<String>) -> [Change] {
    let staying = files.filter { refused.contains($0.path) }
    return Modernizer(
      files.filter { !refused.contains($0.path) }, besides: neighbors + staying, clients: clients
    ).changed
  }

  /// Rewrites the files. Those whose rewriting is refused stay as they are, and the others are compared again without it.
  func outcomes() async -> (accepted: [Outcome], refused: [Outcome]) {
    var changed = changed
    var refused: [Outcome] = []
    while !changed.isEmpty {
      let outcomes = await compare(changed)
      let wrong = outcomes.filter { !$0.isAccepted }
      guard !wrong.isEmpty else { return (outcomes, refused) }
      refused += Self.culprits(in: wrong)
      changed = self.changed(without: Set(refused.map(\.path)))
    }
    return ([], refused)
  }

  /// Those in which the compiler found errors, or which differ. The others may only need them.
  private static func culprits(in wrong: [Outcome]) -> [Outcome] {
    let errors = wrong.map(\.errors).joined(separator: "\n")
    let found = wrong.filter { $0.errors.isEmpty || errors.contains("\(name(of: $0.path)):") }
    return found.isEmpty ? wrong : found
  }

  private func compare(_ changed: [Change]) async -> [Outcome] {
    let proof = DoctorProof(
      files: files, changed: changed, neighbors: neighbors, makeSession: makeSession, log: log,
      willCompare: willCompare)
    var outcomes: [Int: Outcome] = [:]
    for index in Modernizer.parentsFirst(changed.map(\.old)) {
      outcomes[index] = outcome(of: changed[index], await proof.verdicts(on: changed[index]))
    }
    return changed.indices.compactMap { outcomes[$0] }
  }

  static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }

  private func outcome(of file: Change, _ verdicts: DoctorProof.Verdicts) -> Outcome {
    let lines = verdicts.map { name, verdict in
      // The features are compared with the views in other files.
      name == Self.name(of: file.path) && verdict == .compiled
        ? "\(name): compiles, and has no reducer to compare" : "\(name): \(verdict.text)"
    }
    let nothing = ["\(file.path) has no reducer, so that it cannot be loaded and compared."]
    return Outcome(
      path: file.path, old: file.old, new: file.new, lines: lines.isEmpty ? nothing : lines,
      isAccepted: !verdicts.isEmpty && verdicts.allSatisfy(\.verdict.isAccepted),
      errors: verdicts.map { if case .newNotLoaded(let text) = $0.verdict { text } else { "" } }
        .joined())
  }
}
