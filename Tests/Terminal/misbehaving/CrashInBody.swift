import ComposableArchitecture

/// The reducer cannot be created.
struct CrashInBody: Reducer {
  struct State: Equatable {
    var count = 0
  }

  enum Action: Equatable {
    case plus
  }

  var body: some ReducerOf<Self> {
    let _ = Self.broken()
    Reduce { _, _ in .none }
  }

  static func broken() -> Int { fatalError("no body") }  // body
}
