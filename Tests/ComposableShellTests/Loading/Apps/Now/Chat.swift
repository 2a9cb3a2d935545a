import Foundation
import SwiftUI
import ComposableArchitecture

@Reducer
public struct Chat {
  public init() {}

  @ObservableState
  public struct State: Equatable {
    public var messages: IdentifiedArrayOf<Message> = []
    public var draft: String = ""
    public var typing: Set<String> = []
    public var connection: Connection = .idle
    @Presents public var destination: Destination.State?
    @Shared(.appStorage("nickname")) public var nickname: String = "me"
    public init() {}

    public enum Connection: Equatable {
      case idle, connecting(attempt: Int), open(since: Date), failed(reason: String)
    }
  }

  @Reducer(state: .equatable, action: .equatable)
  public enum Destination {
    case alert(AlertState<Alert>)
    case profile(Profile)
    @CasePathable
    public enum Alert: Equatable { case confirm, cancel }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case sendTapped
    case received(Message)
    case delete(IndexSet)
    case profileTapped(String)
    case destination(PresentationAction<Destination.Action>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  public var body: some Reducer<State, Action> {
    CombineReducers {
      BindingReducer()
      Reduce<State, Action> { state, action in
        switch action {
        case .binding(\.draft):
          state.typing = state.draft.isEmpty ? [] : [state.nickname]
          return .none
        case .binding: return .none
        case .sendTapped:
          guard !state.draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else {
            return .none
          }
          let message = Message(
            id: .init(rawValue: uuid()), author: state.nickname, text: state.draft, date: now)
          state.messages.append(message)
          state.draft = ""
          return .run { [clock] send in
            try await clock.sleep(for: .milliseconds(500))
            await send(
              .received(
                Message(
                  id: .init(rawValue: uuid()), author: "bot", text: "echo: \(message.text)",
                  date: now)))
          }
        case .received(let message):
          state.messages.append(message)
          return .none
        case .delete(let offsets):
          state.messages.remove(atOffsets: offsets)
          return .none
        case .profileTapped(let name):
          state.destination = .profile(.init(name: name))
          return .none
        case .destination(.presented(.alert(.confirm))):
          state.messages.removeAll()
          return .none
        case .destination: return .none
        }
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

public struct Message: Equatable, Identifiable, Sendable, Codable {
  public struct ID: RawRepresentable, Hashable, Sendable, Codable {
    public var rawValue: UUID
    public init(rawValue: UUID) { self.rawValue = rawValue }
  }
  public let id: ID
  public var author: String
  public var text: String
  public var date: Date
}

@Reducer
public struct Profile {
  @ObservableState
  public struct State: Equatable {
    public var name: String; public var bio = AttributedString("bio")
  }
  public enum Action: Equatable { case closeTapped }
  @Dependency(\.dismiss) var dismiss
  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .closeTapped: .run { _ in await dismiss() }
      }
    }
  }
}

public struct ChatView: View {
  @Perception.Bindable public var store: StoreOf<Chat>
  @FocusState private var isFocused: Bool
  @State private var height: CGFloat = 0
  @ScaledMetric var avatarSize: CGFloat = 32
  public init(store: StoreOf<Chat>) { self.store = store }

  public var body: some View {
    WithPerceptionTracking {
      VStack(spacing: 0) {
        List {
          ForEach(store.messages) { message in
            bubble(for: message)
              .listRowSeparator(.hidden)
          }
          .onDelete { store.send(.delete($0)) }
        }
        .listStyle(.plain)
        .scrollDismissesKeyboard(.interactively)
        .background(
          GeometryReader { geo in
            Color.clear.preference(key: HeightKey.self, value: geo.size.height)
          }
        )
        .onPreferenceChange(HeightKey.self) { height = $0 }

        if !store.typing.isEmpty {
          Text("\(store.typing.sorted().formatted(.list(type: .and))) is typing…")
            .font(.caption2)
            .italic()
            .transition(.opacity)
        }
        inputBar
      }
      .navigationTitle("Chat")
      .sheet(item: $store.scope(state: \.destination?.profile, action: \.destination.profile)) {
        store in
        ProfileView(store: store)
          .presentationDetents([.medium, .fraction(0.8), .height(200)])
          .presentationDragIndicator(.visible)
          .presentationBackground(.thinMaterial)
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .onReceive(timer) { _ in }
    }
  }
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  @ViewBuilder
  private func bubble(for message: Message) -> some View {
    let isMine = message.author == store.nickname
    HStack {
      if isMine { Spacer(minLength: 40) }
      VStack(alignment: isMine ? .trailing : .leading) {
        Text(message.text)
          .padding(10)
          .background(
            isMine ? AnyShapeStyle(Color.blue.gradient) : AnyShapeStyle(.gray.opacity(0.2)),
            in: .rect(cornerRadius: 16)
          )
          .foregroundStyle(isMine ? .white : .primary)
          .textSelection(.enabled)
        Text(message.date, style: .time).font(.caption2)
          .foregroundStyle(HierarchicalShapeStyle.tertiary)
      }
      if !isMine { Spacer(minLength: 40) }
    }
    .onTapGesture(count: 2) { store.send(.profileTapped(message.author)) }
  }

  private var inputBar: some View {
    HStack {
      TextField("Message", text: $store.draft, axis: .vertical)
        .lineLimit(1...4)
        .focused($isFocused)
        .onSubmit { store.send(.sendTapped) }
      Button("Send", systemImage: "paperplane.fill") { store.send(.sendTapped) }
        .labelStyle(.iconOnly)
        .buttonBorderShape(.capsule)
        .keyboardShortcut(.return, modifiers: .command)
        .disabled(store.draft.isEmpty)
        .sensoryFeedback(.impact, trigger: store.messages.count)
    }
    .padding([.horizontal, .vertical], 8)
    .background(.bar)
  }
}
struct ProfileView: View {
  let store: StoreOf<Profile>
  var body: some View {
    VStack {
      Text(store.name).font(.largeTitle).fontDesign(.serif)
      Text(store.bio)
      Button("Close", role: .cancel) { store.send(.closeTapped) }
    }
  }
}
struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
#Preview(traits: .sizeThatFitsLayout) {
  ChatView(
    store: Store(initialState: Chat.State()) {
      Chat()
    } withDependencies: {
      $0.uuid = .incrementing
    })
}
