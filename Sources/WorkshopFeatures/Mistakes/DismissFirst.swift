import ComposableArchitecture
import SwiftUI

/// Shows a mistake: the child dismisses itself before it sends its result (workshop, part 5).
/// Try: tap Pick, tap Red, log, then load DismissLast
@Reducer
public struct DismissFirst {
  @ObservableState
  public struct State: Equatable {
    public var color = "none"
    @Presents public var picker: HastyPicker.State?

    public init(color: String = "none", picker: HastyPicker.State? = nil) {
      self.color = color
      self.picker = picker
    }
  }

  public enum Action: Equatable {
    case pickButtonTapped
    case picker(PresentationAction<HastyPicker.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pickButtonTapped:
        state.picker = HastyPicker.State()
        return .none
      case .picker(.presented(.picked(let color))):
        state.color = color
        return .none
      case .picker:
        return .none
      }
    }
    .ifLet(\.$picker, action: \.picker) {
      HastyPicker()
    }
  }
}

/// The child of DismissFirst. Dismissing it cancels the effect that would send the result.
/// Try: load DismissFirst
@Reducer
public struct HastyPicker {
  public struct State: Equatable {
    public init() {}
  }

  public enum Action: Equatable {
    case colorTapped(String)
    case picked(String)
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .colorTapped(let color):
        return .run { send in
          await dismiss()
          await send(.picked(color))
        }
      case .picked:
        return .none
      }
    }
  }
}

/// Shows the correct version of DismissFirst: the result is sent first (workshop, part 5).
/// Try: tap Pick, tap Red, log
@Reducer
public struct DismissLast {
  @ObservableState
  public struct State: Equatable {
    public var color = "none"
    @Presents public var picker: ColorChooser.State?

    public init(color: String = "none", picker: ColorChooser.State? = nil) {
      self.color = color
      self.picker = picker
    }
  }

  public enum Action: Equatable {
    case pickButtonTapped
    case picker(PresentationAction<ColorChooser.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pickButtonTapped:
        state.picker = ColorChooser.State()
        return .none
      case .picker(.presented(.picked(let color))):
        state.color = color
        return .none
      case .picker:
        return .none
      }
    }
    .ifLet(\.$picker, action: \.picker) {
      ColorChooser()
    }
  }
}

/// The child of DismissLast.
/// Try: load DismissLast
@Reducer
public struct ColorChooser {
  public struct State: Equatable {
    public init() {}
  }

  public enum Action: Equatable {
    case colorTapped(String)
    case picked(String)
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .colorTapped(let color):
        return .run { send in
          await send(.picked(color))
          await dismiss()
        }
      case .picked:
        return .none
      }
    }
  }
}

public struct DismissFirstView: View {
  @Bindable var store: StoreOf<DismissFirst>

  public init(store: StoreOf<DismissFirst>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Color: \(store.color)")
      Button("Pick") { store.send(.pickButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.picker, action: \.picker)) { store in
      Button("Red") { store.send(.colorTapped("red")) }
        .navigationTitle("Colors")
    }
  }
}

public struct DismissLastView: View {
  @Bindable var store: StoreOf<DismissLast>

  public init(store: StoreOf<DismissLast>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Color: \(store.color)")
      Button("Pick") { store.send(.pickButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.picker, action: \.picker)) { store in
      Button("Red") { store.send(.colorTapped("red")) }
        .navigationTitle("Colors")
    }
  }
}
