import ComposableArchitecture

/// A feature with twenty observable fields and a child, in today's spelling.
@Reducer
struct Observed {
  @ObservableState
  struct State: Equatable {
    var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0
    var k = 0, l = 0, m = 0, n = 0, o = 0, p = 0, q = 0, r = 0, s = 0, t = 0
    var child = Child.State()
  }

  enum Action { case bump, child(Child.Action), other(Int) }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable { var count = 0 }

    enum Action { case tap, type(String) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .tap = action { state.count &+= 1 }
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Child() }
    Reduce { state, action in
      if case .bump = action { state.a &+= 1 }
      return .none
    }
  }
}

extension Observed.Action {
  /// The child's action, by a pattern.
  var ownChild: Observed.Child.Action? {
    if case .child(let action) = self { action } else { nil }
  }
}

/// ``Observed`` without `@ObservableState`.
@Reducer
struct Plain {
  struct State: Equatable {
    var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0
    var k = 0, l = 0, m = 0, n = 0, o = 0, p = 0, q = 0, r = 0, s = 0, t = 0
    var child = Child.State()
  }

  enum Action { case bump, child(Child.Action), other(Int) }

  @Reducer
  struct Child {
    struct State: Equatable { var count = 0 }

    enum Action { case tap, type(String) }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .tap = action { state.count &+= 1 }
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Child() }
    Reduce { state, action in
      if case .bump = action { state.a &+= 1 }
      return .none
    }
  }
}
