/// Finds the features of the previews of files.
@MainActor
struct PreviewChoice {
  let previews: [FilePreview]
  let choice: ReducerChoice
  /// What the catalog says about the features: the path of the files.
  let summary: String

  func feature(_ number: Int, _ argument: FileArgument) throws -> Feature {
    guard let preview = previews.first(where: { $0.number == number }) else {
      throw InputError(
        .notThere, absence, in: argument.line, at: argument.fieldsOffset,
        hint: previews.isEmpty
          ? "expected a file with a `#Preview`; without `preview`, the feature itself is loaded"
          : "expected a number from 1 to \(previews.count)")
    }
    guard let feature = preview.feature(name: choice.name(for:_:), summary: summary) else {
      throw InputError(
        .notLoadable, "preview \(number) creates no store", in: argument.line,
        at: argument.fieldsOffset,
        hint: "expected a preview with `Store(initialState: ...)`")
    }
    return feature
  }

  /// How many previews there are, for a number that is none of theirs.
  private var absence: String {
    switch previews.count {
    case 0: "\(summary) has no previews"
    case 1: "\(summary) has 1 preview"
    case let count: "\(summary) has \(count) previews"
    }
  }

  /// The feature of the first preview that shows a reducer.
  func feature(of reducer: ReducerChoice.Candidate) -> Feature? {
    previews.lazy.compactMap { $0.feature(name: choice.name(for:_:), summary: summary) }
      .first { $0.stateType == reducer.state && $0.actionType == reducer.action }
  }
}
