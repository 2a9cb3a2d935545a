import ComposableArchitecture

/// The description of the state crashes.
struct CrashWhenShown: Reducer {
  struct State: Equatable, CustomDumpStringConvertible {
    var count = 0
    var customDumpDescription: String { fatalError("no description") }  // shown
  }

  enum Action: Equatable {
    case plus
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}
