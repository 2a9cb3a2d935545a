extension SessionFeatures {
  /// Throws if a line would let a feature work that `break` has stopped.
  func checkIsNotStopped(before line: String, _ meaning: CommandMeaning) throws {
    guard let store = running?.store, store.holdsWork, case .changesFeature = meaning,
      CommandInput(line).name != "continue"
    else { return }
    throw InputError(
      .notThere, "`break` has stopped the feature", in: line, at: 0,
      hint: "expected `continue`, or `undo` to take the line back")
  }
}
