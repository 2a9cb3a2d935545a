/// Finds the features of the previews of files.
@MainActor
struct PreviewChoice {
  let previews: [FilePreview]
  let choice: ReducerChoice
  /// What the catalog says about the features: the path of the files.
  let summary: String

  func feature(_ number: Int, _ argument: FileArgument) throws -> Feature {
    guard let preview = previews.first(where: { $0.number == number }) else {
      let count = previews.count == 1 ? "1 preview" : "\(previews.count) previews"
      throw InputError(
        .unknownFeature, "\(summary) has \(previews.isEmpty ? "no previews" : count)",
        in: argument.line, at: argument.fieldsOffset)
    }
    guard let feature = preview.feature(name: choice.name(for:_:), summary: summary) else {
      throw InputError(
        .notLoadable, "preview \(number) creates no store", in: argument.line,
        at: argument.fieldsOffset,
        hint: "expected a preview with `Store(initialState: ...)`")
    }
    return feature
  }

  /// The feature of the first preview that shows a reducer.
  func feature(of reducer: ReducerChoice.Candidate) -> Feature? {
    previews.lazy.compactMap { $0.feature(name: choice.name(for:_:), summary: summary) }
      .first { $0.stateType == reducer.state && $0.actionType == reducer.action }
  }
}
