import ComposableArchitecture2

enum Bought: FeatureEventKey { typealias Value = Int }

@Feature struct Shop {
  struct State {
    var total = 0
    var shelf = Shelf.State()
  }

  enum Action { case shelf(Shelf.Action) }

  var body: some Feature {
    Scope(\.shelf, action: \.shelf) { Shelf() }
  }
}

@Feature struct Shelf {
  struct State {
    var tea = Item.State(price: 4)
    var cake = Item.State(price: 3)
  }

  enum Action {
    case tea(Item.Action)
    case cake(Item.Action)
  }

  var body: some Feature {
    Scope(\.tea, action: \.tea) { Item() }
    Scope(\.cake, action: \.cake) { Item() }
  }
}

@Feature struct Item {
  struct State {
    let price: Int
    var isSold = false
  }

  enum Action { case buyTapped }

  var body: some Feature {
    Update { state, _ in
      guard !state.isSold else { return }
      state.isSold = true
      store.addTask { try store.post(key: Bought.self, value: store.price) }
    }
  }
}
