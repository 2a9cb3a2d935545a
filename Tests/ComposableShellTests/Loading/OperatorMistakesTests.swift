import Foundation
import Testing

/// The commonest mistakes with cases, operators, and presentations: each is one change of a file that compiles.
@Suite("Answers to mistakes with operators", .serialized)
@MainActor
struct OperatorMistakesTests {
  @Test("The file without a mistake compiles")
  func correct() async throws {
    let output = try await WrittenFile.output(of: Self.source)
    #expect(output.hasPrefix("Root.State("), "\(output)")
  }

  @Test(
    "A mistake has an answer with its place, its cause, and what to write",
    arguments: OperatorMistake.all)
  func answer(_ mistake: OperatorMistake) async throws {
    let place = try #require(Self.source.firstRange(of: mistake.written))
    let output = try await WrittenFile.output(
      of: Self.source.replacingCharacters(in: place, with: mistake.mistyped))
    #expect(output.contains(mistake.answer), "\(output)")
    if let hint = mistake.hint, mistake.place.contains(":") {
      #expect(output.contains("\n  \(hint)"), "\(output)")
    }
    for machinery in ["PartialKeyPath", "Case<", "AllCasePaths", "failed to produce diagnostic"] {
      #expect(!output.contains(machinery), "\(output)")
    }
  }

  private static let source = #"""
    import ComposableArchitecture
    import SwiftUI

    @Reducer
    struct Counter {
      @ObservableState
      struct State: Equatable, Identifiable {
        let id: Int
        var count = 0
        var isOn = false
      }
      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case incrementButtonTapped
        case factButtonTapped
        case factResponse(String)
      }
      @Dependency(\.continuousClock) var clock
      var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
          switch action {
          case .binding:
            return .none
          case .incrementButtonTapped:
            state.count += 1
            return .none
          case .factButtonTapped:
            return .run { [count = state.count] send in
              try await clock.sleep(for: .seconds(1))
              await send(.factResponse("\(count) is a number"))
            }
          case .factResponse(let fact):
            state.isOn = fact.isEmpty
            return .none
          }
        }
      }
    }

    @Reducer
    enum Path {
      case counter(Counter)
    }
    extension Path.State: Equatable {}

    @Reducer
    struct Root {
      @ObservableState
      struct State: Equatable {
        var first = Counter.State(id: 1)
        @Presents var sheet: Counter.State?
        var rows: IdentifiedArrayOf<Counter.State> = []
        var path = StackState<Path.State>()
      }
      enum Action {
        case first(Counter.Action)
        case sheet(PresentationAction<Counter.Action>)
        case rows(IdentifiedActionOf<Counter>)
        case path(StackActionOf<Path>)
        case addButtonTapped
        case showButtonTapped
        case pushButtonTapped
      }
      var body: some ReducerOf<Self> {
        Scope(state: \.first, action: \.first) {
          Counter()
        }
        Reduce { state, action in
          switch action {
          case .first, .rows, .path:
            return .none
          case .sheet(.presented(.incrementButtonTapped)):
            state.sheet = nil
            return .none
          case .sheet:
            return .none
          case .addButtonTapped:
            state.rows.append(Counter.State(id: 2))
            return .none
          case .showButtonTapped:
            state.sheet = Counter.State(id: 3)
            return .none
          case .pushButtonTapped:
            state.path.append(.counter(Counter.State(id: 4)))
            return .none
          }
        }
        .ifLet(\.$sheet, action: \.sheet) { Counter() }
        .forEach(\.rows, action: \.rows) { Counter() }
        .forEach(\.path, action: \.path)
      }
    }

    struct CounterView: View {
      @Bindable var store: StoreOf<Counter>
      var body: some View {
        Toggle("On", isOn: $store.isOn)
      }
    }

    struct RootView: View {
      @Bindable var store: StoreOf<Root>
      var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
          Button("Show") { store.send(.showButtonTapped) }
            .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { store in CounterView(store: store) }
        } destination: { store in
          switch store.case {
          case .counter(let store): CounterView(store: store)
          }
        }
      }
    }

    """#
}
