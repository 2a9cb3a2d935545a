extension Store {
  /// What the reducer runs under, if the store was made with dependencies. Root stores only.
  package var dependencies: DependencyValues? { core!.pointee.dependencies }

  /// Prepares the feature anew, to be followed by a tracer or no longer; the state and what runs
  /// stay as they are. Root stores only, and not while an action is reduced.
  ///
  /// - Parameters:
  ///   - reducer: The same feature as the one that the store was made with.
  ///   - tracer: Who follows it; nil: nobody.
  package func trace<R: Reducer>(
    _ reducer: () -> R, by tracer: ReducerTracer?
  ) where R.State == State, R.Action == Action {
    let core = core!
    precondition(core.pointee.phase == .idle, "a store is busy while it reduces")
    let compiler = ReducerCompiler.forRunningStore(tracer: tracer)
    guard let dependencies = core.pointee.dependencies else {
      core.pointee.reducer = compiler.feature(reducer()).reducer
      return
    }
    core.pointee.reducer = running(
      DependencyValues.$_current.withValue(dependencies) {
        compiler.feature(reducer()).reducer
      }, under: dependencies)
  }
}
