import ComposableArchitecture
import Foundation
import Testing

@Reducer
struct Diary {
  @ObservableState
  struct State: Equatable {
    var entries: [Entry] = []
  }

  struct Entry: Equatable {
    let id: UUID
    let date: Date
  }

  enum Action: Equatable {
    case addButtonTapped
  }

  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.entries.append(Entry(id: uuid(), date: now))
        return .none
      }
    }
  }
}

@MainActor
struct DiaryTests {
  @Test func `A new entry has an ID and the current date`() async {
    let store = TestStore(initialState: Diary.State()) {
      Diary()
    }
    await store.send(.addButtonTapped) {
      $0.entries = [Diary.Entry(id: UUID(0), date: Date(timeIntervalSince1970: 0))]
    }
  }
}
