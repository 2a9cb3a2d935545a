extension Reducer {
  /// Runs a further reducer whenever this one has changed a value in the state.
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
  /// The further reducer runs right after this one, on the same action; its effects merge after
  /// those of this one.
  ///
  /// - Parameters:
  ///   - toValue: The value to watch. Only what this reducer changes counts.
  ///   - reducer: Makes the reducer to run of the value before and the value after.
  @inlinable
  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> where R.State == State, R.Action == Action {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, reducer: reducer)
  }

  /// Runs a further reducer whenever this one has changed a value in the state; a function says
  /// what counts as the same.
  ///
  /// - Parameters:
  ///   - toValue: The value to watch. Only what this reducer changes counts.
  ///   - isDuplicate: Whether two values are the same.
  ///   - reducer: Makes the reducer to run of the value before and the value after.
  @inlinable
  public func onChange<V, R: Reducer>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> where R.State == State, R.Action == Action {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate, reducer: reducer)
  }
}

/// What `onChange` makes of a reducer.
public struct _OnChangeReducer<Base: Reducer, Value, Further: Reducer>: OperatorReducer
where Base.State == Further.State, Base.Action == Further.Action {
  @usableFromInline let base: Base
  @usableFromInline let toValue: (Base.State) -> Value
  @usableFromInline let isDuplicate: (Value, Value) -> Bool
  @usableFromInline let reducer: (Value, Value) -> Further

  @inlinable
  init(
    base: Base, toValue: @escaping (Base.State) -> Value,
    isDuplicate: @escaping (Value, Value) -> Bool, reducer: @escaping (Value, Value) -> Further
  ) {
    self.base = base
    self.toValue = toValue
    self.isDuplicate = isDuplicate
    self.reducer = reducer
  }

  /// Prepares the base. The further reducer is made, and run, anew for each change.
  @inlinable
  public func _prepare(_ preparation: Preparation) -> PreparedReducer<Base.State, Base.Action> {
    let base = base._prepare(preparation)
    preparation.note(ReducerDescription("onChange"))
    let following = Preparation(tracer: preparation.tracer)
    return { [toValue, isDuplicate, reducer] state, action in
      let old = toValue(state)
      let effect = base(&state, action)
      let new = toValue(state)
      guard !isDuplicate(old, new) else { return effect }
      let change = following.node(ReducerDescription("onChange")) {
        reducer(old, new)._prepare($0)
      }
      return effect.merge(with: change(&state, action))
    }
  }
}
