import ComposableArchitecture
import SwiftUI

/// A stack whose screens share a draft, and an enum of destinations that contains another enum.
@Reducer
struct Booking {
  struct Draft: Codable, Equatable {
    var name = ""
    var seats = 1
  }

  @Reducer
  enum Path {
    case review(Review)
    case seats(Seats)
    case traveler(Traveler)
  }

  @Reducer
  enum Help {
    case contact(Contact)
    @ReducerCaseIgnored case text(String)
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case help(Help.Body = Help.body)

    @CasePathable
    enum Alert: Equatable { case startOverConfirmed }
  }

  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("bookings")) var bookings: [Draft] = []
    @Presents var destination: Destination.State?
    @Shared(value: Draft()) var draft: Draft
    var path = StackState<Path.State>()
  }

  enum Action {
    case contactButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case helpButtonTapped
    case path(StackActionOf<Path>)
    case startButtonTapped
    case startOverButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .contactButtonTapped:
        state.destination = .help(.contact(Contact.State()))
        return .none
      case .destination(.presented(.alert(.startOverConfirmed))):
        state.$draft.withLock { $0 = Draft() }
        state.path.removeAll()
        return .none
      case .destination(.presented(.help(.contact(.sendButtonTapped)))):
        state.destination = .help(.text("Thank you."))
        return .none
      case .destination:
        return .none
      case .helpButtonTapped:
        state.destination = .help(.text("Choose seats, then say who travels."))
        return .none
      case .path(.element(id: _, action: .review(.bookButtonTapped))):
        state.$bookings.withLock { $0.append(state.draft) }
        state.$draft.withLock { $0 = Draft() }
        state.path.removeAll()
        return .none
      case .path(.element(id: _, action: .seats(.nextButtonTapped))):
        state.path.append(.traveler(Traveler.State(draft: state.$draft)))
        return .none
      case .path(.element(id: _, action: .traveler(.nextButtonTapped))):
        state.path.append(.review(Review.State(draft: SharedReader(state.$draft))))
        return .none
      case .path(.element(id: _, action: .review(.changeSeatsButtonTapped))):
        guard let seats = state.path.ids.first else { return .none }
        state.path.pop(to: seats)
        return .none
      case .path:
        return .none
      case .startButtonTapped:
        state.path.append(.seats(Seats.State(draft: state.$draft)))
        return .none
      case .startOverButtonTapped:
        state.destination = .alert(
          AlertState {
            TextState("Start over?")
          } actions: {
            ButtonState(role: .destructive, action: .startOverConfirmed) { TextState("Start over") }
            ButtonState(role: .cancel) { TextState("Keep the draft") }
          })
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

extension Booking.Path.State: Equatable {}
extension Booking.Help.State: Equatable {}
extension Booking.Destination.State: Equatable {}

@Reducer
struct Seats {
  @ObservableState
  struct State: Equatable {
    @Shared var draft: Booking.Draft
  }

  enum Action {
    case nextButtonTapped
    case seatsChanged(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .seatsChanged(let seats) = action {
        state.$draft.withLock { $0.seats = min(max(seats, 1), 9) }
      }
      return .none
    }
  }
}

@Reducer
struct Traveler {
  @ObservableState
  struct State: Equatable {
    @Shared var draft: Booking.Draft
  }

  enum Action {
    case nextButtonTapped
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Review {
  @ObservableState
  struct State: Equatable {
    @SharedReader var draft: Booking.Draft
  }

  enum Action {
    case backButtonTapped
    case bookButtonTapped
    case changeSeatsButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .backButtonTapped: .run { _ in await dismiss() }
      case .bookButtonTapped, .changeSeatsButtonTapped: .none
      }
    }
  }
}

@Reducer
struct Contact {
  @ObservableState
  struct State: Equatable {
    var question = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case sendButtonTapped
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

struct BookingView: View {
  @Bindable var store: StoreOf<Booking>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(Array(store.bookings.enumerated()), id: \.offset) { _, booking in
          Text("\(booking.name): \(booking.seats)")
        }
        Button("Book a trip") { store.send(.startButtonTapped) }
      }
      .navigationTitle("Trips")
      .toolbar {
        Menu("More") {
          Button("Help") { store.send(.helpButtonTapped) }
          Button("Contact us") { store.send(.contactButtonTapped) }
          Button("Start over") { store.send(.startOverButtonTapped) }
        }
      }
    } destination: { store in
      switch store.case {
      case .review(let store): ReviewView(store: store)
      case .seats(let store): SeatsView(store: store)
      case .traveler(let store): TravelerView(store: store)
      }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.help, action: \.destination.help)) { store in
      switch store.case {
      case .contact(let store): ContactView(store: store)
      case .text(let text): Text(text)
      }
    }
  }
}

struct SeatsView: View {
  @Bindable var store: StoreOf<Seats>

  var body: some View {
    Form {
      Stepper(
        "Seats: \(store.draft.seats)", value: $store.draft.seats.sending(\.seatsChanged), in: 1...9)
      Button("Next") { store.send(.nextButtonTapped) }
    }
    .navigationTitle("Seats")
  }
}

struct TravelerView: View {
  let store: StoreOf<Traveler>

  var body: some View {
    Form {
      TextField("Name", text: Binding(store.state.$draft.name))
      Button("Next") { store.send(.nextButtonTapped) }
        .disabled(store.draft.name.isEmpty)
    }
    .navigationTitle("Traveler")
  }
}

struct ReviewView: View {
  let store: StoreOf<Review>

  var body: some View {
    Form {
      Text("\(store.draft.name) books \(store.draft.seats)")
      Button {
        store.send(.bookButtonTapped)
      } label: {
        Label("Book", systemImage: "ticket")
      }
      Button("Change seats") { store.send(.changeSeatsButtonTapped) }
      Button("Another name") { store.send(.backButtonTapped) }
    }
    .navigationTitle("Review")
  }
}

struct ContactView: View {
  @Bindable var store: StoreOf<Contact>

  var body: some View {
    Form {
      TextField("Question", text: $store.question)
      Button("Send") { store.send(.sendButtonTapped) }
    }
  }
}
