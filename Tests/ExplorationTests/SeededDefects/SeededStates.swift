import ComposableArchitecture

// Features with and without states that contradict themselves.

/// An edit after an undo does not forget what was undone.
struct RedoKept: Reducer {
  struct State: Equatable {
    var value = 0
    var undo: [Int] = []
    var redo: [Int] = []
  }

  enum Action: Equatable {
    case plusButtonTapped
    case undoButtonTapped
    case redoButtonTapped
  }

  var isCorrect = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .plusButtonTapped:
      state.undo.append(state.value)
      state.value += 1
      if isCorrect { state.redo = [] }
    case .undoButtonTapped:
      guard let value = state.undo.popLast() else { return .none }
      state.redo.append(state.value)
      state.value = value
    case .redoButtonTapped:
      guard let value = state.redo.popLast() else { return .none }
      state.undo.append(state.value)
      state.value = value
    }
    return .none
  }
}

/// The selected tab can be closed.
struct RemovedTab: Reducer {
  struct State: Equatable {
    var tabs = ["a", "b", "c"]
    var selection = 0
  }

  enum Action: Equatable {
    case nextTabTapped
    case closeLastTabTapped
  }

  var isCorrect = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nextTabTapped:
      state.selection = (state.selection + 1) % state.tabs.count
    case .closeLastTabTapped:
      guard state.tabs.count > 1 else { return .none }
      state.tabs.removeLast()
      if isCorrect { state.selection = min(state.selection, state.tabs.count - 1) }
    }
    return .none
  }
}

/// A coupon is used again for an item that was removed.
struct CartTotal: Reducer {
  struct State: Equatable {
    var prices: [Int] = []
    var discount = 0
    var total = 0
  }

  enum Action: Equatable {
    case addButtonTapped
    case couponButtonTapped
    case removeButtonTapped
  }

  var isCorrect = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .addButtonTapped:
      guard state.prices.count < 3 else { return .none }
      state.prices.append(10)
      state.total += 10
    case .couponButtonTapped:
      guard state.discount == 0, !state.prices.isEmpty else { return .none }
      state.discount = 5
      state.total -= 5
    case .removeButtonTapped:
      guard let price = state.prices.popLast() else { return .none }
      state.total -= price
      if state.prices.isEmpty {
        state.discount = 0
        if isCorrect { state.total = 0 }
      }
    }
    return .none
  }
}

/// The name can be cleared after it was checked.
struct NameClearedLater: Reducer {
  struct State: Equatable {
    enum Step { case name, address, done }

    var step = Step.name
    var name = ""
  }

  enum Action: Equatable {
    case nameChanged(String)
    case nextButtonTapped
    case summaryButtonTapped
  }

  var isCorrect = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .nameChanged(let name):
      if isCorrect, state.step != .name { return .none }
      state.name = name
    case .nextButtonTapped:
      if state.step == .name, !state.name.isEmpty { state.step = .address }
    case .summaryButtonTapped:
      if state.step == .address { state.step = .done }
    }
    return .none
  }
}
