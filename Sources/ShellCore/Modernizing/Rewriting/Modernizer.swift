/// Rewrites the old spellings of a project as those of today.
///
/// A rewriting that does not understand its surroundings changes nothing, and what it would have changed is listed. Everything else stays
/// byte for byte as it was.
package struct Modernizer {
  /// The files as they were.
  package let originals: [(path: String, text: String)]
  /// The files after all rewritings, in the same order.
  package let files: [(path: String, text: String)]

  /// - Parameters:
  ///   - context: Other files of the project, which stay as they are.
  ///   - clients: Whether dependencies are rewritten, too.
  package init(
    _ files: [(path: String, text: String)], besides context: [(path: String, text: String)] = [],
    clients: Bool = false
  ) {
    originals = files
    let context = context.isEmpty ? nil : ProjectNames(context.map { SwiftSource($0.text) })
    var texts = files.map(\.text)
    // Each pass may make another one possible. A second run finds nothing to do.
    func apply(_ passes: [Pass]) {
      for _ in 0..<Self.mostRounds {
        let before = texts
        for pass in passes { texts = Self.applying(pass, to: texts, besides: context) }
        if texts == before { break }
      }
    }
    apply(Self.passes)
    // The views of an enum of reducers are those of today.
    apply([Self.each(EnumReducerPass.edits)] + (clients ? [ClientPass.edits] : []))
    self.files = zip(files, texts).map { ($0.path, $1) }
  }

  /// The edits of each file.
  typealias Pass = @Sendable ([SwiftSource], ProjectNames) -> [[Edit]]

  private static let passes: [Pass] = [
    each(EffectPass.edits), each(RenamePass.edits), each(ResultPass.edits), each(ReducerPass.edits),
    each(RowPass.edits), each(CasePathPass.edits), each(StorePass.edits), each(ScopePass.edits),
    each(SharedWritePass.edits), ObservationPass.edits,
  ]
  private static let mostRounds = 20

  /// A pass over one file at a time.
  private static func each(
    _ edits: @escaping @Sendable (SwiftSource, ProjectNames) -> [Edit]
  ) -> Pass {
    { sources, names in sources.map { edits($0, names) } }
  }

  private static func applying(
    _ pass: Pass, to texts: [String], besides context: ProjectNames?
  ) -> [String] {
    let sources = texts.map { SwiftSource($0) }
    let names = ProjectNames(sources, besides: context)
    let chosen = sources.indices.filter {
      sources[$0].isBalanced && names.canUseArchitecture(sources[$0])
    }
    var texts = texts
    for (index, edits) in zip(chosen, pass(chosen.map { sources[$0] }, names)) {
      texts[index] = texts[index].applying(edits)
    }
    return texts
  }

  /// The files that are not as they were.
  package var changed: [(path: String, old: String, new: String)] {
    zip(originals, files).filter { $0.text != $1.text }.map { ($0.path, $0.text, $1.text) }
  }
}
