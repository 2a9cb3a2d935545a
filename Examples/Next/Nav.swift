import ComposableArchitecture2

/// A stack whose pages ask for the next page with an event.
@Feature struct Nav {
  struct State { var path: [Path.State] = [.page(.init(n: 1))] }
  enum Action { case path(Path.State.ID, Path.Action) }

  var body: some Feature {
    EmptyFeature()
      .forEach(\.path, action: \.path, dismissStyle: .stack) { Path.body }
      .onEvent(Open.self) { page, state in state.path.append(page) }
  }
}

enum Open: FeatureEventKey { typealias Value = Path.State }

@Feature enum Path { case page(Page) }

@Feature struct Page {
  struct State { var n: Int }
  enum Action { case next, back }

  var body: some Feature {
    Update { state, action in
      switch action {
      case .next:
        store.addTask { try store.post(key: Open.self, value: .page(.init(n: store.n + 1))) }
      case .back: store.addTask { try store.dismiss() }
      }
    }
  }
}
