/// Creates the initial state of a feature of a file.
///
/// `@unchecked Sendable`: the properties of type `Any` are values that are only read after initialization.
struct StateCreation: @unchecked Sendable {
  /// The library with the shim that creates the reducer and the state.
  let shim: any CodeLibrary
  /// The name of the reducer with its module, by which the shim names what it creates.
  let type: String
  /// The state, if the line contains a whole value.
  let given: Any?
  /// The arguments of the state's initializer.
  let arguments: [Any]
  /// Whether the state is the one that `State()` creates.
  let isDefault: Bool

  /// Creates the state.
  ///
  /// - Throws: `LoadFailure` if that is impossible.
  func make<State>(_: State.Type) throws -> State {
    let made = given ?? shim.make(name(LoaderShim.Function.state), from: arguments)
    guard let made, let state = exactly(made, as: State.self) else {
      throw LoadFailure("the initializer of \(TypeName.full(State.self)) does not create a state")
    }
    return state
  }

  /// Creates the reducer or the feature itself, which has no parameters.
  func makeReducer<R>(_: R.Type) -> R {
    guard
      let made = shim.make(name(LoaderShim.Function.reducer), from: []).flatMap({
        exactly($0, as: R.self)
      })
    else { preconditionFailure("the shim of a reducer without parameters always creates it") }
    return made
  }

  private func name(_ beginning: String) -> String { LoaderShim.Function.name(beginning, type) }
}
