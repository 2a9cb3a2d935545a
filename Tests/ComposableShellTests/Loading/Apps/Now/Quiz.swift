import ComposableArchitecture
import SwiftUI

@Reducer
public struct Door: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var alert: AlertState<Action.Alert>?
    public var password = ""
    public init() {}
  }

  public enum Action: Sendable, ViewAction {
    case alert(PresentationAction<Alert>)
    case opened(Result<String, any Error>)
    case view(View)

    public enum Alert: Equatable, Sendable {}

    @CasePathable
    public enum View: BindableAction, Sendable {
      case binding(BindingAction<State>)
      case openButtonTapped
    }
  }

  struct Locked: LocalizedError, Equatable { var errorDescription: String? { "Locked" } }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .alert, .view(.binding), .opened(.success):
        return .none
      case let .opened(.failure(error)):
        state.alert = AlertState { TextState(error.localizedDescription) }
        return .none
      case .view(.openButtonTapped):
        return .run { [password = state.password] send in
          await send(
            .opened(
              Result {
                guard password == "sesame" else { throw Locked() }
                return password
              }))
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@Reducer
public struct Round {
  @ObservableState
  public struct State: Equatable {
    public var answers: [Bool?] = [nil, nil, nil]
    public init() {}
  }

  public enum Action { case answered(question: Int, isRight: Bool), leaveButtonTapped }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case let .answered(question, isRight) = action { state.answers[question] = isRight }
      return .none
    }
  }
}

@Reducer
public enum Quiz {
  case door(Door)
  case round(Round)

  public static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .door(.opened(.success)):
        state = .round(Round.State())
      case .round(.leaveButtonTapped):
        state = .door(Door.State())
      case .door, .round:
        break
      }
      return .none
    }
    .ifCaseLet(\.door, action: \.door) { Door() }
    .ifCaseLet(\.round, action: \.round) { Round() }
  }
}

extension Quiz.State: Equatable {}

@ViewAction(for: Door.self)
public struct DoorView: View {
  @Bindable public var store: StoreOf<Door>

  public init(store: StoreOf<Door>) { self.store = store }

  public var body: some View {
    Form {
      SecureField("Password", text: $store.password).textContentType(.password)
      Button("Open") {
        UIApplication.shared.sendAction(
          #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        send(.openButtonTapped)
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

struct QuizView: View {
  let store: StoreOf<Quiz>

  var body: some View {
    switch store.case {
    case .door(let store): DoorView(store: store)
    case .round(let store):
      ForEach(0..<3) { question in
        Button("Question \(question + 1)") {
          store.send(.answered(question: question, isRight: true))
        }
      }
    }
  }
}

#Preview { QuizView(store: Store(initialState: .door(Door.State())) { Quiz.body }) }
