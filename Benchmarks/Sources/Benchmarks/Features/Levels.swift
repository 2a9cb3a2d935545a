import ComposableArchitecture

/// A feature around the counter.
struct Level1: Reducer {
  struct State: Equatable { var count = 0, child = Counter.State() }
  enum Action: Equatable { case reset, child(Counter.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { Counter() }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}

/// A feature around ``Level1``.
struct Level2: Reducer {
  struct State: Equatable { var count = 0, child = Level1.State() }
  enum Action: Equatable { case reset, child(Level1.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { Level1() }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}

/// A feature around ``Level2``.
struct Level3: Reducer {
  struct State: Equatable { var count = 0, child = Level2.State() }
  enum Action: Equatable { case reset, child(Level2.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { Level2() }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}

/// A feature around ``Level3``.
struct Level4: Reducer {
  struct State: Equatable { var count = 0, child = Level3.State() }
  enum Action: Equatable { case reset, child(Level3.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { Level3() }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}

/// A feature around ``Level4``.
struct Level5: Reducer {
  struct State: Equatable { var count = 0, child = Level4.State() }
  enum Action: Equatable { case reset, child(Level4.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { Level4() }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}

/// A feature around ``Level5``.
struct Level6: Reducer {
  struct State: Equatable { var count = 0, child = Level5.State() }
  enum Action: Equatable { case reset, child(Level5.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { Level5() }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}

/// A feature around ``Level6``.
struct Level7: Reducer {
  struct State: Equatable { var count = 0, child = Level6.State() }
  enum Action: Equatable { case reset, child(Level6.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { Level6() }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}

/// A feature around ``Level7``.
struct Level8: Reducer {
  struct State: Equatable { var count = 0, child = Level7.State() }
  enum Action: Equatable { case reset, child(Level7.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { Level7() }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}

/// A feature around ``Level8``.
struct Level9: Reducer {
  struct State: Equatable { var count = 0, child = Level8.State() }
  enum Action: Equatable { case reset, child(Level8.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { Level8() }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}

/// A feature around ``Level9``.
struct Level10: Reducer {
  struct State: Equatable { var count = 0, child = Level9.State() }
  enum Action: Equatable { case reset, child(Level9.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: /Action.child) { Level9() }
    Reduce { state, action in
      if case .reset = action { state.count = 0 }
      return .none
    }
  }
}
