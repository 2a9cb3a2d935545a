/// The 0.5x spelling of ``Reducer``.
public typealias ReducerProtocol = Reducer

/// The 0.5x spelling of ``ReducerOf``.
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// The 0.5x spelling of ``Effect``.
public typealias EffectTask = Effect
