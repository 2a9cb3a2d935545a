import ComposableCombine
import Testing

@Suite("Publishers of stores and objects")
@MainActor
struct StorePublisherTests {
  private struct Counter: Reducer {
    struct State: Equatable {
      var number = 0
      var title = ""
      var detail: Int?
    }
    enum Action { case plus, titled(String), detail(Int?), detailAction(Never) }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .plus: state.number += 1
      case .titled(let title): state.title = title
      case .detail(let detail): state.detail = detail
      case .detailAction: break
      }
      return .none
    }
  }

  private let store = Store(initialState: Counter.State()) { Counter() }

  @Test("A store publishes its state after each action")
  func states() {
    var counts: [Int] = []
    let subscription = store.publisher.sink { counts.append($0.number) }
    store.send(.plus)
    store.send(.titled("a"))
    #expect(counts == [0, 1, 1])
    subscription.cancel()
    store.send(.plus)
    #expect(counts == [0, 1, 1])
  }

  @Test("The publisher of a field has no duplicates")
  func fields() {
    var counts: [Int] = []
    let subscription = store.publisher.number.sink { counts.append($0) }
    store.send(.plus)
    store.send(.titled("a"))
    #expect(counts == [0, 1])
    subscription.cancel()
  }

  @Test("A view store publishes its states without duplicates, after it has changed")
  func viewStore() {
    let viewStore = ViewStore(store, observe: \.number)
    var seen: [[Int]] = []
    let subscription = viewStore.publisher.sink { seen.append([$0, viewStore.state]) }
    store.send(.titled("a"))
    store.send(.plus)
    #expect(seen == [[0, 0], [1, 1]])
    subscription.cancel()
  }

  @Test("A subscription keeps its store, and the store does not keep the subscription")
  func lifetime() {
    weak var weakStore: StoreOf<Counter>?
    var subscription: AnyCancellable?
    do {
      let store = Store(initialState: Counter.State()) { Counter() }
      weakStore = store
      subscription = store.publisher.sink { _ in }
    }
    #expect(weakStore != nil)
    subscription?.cancel()
    subscription = nil
    #expect(weakStore == nil)
  }

  @Test("ifLet announces a child's store each time the child appears, and its end")
  func ifLet() {
    var log: [String] = []
    let child = store.scope(state: \.detail, action: Counter.Action.detailAction)
    let observation = child.ifLet(
      then: { store in log.append("\(store.withState { $0 })") }, else: { log.append("none") })
    store.send(.detail(1))
    store.send(.detail(2))
    store.send(.detail(nil))
    store.send(.detail(3))
    #expect(log == ["none", "1", "none", "3"])
    observation.cancel()
    store.send(.detail(nil))
    #expect(log.count == 4)
  }

  private final class Model: ObservableObject {
    @Published var number = 0
  }

  @Test("A published property publishes its values before they are set")
  func published() {
    let model = Model()
    var seen: [[Int]] = []
    var changes = 0
    var cancellables: Set<AnyCancellable> = []
    model.$number.sink { seen.append([$0, model.number]) }.store(in: &cancellables)
    model.objectWillChange.sink { changes += 1 }.store(in: &cancellables)
    model.number = 1
    #expect(seen == [[0, 0], [1, 0]])
    #expect(changes == 1)
  }

  @Test("Values can be assigned to a published property as long as its object exists")
  func assign() {
    let numbers = PassthroughSubject<Int, Never>()
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      numbers.assign(to: &model.$number)
      numbers.send(7)
      #expect(model.number == 7)
    }
    #expect(weakModel == nil)
    numbers.send(8)
  }
}
