import ComposableArchitecture
import Reflection
import SourceLoading

/// Creates a feature from the types of a file.
///
/// `@unchecked Sendable`: the properties of type `Any` are values that are only read after initialization.
struct FileFeature<R: Reducer>: @unchecked Sendable {
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
  /// The views of the file.
  let views: ViewChoice
  let summary: String
  /// The body of an enum of reducers, with its name; `nil` for other reducers, which the shim creates.
  var body: (name: String, reducer: R)?

  /// The feature. If it has no view, the first preview of its types is its screen.
  ///
  /// - Throws: `LoadFailure` if the state cannot be created.
  @MainActor
  func feature() throws -> Feature {
    _ = try ControlledDependencies().run(makeState)
    return Feature(
      body?.name, summary, makeState, makeReducer,
      view: views.view(for: R.self) ?? views.preview(of: R.self),
      isDefault: isDefault)
  }

  /// The feature for a child of the loaded one, which is never loaded itself; `nil` if it has no view.
  func child() -> Feature? {
    guard let view = views.view(for: R.self) else { return nil }
    return Feature(body?.name, summary, makeState, makeReducer, view: view)
  }

  private func makeState() throws -> R.State {
    let made = given ?? shim.make(name(LoaderShim.Function.state), from: arguments)
    guard let made, let state = exactly(made, as: R.State.self) else {
      throw LoadFailure("the initializer of \(TypeName.full(R.State.self)) does not create a state")
    }
    return state
  }

  private func name(_ beginning: String) -> String { LoaderShim.Function.name(beginning, type) }

  private func makeReducer() -> R {
    if let body { return body.reducer }
    guard
      let made = shim.make(name(LoaderShim.Function.reducer), from: []).flatMap({
        exactly($0, as: R.self)
      })
    else { preconditionFailure("the shim of a reducer without parameters always creates it") }
    return made
  }
}
