/// A reducer with an environment, as features before `ReducerProtocol` are written: a value in place of a type.
///
/// ```swift
/// let counterReducer = AnyReducer<CounterState, CounterAction, CounterEnvironment> { state, action, environment in
///   switch action {
///   case .incrementButtonTapped:
///     state.count += 1
///     return .none
///   }
/// }
/// ```
///
/// Loaded files call it `Reducer`, too. It consists of the operators of today, so its children are found, traced, and warned about as
/// those of other features.
public struct AnyReducer<State, Action, Environment> {
  /// Makes the reducer of today. What makes the environment is called for each action that reaches a function.
  let reducer: (@escaping () -> Environment) -> any Reducer<State, Action>

  init(reducer: @escaping (@escaping () -> Environment) -> any Reducer<State, Action>) {
    self.reducer = reducer
  }

  /// Makes a reducer from a function, which receives the dependencies of the feature as the environment.
  public init(
    _ reduce: @escaping (inout State, Action, Environment) -> PublisherEffect<Action, Never>
  ) {
    self.init(reducer: { environment in
      Reduce { reduce(&$0, $1, environment()).actions }
    })
  }

  /// A reducer that does nothing.
  public static var empty: Self { Self(reducer: { _ in EmptyReducer() }) }

  /// Runs reducers in their order, and merges their effects.
  public static func combine(_ reducers: Self...) -> Self { combine(reducers) }

  public static func combine(_ reducers: [Self]) -> Self {
    Self(reducer: { environment in
      CombineReducers { for each in reducers { Reduce(each.reducer(environment)) } }
    })
  }

  /// Runs another reducer after this one.
  public func combined(with other: Self) -> Self { .combine(self, other) }

  /// Handles one action.
  public func run(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> PublisherEffect<Action, Never> {
    PublisherEffect(actions: reducer({ environment }).reduce(into: &state, action: action))
  }

  public func callAsFunction(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> PublisherEffect<Action, Never> { run(&state, action, environment) }
}

extension AnyReducer {
  /// Prints each action and the changes that it makes.
  ///
  /// - Parameters:
  ///   - prefix: A text before each action.
  ///   - actionFormat: Accepted for compatibility: actions are printed as `_printChanges` prints them.
  public func debug(
    _ prefix: String = "", actionFormat: ActionFormat = .prettyPrint
  ) -> Self {
    Self(reducer: { environment in
      func printing<R: Reducer<State, Action>>(_ reducer: R) -> any Reducer<State, Action> {
        reducer._printChanges()
      }
      return printing(reducer(environment))
    })
  }

  /// How `debug` prints actions.
  public enum ActionFormat { case labelsOnly, prettyPrint }

  /// Prints the names of actions.
  public func debugActions(
    _ prefix: String = "", actionFormat: ActionFormat = .prettyPrint
  ) -> Self {
    Self(reducer: { environment in
      func printing<R: Reducer<State, Action>>(_ reducer: R) -> any Reducer<State, Action> {
        reducer._printChanges(.actionLabels)
      }
      return printing(reducer(environment))
    })
  }

  /// Returns the reducer itself: signposts are for Instruments.
  public func signpost(_ prefix: String = "") -> Self { self }
}

extension AnyReducer where Action: BindableAction, State == Action.State {
  /// Writes the values of binding actions to the state before this reducer runs.
  public func binding() -> Self {
    Self(reducer: { environment in
      CombineReducers {
        BindingReducer()
        Reduce(reducer(environment))
      }
    })
  }
}

/// A type that the shell writes for a reducer with an environment. The sources of a user do not contain it.
public protocol EnvironmentFeature: Reducer {
  /// Those of the reducers that this one mentions.
  static var tca_parts: [Any.Type] { get }
}

extension Reduce {
  /// A reducer with an environment, as a reducer of today.
  public init<Environment>(
    _ reducer: AnyReducer<State, Action, Environment>, environment: Environment
  ) { self.init(reducer.reducer({ environment })) }

  /// A reducer with an environment that is made when the first action needs it, and kept.
  public init<Environment>(
    _ reducer: AnyReducer<State, Action, Environment>, lazily make: @escaping () -> Environment
  ) {
    var made: Environment?
    self.init(
      reducer.reducer({
        if let made { return made }
        let new = make()
        made = new
        return new
      }))
  }
}
