import ComposableFeatures

extension Feature {
  /// Creates a feature of 2.0.
  ///
  /// - Parameter creation: Creates its state and the feature itself.
  /// - Throws: `LoadFailure` if the state cannot be created.
  init<Root: FeatureProtocol>(
    _: Root.Type, _ creation: StateCreation, _ views: ViewChoice, summary: String
  ) throws {
    let opening = SecondVersionOpening<Root>(creation: creation, view: views.view(of: Root.self))
    _ = try ControlledDependencies().run(opening.makeState)
    let defaultState: @Sendable () -> Any? = {
      ControlledDependencies().run { (try? opening.makeState()).map { $0 as Any } }
    }
    self.init(
      name: TypeName.of(Root.self), summary, state: Root.State.self, action: Root.Action.self,
      defaultState: creation.isDefault ? defaultState : nil,
      open: { try opening.open($0) })
  }
}

/// Opens a feature of 2.0.
private struct SecondVersionOpening<Root: FeatureProtocol>: Sendable {
  let creation: StateCreation
  let view: FeatureSessionStore<Root>.MakeView?

  @Sendable func makeState() throws -> Root.State { try creation.make(Root.State.self) }

  @MainActor
  func open(_ prepare: (Any) throws -> Any) throws -> any SessionStore {
    let dependencies = ControlledDependencies()
    let state: Root.State = try dependencies.run {
      let initial = try makeState()
      return exactly(try prepare(initial), as: Root.State.self) ?? initial
    }
    return FeatureSessionStore<Root>(
      initialState: state, dependencies: dependencies, view: view
    ) { creation.makeReducer(Root.self) }
  }
}
