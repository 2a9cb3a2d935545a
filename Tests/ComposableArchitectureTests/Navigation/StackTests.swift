import Testing

@testable import ComposableArchitecture

/// A stack of pictures and forms.
@Reducer
struct Walk {
  @Reducer
  enum Path {
    case form(Caption)
    case picture(Picture)
  }
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var log: [Int] = []
    var replaces = false
  }
  @CasePathable
  enum Action: Equatable {
    case path(StackActionOf<Path>)
    case popTapped
    case pushTapped
    case removeFirst
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(id: let id, action: .picture)):
        state.log.append(state.path[id: id, case: \.picture]?.count ?? -1)
      case .path(.popFrom): state.log.append(state.path.count)
      case .path(.push): state.log.append(state.path.count)
      case .path: break
      case .popTapped: state.path.removeLast()
      case .pushTapped: state.path.append(.picture(Picture.State()))
      case .removeFirst: state.path.removeFirst()
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension Walk.Path.State: Equatable {}
extension Walk.Path.Action: Equatable {}

/// `forEach(\.path, action:)`: order, IDs, cancellation, dismissal.
@MainActor
struct StackTests {
  private func walk(_ count: Int) -> StoreOf<Walk> {
    withDependencies {
      $0.stackElementID = StackElementIDGenerator()
    } operation: {
      let path = StackState((0..<count).map { _ in Walk.Path.State.picture(Picture.State()) })
      return EffectExecution.$current.withValue(.drainedByHand) {
        let ids = DependencyValues._current.stackElementID
        return Store(initialState: Walk.State(path: path)) {
          Walk()
        } withDependencies: {
          $0.stackElementID = ids
        }
      }
    }
  }

  private func element(_ id: Int, _ action: Picture.Action) -> Walk.Action {
    .path(.element(id: StackElementID(number: id), action: .picture(action)))
  }

  @Test func `The element handles its action before the parent`() {
    let store = walk(2)
    store.send(element(1, .tapped))
    #expect(store.state.log == [1])
    #expect(store.state.path[0].picture?.count == 0)
  }

  @Test func `An action for an unknown ID is reported and the parent still handles it`() {
    let store = walk(1)
    let warnings = reports { store.send(element(4, .tapped)) }
    #expect(warnings.map(\.code) == [.stackElement])
    #expect(
      warnings.first?.summary
        == "forEach received Walk.Action.path(.element(id:, action: .picture(.tapped))) "
        + "for ID #4, which is not in \\.path")
    #expect(store.state.log == [-1])
  }

  @Test func `popFrom removes the element and all above after the parent has seen them`() {
    let store = walk(3)
    store.send(.path(.popFrom(id: 1)))
    #expect(store.state.log == [3])
    #expect(store.state.path.ids == [0])
  }

  @Test func `popFrom with an unknown ID is reported`() {
    let store = walk(1)
    #expect(reports { store.send(.path(.popFrom(id: 9))) }.map(\.code) == [.stackElement])
    #expect(store.state.path.ids == [0])
  }

  @Test func `push adds the element before the parent runs`() {
    let store = walk(1)
    store.send(.path(.push(id: 1, state: .form(Caption.State()))))
    #expect(store.state.log == [2])
    #expect(store.state.path.ids == [0, 1])
    store.send(.pushTapped)
    #expect(store.state.path.ids == [0, 1, 2])
  }

  @Test func `A push of an ID that is on the stack is reported and ignored`() {
    let store = walk(1)
    let push = Walk.Action.path(.push(id: 0, state: .form(Caption.State())))
    #expect(reports { store.send(push) }.map(\.code) == [.stackElement])
    #expect(store.state.path.count == 1)
  }

  @Test func `In a test, a push of an ID that was not created yet is reported`() {
    let store = walk(1)
    let push = Walk.Action.path(.push(id: 7, state: .form(Caption.State())))
    #expect(reports { store.send(push) }.map(\.code) == [.stackElement])
    #expect(store.state.path.ids == [0, 7])
    store.send(.path(.popFrom(id: 7)))
    #expect(reports { store.send(push) }.isEmpty)
  }

  @Test func `Removed elements lose their effects and the others keep theirs`() {
    let store = walk(3)
    for id in 0...2 { store.sendAndDrain(element(id, .start)) }
    store.sendAndDrain(.removeFirst)
    #expect(store.runningEffects.count == 2)
    store.sendAndDrain(.path(.popFrom(id: 2)))
    #expect(store.runningEffects.count == 1)
    store.sendAndDrain(.popTapped)
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `An element cancels its own effects only`() {
    let store = walk(2)
    for id in 0...1 { store.sendAndDrain(element(id, .start)) }
    store.sendAndDrain(element(0, .stop))
    #expect(store.runningEffects.count == 1)
  }

  @Test func `dismiss from the middle also removes the elements above`() {
    let store = walk(3)
    store.sendAndDrain(element(1, .closeTapped))
    #expect(store.state.path.ids == [0])
    #expect(store.state.log.last == 3)
  }

  @Test func `An answer still reaches an element after another one was removed`() {
    let store = walk(2)
    store.sendAndDrain(element(1, .innerTapped))
    store.sendAndDrain(.removeFirst)
    store.sendAndDrain(element(1, .inner(.presented(.closeTapped))))
    #expect(store.state.path[id: 1]?.picture?.inner == nil)
    #expect(store.state.path.count == 1)
  }
}

/// A stack as a value.
struct StackStateTests {
  private func stack(_ elements: [Int]) -> StackState<Int> {
    withDependencies {
      $0.stackElementID = StackElementIDGenerator()
    } operation: {
      StackState(elements)
    }
  }

  @Test func `Each element draws an ID, and removed IDs do not return`() {
    withDependencies {
      $0.stackElementID = StackElementIDGenerator()
    } operation: {
      var stack = StackState([5, 6])
      stack.removeLast()
      stack.append(7)
      stack.insert(8, at: 0)
      #expect(stack.ids == [3, 0, 2])
      #expect(Array(stack) == [8, 5, 7])
    }
  }

  @Test func `pop(from:) and pop(to:) remove what is above`() {
    var stack = stack([1, 2, 3])
    stack.pop(to: 1)
    #expect(Array(stack) == [1, 2])
    stack.pop(from: 1)
    #expect(Array(stack) == [1])
    stack.pop(from: 9)
    #expect(Array(stack) == [1])
  }

  @Test func `An element is changed, removed and, in a test, added by ID`() {
    var stack = stack([1, 2])
    stack[id: 0]? += 10
    stack[id: 7]? += 10
    stack[id: 1] = nil
    stack[id: 2] = 3
    #expect(stack.ids == [0, 2])
    #expect(Array(stack) == [11, 3])
  }

  @Test func `Outside of tests, an element that is not there is not added`() {
    let warnings = reports {
      withDependencies {
        $0.context = .live
      } operation: {
        var stack = StackState<Int>()
        stack[id: 2] = 3
        #expect(stack.isEmpty)
      }
    }
    #expect(warnings.map(\.code) == [.stackElement])
  }

  @Test func `Stacks are equal if the elements and the IDs are`() {
    #expect(stack([1, 2]) == stack([1, 2]))
    var other = stack([1, 2])
    other.pop(from: 1)
    other[id: 5] = 2
    #expect(stack([1, 2]) != other)
  }
}
