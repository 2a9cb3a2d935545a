import ComposableArchitecture
import SwiftUI

/// A dependency client with two endpoints.
@DependencyClient
struct QuoteClient {
  var count: @Sendable () -> Int = { 0 }
  var fetch: @Sendable (_ number: Int) async throws -> String
}

extension QuoteClient: DependencyKey {
  static let liveValue = QuoteClient(
    count: { 3 },
    fetch: { number in
      guard number <= 2 else { throw QuoteError() }
      return "Quote number \(number)"
    })
  static let testValue = QuoteClient()
}

extension DependencyValues {
  var quoteClient: QuoteClient {
    get { self[QuoteClient.self] }
    set { self[QuoteClient.self] = newValue }
  }
}

struct QuoteError: Error, Equatable {}

@Reducer
struct Quotes {
  @ObservableState
  struct State: Equatable {
    var isLoading = false
    var number = 0
    var text = ""
  }

  enum Action {
    case nextButtonTapped
    case quoteResponse(Result<String, any Error>)
  }

  @Dependency(\.quoteClient) var quoteClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextButtonTapped:
        state.isLoading = true
        state.number = state.number % quoteClient.count() + 1
        return .run { [number = state.number] send in
          await send(.quoteResponse(Result { try await quoteClient.fetch(number: number) }))
        }
      case .quoteResponse(.success(let text)):
        state.isLoading = false
        state.text = text
        return .none
      case .quoteResponse(.failure):
        state.isLoading = false
        state.text = "No quote"
        return .none
      }
    }
  }
}

struct QuotesView: View {
  let store: StoreOf<Quotes>

  var body: some View {
    VStack(alignment: .leading) {
      if store.isLoading { ProgressView() } else { Text(store.text) }
      Button("Next") { store.send(.nextButtonTapped) }
    }
  }
}
