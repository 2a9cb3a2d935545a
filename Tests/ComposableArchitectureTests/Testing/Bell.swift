@_spi(TestFailures) @testable import ComposableArchitecture

/// A feature for testing the test store: each action returns the effect that the test specifies.
struct Bell: Reducer {
  struct State: Equatable {
    var rings = 0
    var note = ""
  }
  enum Action: Hashable {
    case ringTapped
    case askTapped
    case stopTapped
    case answer(String)
    case rang(times: Int)
  }
  enum CancelID { case ask }
  /// Where an endless effect starts.
  static let endlessLine = #line + 34
  var effects: [Action: Effect<Action>] = [:]

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ringTapped: state.rings += 1
    case .askTapped, .stopTapped: break
    case .answer(let note): state.note = note
    case .rang(let times): state.rings += times
    }
    return effects[action] ?? .none
  }
}

extension TestStore where State == Bell.State, Action == Bell.Action {
  /// A store whose feature returns these effects.
  convenience init(_ effects: [Bell.Action: Effect<Bell.Action>] = [:]) {
    self.init(initialState: Bell.State()) { Bell(effects: effects) }
  }
}

extension Effect where Action == Bell.Action {
  /// An effect that sends an answer after the jobs that are ready now.
  static func answer(_ notes: String...) -> Effect {
    .run { send in
      for note in notes {
        await Task.yield()
        await send(.answer(note))
      }
    }
  }

  /// An effect that never ends by itself.
  static var endless: Effect {
    .run { _ in
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      withExtendedLifetime(continuation) {}
    }
  }
}
