import ComposableArchitecture

// Features with and without a mistake with answers that come later.

/// Clearing the text does not cancel the request for the last one.
struct ClearedSearch: Reducer {
  struct State: Equatable {
    var text = ""
    var result: String?
  }

  enum Action: Equatable {
    case textChanged(String)
    case found(String)
  }

  var isCorrect = false
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text):
      (state.text, state.result) = (text, nil)
      guard !text.isEmpty else { return isCorrect ? .cancel(id: "search") : .none }
      return .run { send in await send(.found(text)) }
        .debounce(id: "search", for: .milliseconds(300), clock: clock)
    case .found(let result):
      state.result = result
      return .none
    }
  }
}

/// The button can be tapped again while the order is sent.
struct DoubleSubmit: Reducer {
  struct State: Equatable {
    var isSending = false
    var orders = 0
  }

  enum Action: Equatable {
    case orderButtonTapped
    case ordered
  }

  var isCorrect = false
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .orderButtonTapped:
      if state.orders > 0 || isCorrect && state.isSending { return .none }
      state.isSending = true
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.ordered)
      }
    case .ordered:
      state.isSending = false
      state.orders += 1
      return .none
    }
  }
}

/// The message of a failed request stays when the next one succeeds.
struct ErrorKept: Reducer {
  struct State: Equatable {
    var isOnline = false
    var content: String?
    var message: String?
  }

  enum Action: Equatable {
    case onlineToggleTapped
    case loadButtonTapped
    case loaded(String?)
  }

  var isCorrect = false
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .onlineToggleTapped:
      state.isOnline.toggle()
      return .none
    case .loadButtonTapped:
      return .run { [isOnline = state.isOnline] send in
        try await clock.sleep(for: .seconds(1))
        await send(.loaded(isOnline ? "text" : nil))
      }
      .cancellable(id: "load", cancelInFlight: true)
    case .loaded(let content?):
      state.content = content
      if isCorrect { state.message = nil }
      return .none
    case .loaded(nil):
      (state.content, state.message) = (nil, "offline")
      return .none
    }
  }
}

/// The profile arrives after the user has logged out.
struct LogoutWhileLoading: Reducer {
  struct State: Equatable {
    var isLoggedIn = false
    var profile: String?
  }

  enum Action: Equatable {
    case loginButtonTapped
    case logoutButtonTapped
    case profileLoaded(String)
  }

  var isCorrect = false
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .loginButtonTapped:
      guard !state.isLoggedIn else { return .none }
      state.isLoggedIn = true
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.profileLoaded("Blob"))
      }
      .cancellable(id: "profile")
    case .logoutButtonTapped:
      (state.isLoggedIn, state.profile) = (false, nil)
      return isCorrect ? .cancel(id: "profile") : .none
    case .profileLoaded(let profile):
      state.profile = profile
      return .none
    }
  }
}

/// Closing cancels the delayed saving of the last change.
struct DraftLost: Reducer {
  struct State: Equatable {
    var isOpen = true
    var text = ""
    var saved = ""
  }

  enum Action: Equatable {
    case textChanged(String)
    case closeButtonTapped
    case timePassed
  }

  var isCorrect = false
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text):
      guard state.isOpen else { return .none }
      state.text = text
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.timePassed)
      }
      .cancellable(id: "save", cancelInFlight: true)
    case .closeButtonTapped:
      state.isOpen = false
      if isCorrect { state.saved = state.text }
      return .cancel(id: "save")
    case .timePassed:
      state.saved = state.text
      return .none
    }
  }
}

/// A long text takes longer to save than the short one that is typed after it.
struct SlowSave: Reducer {
  struct State: Equatable {
    var text = ""
    var saved = ""
  }

  enum Action: Equatable {
    case textChanged(String)
    case stored(String)
  }

  var isCorrect = false
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text):
      state.text = text
      return .run { send in
        try await clock.sleep(for: .seconds(text.count))
        await send(.stored(text))
      }
      .cancellable(id: "save", cancelInFlight: isCorrect)
    case .stored(let text):
      state.saved = text
      return .none
    }
  }
}
