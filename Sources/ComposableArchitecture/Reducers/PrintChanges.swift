extension Reducer {
  /// Prints each action that this reducer receives and what it changed.
  ///
  /// Prints in every build, synchronously, in order. On a child it stays silent for actions that
  /// are not the child's.
  ///
  /// ```swift
  /// Store(initialState: Counter.State()) { Counter()._printChanges() }
  /// Scope(state: \.counter, action: /Action.counter) { Counter()._printChanges(.actionLabels) }
  /// ```
  ///
  /// - Parameter printer: How to print; nil prints nothing.
  @inlinable
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// How `_printChanges` shows an action.
///
/// ```swift
/// let names = _ReducerPrinter<Counter.State, Counter.Action> { action, _, new in print(action, new.count) }
/// ```
public struct _ReducerPrinter<State, Action> {
  let printChange: (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void

  /// A printer from a function that is handed the action and the states before and after it.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  /// Prints the action in `printChange`'s way.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printChange(receivedAction, oldState, newState)
  }

  /// The action and the difference of the states, over as many lines as it takes.
  public static var customDump: Self {
    Self { action, old, new in
      ChangePrinter.print(ChangeText.block(action: action, from: old, to: new) + "\n")
    }
  }

  /// The action's cases and labels, in one line.
  public static var actionLabels: Self {
    Self { action, _, _ in ChangePrinter.print(ChangeText.label(action: action)) }
  }
}

/// What ``Reducer/_printChanges(_:)`` makes of a reducer.
public struct _PrintChangesReducer<Base: Reducer>: OperatorReducer {
  @usableFromInline let base: Base
  @usableFromInline let printer: _ReducerPrinter<Base.State, Base.Action>?

  @inlinable
  init(base: Base, printer: _ReducerPrinter<Base.State, Base.Action>?) {
    self.base = base
    self.printer = printer
  }

  /// Prepares the base; without a printer nothing is added to it.
  @inlinable
  public func _prepare(_ preparation: Preparation) -> PreparedReducer<Base.State, Base.Action> {
    let base = base._prepare(preparation)
    guard let printer else { return base }
    return { state, action in
      let old = state
      let effect = base(&state, action)
      printer.printChange(receivedAction: action, oldState: old, newState: state)
      return effect
    }
  }
}
