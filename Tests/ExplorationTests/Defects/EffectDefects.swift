import ComposableArchitecture

// Features with one mistake each: effects that fail, that nobody cancels, or that answer in another order.

/// A request can fail, and nothing handles it.
struct UnhandledError: Reducer {
  struct Failure: Error, Equatable {}

  struct State: Equatable {
    var isOnline = true
  }

  enum Action: Equatable {
    case offlineButtonTapped
    case loadButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .offlineButtonTapped:
      state.isOnline = false
      return .none
    case .loadButtonTapped:
      return .run { [isOnline = state.isOnline] _ in if !isOnline { throw Failure() } }
    }
  }
}

/// Two switches correct each other without end.
struct Circle: Reducer {
  struct State: Equatable {
    var isOn = false
    var isLocked = false
  }

  enum Action: Equatable {
    case lockButtonTapped
    case toggleButtonTapped
    case corrected
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .lockButtonTapped:
      state.isLocked = true
      return .none
    case .toggleButtonTapped, .corrected:
      state.isOn.toggle()
      return state.isLocked ? .send(.corrected) : .none
    }
  }
}

/// A second request does not cancel the first, whose answer may come later.
struct StaleAnswer: Reducer {
  struct State: Equatable {
    var query = ""
    var answer = ""
  }

  enum Action: Equatable {
    case queryChanged(String)
    case answered(String)
  }

  var cancelsInFlight = false
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query):
      state.query = query
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.answered(query))
      }
      .cancellable(id: "answer", cancelInFlight: cancelsInFlight)
    case .answered(let answer):
      state.answer = answer
      return .none
    }
  }
}

/// The same without sleeping: the requests only suspend.
struct StaleYield: Reducer {
  typealias State = StaleAnswer.State
  typealias Action = StaleAnswer.Action

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query):
      state.query = query
      return .run { send in
        await Task.yield()
        await send(.answered(query))
      }
    case .answered(let answer):
      state.answer = answer
      return .none
    }
  }
}

/// The timer of a view that appears twice runs twice.
struct AppearsTwice: Reducer {
  struct State: Equatable {
    var seconds = 0
    var ticksInSecond = 0
    var now = Duration.zero
  }

  enum Action: Equatable {
    case onAppear
    case ticked(Duration)
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .onAppear:
      return .run { send in
        for second in 1...2 {
          try await clock.sleep(for: .seconds(1))
          await send(.ticked(.seconds(second)))
        }
      }
    case .ticked(let now):
      state.ticksInSecond = now == state.now ? state.ticksInSecond + 1 : 1
      state.now = now
      return .none
    }
  }
}

/// Stopping forgets to cancel the effect.
struct StopForgotten: Reducer {
  struct State: Equatable {
    var isRunning = false
    var ticksWhileStopped = 0
  }

  enum Action: Equatable {
    case startButtonTapped
    case stopButtonTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startButtonTapped:
      guard !state.isRunning else { return .none }
      state.isRunning = true
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.ticked)
      }
    case .stopButtonTapped:
      state.isRunning = false
      return .none
    case .ticked:
      if !state.isRunning { state.ticksWhileStopped += 1 }
      return .none
    }
  }
}

/// Cancelling a request leaves the indicator on.
struct LoadingForever: Reducer {
  struct State: Equatable {
    var isLoading = false
  }

  enum Action: Equatable {
    case loadButtonTapped
    case cancelButtonTapped
    case loaded
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .loadButtonTapped:
      state.isLoading = true
      return .run { send in
        try await clock.sleep(for: .seconds(2))
        await send(.loaded)
      }
      .cancellable(id: "load", cancelInFlight: true)
    case .cancelButtonTapped:
      return .cancel(id: "load")
    case .loaded:
      state.isLoading = false
      return .none
    }
  }
}

/// The next page is loaded twice if its button is tapped twice.
struct PageTwice: Reducer {
  struct State: Equatable {
    var rows: [Int] = []
  }

  enum Action: Equatable {
    case nextPageTapped
    case pageResponse([Int])
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nextPageTapped:
      guard state.rows.count < 4 else { return .none }
      let start = state.rows.count
      return .run { send in
        try await clock.sleep(for: .milliseconds(300))
        await send(.pageResponse([start, start + 1]))
      }
    case .pageResponse(let rows):
      state.rows += rows
      return .none
    }
  }
}

/// A change that the server refuses is not taken back if another change was made meanwhile.
struct NotRolledBack: Reducer {
  struct State: Equatable {
    var isFavorite = false
    var saved = false
    var failsNext = false
  }

  enum Action: Equatable {
    case favoriteButtonTapped
    case offlineToggled
    case savedResponse(Bool)
    case failedResponse
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .favoriteButtonTapped:
      state.isFavorite.toggle()
      return .run { [value = state.isFavorite, fails = state.failsNext] send in
        try await clock.sleep(for: .seconds(1))
        await send(fails ? .failedResponse : .savedResponse(value))
      }
      .cancellable(id: "save", cancelInFlight: true)
    case .offlineToggled:
      state.failsNext.toggle()
      return .none
    case .savedResponse(let value):
      state.saved = value
      return .none
    case .failedResponse:
      return .none
    }
  }
}
