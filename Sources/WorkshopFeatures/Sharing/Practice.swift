import ComposableArchitecture
import Foundation
import SwiftUI

/// Shows a list in a file that a stack of screens edits, and a timer in one of them (workshop, part 5).
/// Try: .addButtonTapped, state pieces, deps, undo, explain sharing
@Reducer
public struct Practice {
  @Reducer
  public enum Path {
    case detail(PieceDetail)
    case session(PracticeSession)
  }

  @ObservableState
  public struct State: Equatable {
    @Shared(.pieces) public var pieces
    public var path = StackState<Path.State>()

    public init() {}
  }

  @CasePathable
  public enum Action: Equatable {
    case addButtonTapped
    case path(StackActionOf<Path>)
    case pieceTapped(id: Piece.ID)
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let number = state.pieces.count + 1
        state.$pieces.withLock { _ = $0.append(Piece(id: uuid(), title: "Piece \(number)")) }
        return .none
      case .path(.element(id: _, action: .detail(.delegate(.practice(let piece))))):
        state.path.append(.session(PracticeSession.State(piece: piece)))
        return .none
      case .path(.element(id: _, action: .detail(.delegate(.delete(let id))))):
        state.$pieces.withLock { _ = $0.remove(id: id) }
        return .none
      case .path: return .none
      case .pieceTapped(let id):
        guard let piece = Shared(state.$pieces[id: id]) else { return .none }
        state.path.append(.detail(PieceDetail.State(piece: piece)))
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Practice.Path.State: Equatable {}
extension Practice.Path.Action: Equatable {}

/// A piece of music, and the sessions in which it was practiced.
public struct Piece: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  public var title: String
  public var sessions: [Session] = []

  public struct Session: Codable, Equatable, Sendable {
    public var date: Date
    public var seconds: Int

    public init(date: Date, seconds: Int) {
      self.date = date
      self.seconds = seconds
    }
  }

  public init(id: UUID, title: String, sessions: [Session] = []) {
    self.id = id
    self.title = title
    self.sessions = sessions
  }

  /// The time of all sessions, in seconds.
  public var seconds: Int { sessions.reduce(0) { $0 + $1.seconds } }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Piece>>.Default {
  /// All pieces, in a file.
  public static var pieces: Self {
    Self[.fileStorage(.documentsDirectory.appending(component: "pieces.json")), default: []]
  }
}

/// A list of pieces, and the screens of the stack.
public struct PracticeView: View {
  @Bindable var store: StoreOf<Practice>

  public init(store: StoreOf<Practice>) { self.store = store }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.pieces) { piece in
          Button("\(piece.title), \(piece.seconds) s") { store.send(.pieceTapped(id: piece.id)) }
        }
        Button("Add a piece") { store.send(.addButtonTapped) }
      }
      .navigationTitle("Pieces")
    } destination: { store in
      switch store.case {
      case .detail(let store): PieceDetailView(store: store)
      case .session(let store): PracticeSessionView(store: store)
      }
    }
  }
}
