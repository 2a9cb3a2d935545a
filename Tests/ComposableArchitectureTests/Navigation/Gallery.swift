import ComposableArchitecture

/// A picture that can be presented. It can start an effect that ends only when it is cancelled.
@Reducer
struct Picture {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    @Presents var inner: Picture.State?
  }
  @CasePathable
  indirect enum Action: Equatable {
    case closeTapped
    case inner(PresentationAction<Picture.Action>)
    case innerTapped
    case renumber(Int)
    case start
    case stop
    case tapped
  }
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented
  enum CancelID { case work }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped: return .run { _ in await dismiss() }
      case .inner: return .none
      case .innerTapped:
        state.inner = Picture.State(id: state.id + 100)
        return .none
      case .renumber(let id):
        state.id = id
        return .none
      case .start: return .unending.cancellable(id: CancelID.work)
      case .stop: return .cancel(id: CancelID.work)
      case .tapped:
        state.count += isPresented ? 1 : 100
        return .none
      }
    }
    .ifLet(\.$inner, action: \.inner) { Picture() }
  }
}

/// A plain form without an ID.
@Reducer
struct Caption {
  @ObservableState
  struct State: Equatable { var title = "" }
  enum Action: Equatable { case titleChanged(String), start }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start: return .unending
      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
  }
}

/// Presents one child: a picture, a form or an alert.
@Reducer
struct Gallery {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case form(Caption)
    case picture(Picture)
    @CasePathable
    enum Alert: Equatable { case again, delete, other }
  }
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var log: [String] = []
  }
  @CasePathable
  enum Action: Equatable {
    case destination(PresentationAction<Destination.Action>)
    case present(Destination.State?)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .present(let destination): state.destination = destination
      case .destination(.dismiss): state.log.append("\(state.destination?.picture?.count ?? -1)")
      case .destination(.presented(.alert(.delete))): state.log.append("deleted")
      case .destination(.presented(.alert(.again))): state.destination = .alert(.example)
      case .destination(.presented(.alert(.other))): state.destination = .form(Caption.State())
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Gallery.Destination.State: Equatable {}
extension Gallery.Destination.Action: Equatable {}

extension AlertState where Action == Gallery.Destination.Alert {
  static var example: Self {
    Self {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
    }
  }
}

/// Presents a picture in the 1.0 spelling, with a reducer that runs before or after.
struct Frame: Reducer {
  struct State: Equatable {
    @PresentationState var other: Picture.State?
    @PresentationState var picture: Picture.State?
    var log: [Int] = []
    var replacement: Picture.State?
  }
  enum Action: Equatable {
    case hideAfter, hideBefore, idle, cancelAll
    case other(PresentationAction<Picture.Action>)
    case picture(PresentationAction<Picture.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .hideBefore { state.picture = nil }
      return .none
    }
    Reduce { state, action in
      if case .picture(.presented) = action { state.log.append(state.picture?.count ?? -1) }
      if action == .picture(.dismiss), let replacement = state.replacement {
        state.picture = replacement
      }
      return action == .cancelAll ? .cancel(id: Picture.CancelID.work) : .none
    }
    .ifLet(\.$picture, action: /Action.picture) { Picture() }
    .ifLet(\.$other, action: /Action.other) { Picture() }
    Reduce { state, action in
      if action == .hideAfter { state.picture = nil }
      return .none
    }
  }
}
