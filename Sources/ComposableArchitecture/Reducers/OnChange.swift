extension Reducer {
  /// Runs another reducer when this one has changed a value in the state.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.settings.isHapticOn) { oldValue, newValue in
  ///     Reduce { state, action in
  ///       .run { send in await save(newValue) }
  ///     }
  ///   }
  /// ```
  ///
  /// The other reducer runs immediately after this one, with the same action. Its effects are merged
  /// after the effects of this one.
  ///
  /// - Parameters:
  ///   - toValue: The value to observe. Only changes that this reducer makes count.
  ///   - reducer: Makes the reducer to run from the old and the new value.
  @inlinable
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> where R.State == State, R.Action == Action {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, reducer: reducer)
  }

  /// Changes the state further, or returns an effect, when this reducer has changed a value in the state.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.settings.isHapticOn) { oldValue, state in
  ///     .run { [isOn = state.settings.isHapticOn] send in await save(isOn) }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: The value to observe. Only changes that this reducer makes count.
  ///   - change: Runs immediately after this reducer. Its effect is merged after the effects of this one.
  @inlinable
  public func onChange<V: Equatable>(
    of toValue: @escaping (State) -> V,
    _ change: @escaping (_ oldValue: V, _ state: inout State) -> Effect<Action>
  ) -> _OnChangeReducer<Self, V, Reduce<State, Action>> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { oldValue, _ in
      Reduce { state, _ in change(oldValue, &state) }
    }
  }

  /// Runs another reducer when this one has changed a value in the state, as judged by a function.
  ///
  /// - Parameters:
  ///   - toValue: The value to observe. Only changes that this reducer makes count.
  ///   - isDuplicate: Whether two values count as the same.
  ///   - reducer: Makes the reducer to run from the old and the new value.
  @inlinable
  public func onChange<V, R: Reducer>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> where R.State == State, R.Action == Action {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate, reducer: reducer)
  }
}

public struct _OnChangeReducer<Base: Reducer, Value, Change: Reducer>: OperatorReducer
where Base.State == Change.State, Base.Action == Change.Action {
  @usableFromInline let base: Base
  @usableFromInline let toValue: (Base.State) -> Value
  @usableFromInline let isDuplicate: (Value, Value) -> Bool
  @usableFromInline let reducer: (Value, Value) -> Change

  @inlinable
  init(
    base: Base, toValue: @escaping (Base.State) -> Value,
    isDuplicate: @escaping (Value, Value) -> Bool, reducer: @escaping (Value, Value) -> Change
  ) {
    self.base = base
    self.toValue = toValue
    self.isDuplicate = isDuplicate
    self.reducer = reducer
  }

  /// Compiles the base. The other reducer is made, compiled and run for each change.
  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<Base.State, Base.Action> {
    let base = base._compile(compiler)
    compiler.note(ReducerDescription("onChange"))
    let changeCompiler = ReducerCompiler(tracer: compiler.tracer)
    return { [toValue, isDuplicate, reducer] state, action in
      let old = toValue(state)
      let effect = base(&state, action)
      let new = toValue(state)
      guard !isDuplicate(old, new) else { return effect }
      let change = changeCompiler.node(ReducerDescription("onChange")) {
        reducer(old, new)._compile($0)
      }
      return effect.merge(with: change(&state, action))
    }
  }
}
