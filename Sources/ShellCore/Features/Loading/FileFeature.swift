/// Creates a feature from the types of a file.
///
/// `@unchecked Sendable`: the properties of type `Any` are values that are only read after initialization.
struct FileFeature<R: Reducer>: @unchecked Sendable {
  let creation: StateCreation
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
      isDefault: creation.isDefault)
  }

  /// The feature for a child of the loaded one, which is never loaded itself; `nil` if it has no view.
  func child() -> Feature? {
    guard let view = views.view(for: R.self) else { return nil }
    return Feature(body?.name, summary, makeState, makeReducer, view: view)
  }

  private func makeState() throws -> R.State { try creation.make(R.State.self) }

  private func makeReducer() -> R { body?.reducer ?? creation.makeReducer(R.self) }
}
