extension Store {
  /// Makes a store for a feature with an environment.
  public convenience init<Environment>(
    initialState: @autoclosure () -> State, reducer: AnyReducer<State, Action, Environment>,
    environment: Environment
  ) {
    self.init(initialState: initialState()) { Reduce(reducer, environment: environment) }
  }
}

extension TestStore {
  /// Makes a store that tests a feature with an environment.
  public convenience init<Environment>(
    initialState: @autoclosure () -> State, reducer: AnyReducer<State, Action, Environment>,
    environment: Environment, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where State: Equatable {
    self.init(
      initialState: initialState(), reducer: { Reduce(reducer, environment: environment) },
      fileID: fileID, file: filePath, line: line, column: column)
  }
}
