import ComposableArchitecture
import SwiftUI
import Testing

/// Names of TCA and its companions that few projects use.
@MainActor
struct RareAPITests {
  @Test func `A load's continuation calls a closure with its result`() throws {
    let results = LockIsolated<[Int?]>([])
    let continuation = LoadContinuation<Int> { result in
      results.withValue { $0.append(try? result.get()) }
    }
    continuation.resume(returning: 3)
    #expect(results.value == [3])
  }

  @Test func `A state can say that it is about to change`() {
    var state = Pawn.State()
    state._$willModify()
    #expect(state == Pawn.State())
  }

  @Test func `The warning about names in user defaults can be switched off`() {
    withDependencies {
      $0.appStorageKeyFormatWarningEnabled = false
    } operation: {
      @Dependency(\.appStorageKeyFormatWarningEnabled) var isEnabled
      #expect(!isEnabled)
    }
  }

  @Test func `Bindable can be written with the name of its module`() {
    @ComposableArchitecture.Bindable var store = Store(initialState: Pawn.State()) { Pawn() }
    $store.count.wrappedValue = 2
    #expect(store.count == 2)
  }

  @Test func `A destination is scoped without a dollar sign`() throws {
    let store = Store(initialState: Board.State(destination: .pawn(Pawn.State(count: 5)))) {
      Board()
    }
    let destination = Bindable(store).scope(\.destination, action: \.destination)
    let pawn: Binding<StoreOf<Pawn>?> = destination.pawn
    #expect(pawn.wrappedValue?.count == 5)
    _ = Text("board").alert(destination.alert)
  }
}

@Reducer
private struct Pawn {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
private struct Board {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case pawn(Pawn)
    @CasePathable
    enum Alert { case confirmed }
  }

  @ObservableState
  struct State { @Presents var destination: Destination.State? }
  enum Action { case destination(PresentationAction<Destination.Action>) }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}
