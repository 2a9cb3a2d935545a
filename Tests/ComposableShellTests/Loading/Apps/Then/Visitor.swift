import ComposableArchitecture
import SwiftUI
import XCTestDynamicOverlay

struct GuestBook {
  var sign: @Sendable (String) async throws -> Int
}

extension GuestBook: DependencyKey {
  static let liveValue = Self(sign: { $0.count })
  static let testValue = Self(sign: unimplemented("\(Self.self).sign"))
}

extension DependencyValues {
  var guestBook: GuestBook {
    get { self[GuestBook.self] }
    set { self[GuestBook.self] = newValue }
  }
}

public struct Visitor: ReducerProtocol {
  public enum State: Equatable {
    case outside(Outside.State)
    case inside(Int)
    public init() { self = .outside(Outside.State()) }
  }

  public enum Action: Equatable {
    case outside(Outside.Action)
    case leaveTapped
  }

  public init() {}

  public var body: some ReducerProtocolOf<Self> {
    Reduce { state, action in
      switch action {
      case let .outside(.signed(.success(number))):
        state = .inside(number)
        return .none
      case .leaveTapped:
        state = .init()
        return EffectTask(value: .outside(.appeared))
      default:
        return .none
      }
    }
    .ifCaseLet(/State.outside, action: /Action.outside) { Outside() }
  }
}

public struct Outside: ReducerProtocol {
  public struct State: Equatable {
    @BindableState var name = ""
    @PresentationState var alert: AlertState<Action.Alert>?
    var visits = 0
  }

  public enum Action: BindableAction, Equatable {
    case alert(PresentationAction<Alert>)
    case appeared
    case binding(BindingAction<State>)
    case signTapped
    case signed(TaskResult<Int>)
    public enum Alert: Equatable { case again }
  }

  private enum SignID {}
  @Dependency(\.guestBook) var guestBook

  public var body: some ReducerProtocol<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .appeared:
        state.visits += 1
        return .fireAndForget {}
      case .signTapped:
        return .task { [name = state.name] in
          await .signed(TaskResult { try await guestBook.sign(name) })
        }
        .cancellable(id: SignID.self)
      case let .signed(.failure(error)):
        state.alert = AlertState(
          title: TextState("Failed"), message: TextState(error.localizedDescription),
          buttons: [.default(TextState("Again"), action: .send(.again)), .cancel(TextState("OK"))])
        return .cancel(id: SignID.self)
      case .alert, .binding, .signed:
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
  }
}

public struct VisitorView: View {
  let store: StoreOf<Visitor>

  public init(store: StoreOf<Visitor>) { self.store = store }

  public var body: some View {
    SwitchStore(self.store) { state in
      switch state {
      case .outside:
        CaseLet(/Visitor.State.outside, action: Visitor.Action.outside) { store in
          WithViewStore(store, observe: { $0 }) { viewStore in
            TextField("Name", text: viewStore.binding(\.$name)).submitLabel(.go)
              .onSubmit { viewStore.send(.signTapped) }
            Button("Sign") { viewStore.send(.signTapped) }
              .buttonStyle(SignButtonStyle())
          }
        }
      case let .inside(number):
        Text("Visitor \(number)")
      }
    }
  }
}

struct SignButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}
