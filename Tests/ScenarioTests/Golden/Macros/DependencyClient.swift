import ComposableArchitecture
import SwiftUI

@DependencyClient
struct FactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
  var isAvailable: @Sendable () -> Bool = { false }
}

extension FactClient: DependencyKey {
  static let liveValue = FactClient(
    fetch: { "\($0) is a number." },
    isAvailable: { true })
  static let testValue = FactClient()
}

extension DependencyValues {
  var facts: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

@Reducer
struct Facts {
  @ObservableState
  struct State: Equatable {
    var fact: String?
    var isLoading = false
    var number = 0
  }

  enum Action {
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case numberChanged(Int)
  }

  @Dependency(\.facts) var facts

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .factButtonTapped:
        guard facts.isAvailable() else { return .none }
        state.fact = nil
        state.isLoading = true
        return .run { [number = state.number] send in
          await send(.factResponse(Result { try await facts.fetch(number: number) }))
        }
      case .factResponse(.success(let fact)):
        state.fact = fact
        state.isLoading = false
        return .none
      case .factResponse(.failure):
        state.isLoading = false
        return .none
      case .numberChanged(let number):
        state.number = number
        return .none
      }
    }
  }
}

struct FactsView: View {
  @Bindable var store: StoreOf<Facts>

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("\(store.number)", value: $store.number.sending(\.numberChanged))
      Button("Fact") { store.send(.factButtonTapped) }
      if store.isLoading { ProgressView() }
      if let fact = store.fact { Text(fact) }
    }
  }
}
