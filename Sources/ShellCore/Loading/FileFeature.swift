import ComposableArchitecture
import Reflection

/// Makes a feature of what was found in a file.
///
/// It is sent between isolations, and only reads what it holds: `unchecked` for the values that are
/// `Any`.
struct FileFeature<R: Reducer>: @unchecked Sendable {
  /// Makes the reducer and the state.
  let companion: any CodeLibrary
  /// The state, where it was given whole.
  let given: Any?
  /// What the state's initializer takes.
  let arguments: [Any]
  /// The views of the file.
  let views: [StructLayout]
  let summary: String

  /// - Throws: `LoadFailure` when the state cannot be made.
  func feature() throws -> Feature {
    _ = try makeState()
    return Feature(
      nil, summary, makeState, makeReducer,
      view: ViewChoice.view(for: R.self, among: views))
  }

  private func makeState() throws -> R.State {
    let made = given ?? companion.make(Companion.state, from: arguments)
    guard let made, let state = exactly(made, as: R.State.self) else {
      throw LoadFailure("the initializer of \(TypeName.full(R.State.self)) makes no state")
    }
    return state
  }

  private func makeReducer() -> R {
    guard
      let made = companion.make(Companion.reducer, from: []).flatMap({ exactly($0, as: R.self) })
    else { preconditionFailure("a companion makes its reducer, whatever happens") }
    return made
  }
}
