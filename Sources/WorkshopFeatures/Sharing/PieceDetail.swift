import ComposableArchitecture
import Foundation
import SwiftUI

/// One piece: it changes the piece where the list stores it, and asks before it deletes it.
@Reducer
public struct PieceDetail {
  @ObservableState
  public struct State: Equatable {
    @Presents public var alert: AlertState<Action.Alert>?
    @Shared public var piece: Piece

    public init(alert: AlertState<Action.Alert>? = nil, piece: Shared<Piece>) {
      self.alert = alert
      _piece = piece
    }
  }

  @CasePathable
  public enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deleteButtonTapped
    case practiceButtonTapped
    case titleChanged(String)

    @CasePathable
    public enum Alert: Equatable { case deletionConfirmed }

    @CasePathable
    public enum Delegate: Equatable {
      case delete(id: Piece.ID)
      case practice(Shared<Piece>)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.deletionConfirmed)):
        return .run { [id = state.piece.id] send in
          await send(.delegate(.delete(id: id)))
          await dismiss()
        }
      case .alert, .delegate: return .none
      case .deleteButtonTapped:
        state.alert = .deletion(of: state.piece)
        return .none
      case .practiceButtonTapped: return .send(.delegate(.practice(state.$piece)))
      case .titleChanged(let title):
        state.$piece.withLock { $0.title = title }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == PieceDetail.Action.Alert {
  /// Asks whether to delete a piece.
  public static func deletion(of piece: Piece) -> Self {
    AlertState {
      TextState("Delete \(piece.title)?")
    } actions: {
      ButtonState(role: .destructive, action: .deletionConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
  }
}

/// A piece being practiced: a timer, until the session is finished or discarded.
@Reducer
public struct PracticeSession {
  @ObservableState
  public struct State: Equatable {
    @Shared public var piece: Piece
    public var seconds = 0
    public var isRunning = false

    public init(piece: Shared<Piece>, seconds: Int = 0, isRunning: Bool = false) {
      _piece = piece
      self.seconds = seconds
      self.isRunning = isRunning
    }
  }

  public enum Action: Equatable {
    case discardButtonTapped
    case finishButtonTapped
    case startButtonTapped
    case ticked
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date
  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .discardButtonTapped: return .run { _ in await dismiss() }
      case .finishButtonTapped:
        state.isRunning = false
        let session = Piece.Session(date: date.now, seconds: state.seconds)
        state.$piece.withLock { $0.sessions.insert(session, at: 0) }
        return .run { _ in await dismiss() }
      case .startButtonTapped:
        guard !state.isRunning else { return .none }
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.seconds += 1
        return .none
      }
    }
  }
}

/// The title of a piece, its sessions, and what can be done with it.
public struct PieceDetailView: View {
  @Bindable var store: StoreOf<PieceDetail>

  public init(store: StoreOf<PieceDetail>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: Binding(store.$piece.title))
      ForEach(Array(store.piece.sessions.enumerated()), id: \.offset) { _, session in
        Text("\(session.seconds) s")
      }
      Button("Practice") { store.send(.practiceButtonTapped) }
      Button("Delete") { store.send(.deleteButtonTapped) }
    }
    .navigationTitle(store.piece.title)
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

/// The time of a session.
public struct PracticeSessionView: View {
  let store: StoreOf<PracticeSession>

  public init(store: StoreOf<PracticeSession>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("\(store.piece.title): \(store.seconds) s")
      if !store.isRunning {
        Button("Start") { store.send(.startButtonTapped) }
      }
      Button("Finish") { store.send(.finishButtonTapped) }
      Button("Discard") { store.send(.discardButtonTapped) }
    }
    .navigationTitle("Session")
  }
}
