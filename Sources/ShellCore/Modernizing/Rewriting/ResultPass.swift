/// Replaces `TaskResult`, whose only purpose is that actions can be equatable, by `Result`.
///
/// `Result` with any error is not equatable, so the actions of the file give up their conformance, if nothing that is known needs it.
enum ResultPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    guard names.types.isDisjoint(with: [ResultNames.old, "Result", "Error"]),
      names.results.arePlain, let conformances = conformances(source, names)
    else { return [] }
    return ResultNames(source).uses.flatMap { use -> [Edit] in
      [Edit(source.words[use.index].range, "Result")]
        + (use.close.map { [.inserting(", any Error", at: source.start($0))] } ?? [])
    } + conformances
  }

  /// The edits that remove the conformances of actions with results; `nil` if something needs one.
  private static func conformances(_ source: SwiftSource, _ names: ProjectNames) -> [Edit]? {
    var edits: [Edit] = []
    for action in ResultNames.actions(of: source)
    where action.allCases.flatMap(\.values).contains(where: {
      $0.type.hasPrefix(ResultNames.old + "<")
    }) {
      let name = source.fullName(of: action)
      guard !action.inherits("Hashable"), !names.results.haveExtension(of: name) else { return nil }
      guard action.inherits("Equatable") else { continue }
      // Other modules may compare what is public.
      guard action.accessPrefix.isEmpty, !names.results.needEquatable(name),
        let range = source.conformance(to: "Equatable", of: action)
      else { return nil }
      edits.append(Edit(range, ""))
    }
    return edits
  }
}
