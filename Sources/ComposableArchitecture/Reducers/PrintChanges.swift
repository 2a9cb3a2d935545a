extension Reducer {
  /// Prints each action that this reducer receives and the changes that it makes.
  ///
  /// It prints in every build configuration, synchronously and in order. On a child's reducer it prints
  /// only the child's actions.
  ///
  /// ```swift
  /// Store(initialState: Counter.State()) { Counter()._printChanges() }
  /// Scope(state: \.counter, action: /Action.counter) { Counter()._printChanges(.actionLabels) }
  /// ```
  ///
  /// - Parameter printer: The format; `nil` prints nothing.
  @inlinable
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// The format in which `_printChanges` prints an action.
///
/// ```swift
/// let names = _ReducerPrinter<Counter.State, Counter.Action> { action, _, new in print(action, new.count) }
/// ```
public struct _ReducerPrinter<State, Action> {
  let printChange: (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void

  /// Makes a printer from a function that receives the action and the states before and after it.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    printChange(receivedAction, oldState, newState)
  }

  /// Prints the action and the diff of the states, on as many lines as they need.
  public static var customDump: Self {
    Self { action, old, new in
      ChangePrinter.print(ChangeText.block(action: action, from: old, to: new) + "\n")
    }
  }

  /// Prints the cases and labels of the action on one line.
  public static var actionLabels: Self {
    Self { action, _, _ in ChangePrinter.print(ChangeText.label(action: action)) }
  }
}

public struct _PrintChangesReducer<Base: Reducer>: OperatorReducer {
  @usableFromInline let base: Base
  @usableFromInline let printer: _ReducerPrinter<Base.State, Base.Action>?

  @inlinable
  init(base: Base, printer: _ReducerPrinter<Base.State, Base.Action>?) {
    self.base = base
    self.printer = printer
  }

  /// Compiles the base. Without a printer, nothing is added to it.
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<Base.State, Base.Action> {
    let base = base._compile(compiler)
    guard let printer else { return base }
    return { state, action in
      let old = state
      let tracker = SharedTracker()
      let effect = tracker.tracking { base(&state, action) }
      SharedPerspective.comparing(tracker.before) {
        printer.printChange(receivedAction: action, oldState: old, newState: state)
      }
      return effect
    }
  }
}
