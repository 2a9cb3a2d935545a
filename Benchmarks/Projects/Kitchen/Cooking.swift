import ComposableArchitecture
import Speech
import SwiftUI

@Reducer
struct Cooking {
  @ObservableState
  struct State: Equatable {
    let recipe: Recipe
    var position = 0
    var elapsed: Duration = .zero
    var remarks = ""
    var isPaused = false
    @Presents var question: ConfirmationDialogState<Action.Question>?

    var current: Instruction? {
      recipe.steps.indices.contains(position) ? recipe.steps[position] : nil
    }
    var remaining: Duration { (current?.time ?? .zero) - elapsed }
  }

  enum Action {
    case delegate(Delegate)
    case heard(Remark)
    case listeningFailed
    case nextTapped
    case pauseTapped
    case question(PresentationAction<Question>)
    case stopTapped
    case task
    case ticked

    @CasePathable
    enum Delegate: Equatable { case finished(remarks: String) }

    @CasePathable
    enum Question: Equatable { case discard, keep }
  }

  private enum Timer { case clock, microphone }

  @Dependency(Chime.self) var chime
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(Listener.self) var listener

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .merge(timer(), microphone())
      case .ticked:
        guard !state.isPaused, state.question == nil else { return .none }
        state.elapsed += .seconds(1)
        return state.remaining <= .zero ? advance(&state) : .none
      case .nextTapped:
        return advance(&state)
      case .pauseTapped:
        state.isPaused.toggle()
        return state.isPaused ? .cancel(id: Timer.clock) : timer()
      case .heard(let remark):
        state.remarks = remark.text
        return .none
      case .listeningFailed:
        state.remarks += state.remarks.isEmpty ? "" : " (the rest was not understood)"
        return .cancel(id: Timer.microphone)
      case .stopTapped:
        state.question = .stop(hasRemarks: !state.remarks.isEmpty)
        return .none
      case .question(.presented(.discard)):
        return .run { _ in await dismiss() }
      case .question(.presented(.keep)):
        return finish(state)
      case .question, .delegate:
        return .none
      }
    }
    .ifLet(\.$question, action: \.question)
  }

  private func advance(_ state: inout State) -> Effect<Action> {
    state.elapsed = .zero
    state.position += 1
    return state.current == nil ? finish(state) : .run { _ in await chime.ring() }
  }

  private func finish(_ state: State) -> Effect<Action> {
    .run { [remarks = state.remarks] send in
      await send(.delegate(.finished(remarks: remarks)))
      await dismiss()
    }
  }

  private func timer() -> Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
    }
    .cancellable(id: Timer.clock, cancelInFlight: true)
  }

  private func microphone() -> Effect<Action> {
    .run { send in
      var permission = listener.permission()
      if permission == .notDetermined { permission = await listener.ask() }
      guard permission == .authorized else { return }
      for try await remark in listener.listen() { await send(.heard(remark)) }
    } catch: { _, send in
      await send(.listeningFailed)
    }
    .cancellable(id: Timer.microphone)
  }
}

extension ConfirmationDialogState<Cooking.Action.Question> {
  static func stop(hasRemarks: Bool) -> Self {
    ConfirmationDialogState {
      TextState("Stop cooking?")
    } actions: {
      if hasRemarks {
        ButtonState(action: .keep) { TextState("Keep the remarks") }
      }
      ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
      ButtonState(role: .cancel) { TextState("Go on") }
    }
  }
}

struct CookingView: View {
  @Bindable var store: StoreOf<Cooking>

  var body: some View {
    VStack(spacing: 16) {
      StepDial(
        count: store.recipe.steps.count, position: store.position, color: store.recipe.course.color
      )
      .overlay {
        VStack {
          Text(store.current?.text ?? "Done").font(.title3).multilineTextAlignment(.center)
          Text(store.remaining.formatted(.time(pattern: .minuteSecond)))
            .font(.largeTitle.monospacedDigit())
        }
        .padding()
      }
      ProgressView(value: progress)
        .progressViewStyle(BarProgressViewStyle(color: store.recipe.course.color))
      HStack {
        Button(store.isPaused ? "Go on" : "Pause") { store.send(.pauseTapped) }
        Spacer()
        Button {
          store.send(.nextTapped)
        } label: {
          Label("Next", systemImage: "forward.fill")
        }
        .disabled(store.current == nil)
      }
      if !store.remarks.isEmpty {
        GroupBox("Remarks") { Text(store.remarks).font(.callout) }
      }
    }
    .padding()
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Stop") { store.send(.stopTapped) }
      }
    }
    .confirmationDialog($store.scope(state: \.question, action: \.question))
    .task { await store.send(.task).finish() }
  }

  private var progress: Double {
    guard !store.recipe.steps.isEmpty else { return 1 }
    return Double(store.position) / Double(store.recipe.steps.count)
  }
}

private struct BarProgressViewStyle: ProgressViewStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(color.opacity(0.2)).frame(height: 8)
      ProgressView(configuration).tint(color).frame(height: 8)
    }
  }
}

private struct StepDial: View {
  let count: Int
  let position: Int
  let color: Color

  var body: some View {
    ZStack {
      Circle().stroke(.secondary, lineWidth: 4)
      ForEach(0..<count, id: \.self) { index in
        StepArc(index: index, count: count)
          .rotation(.degrees(-90))
          .stroke(index <= position ? color : .gray, lineWidth: 10)
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

private struct StepArc: Shape {
  let index: Int
  let count: Int

  func path(in rect: CGRect) -> Path {
    let part = 360 / Double(max(count, 1))
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 8,
      startAngle: .degrees(part * Double(index) + 2),
      endAngle: .degrees(part * Double(index + 1) - 2), clockwise: false)
    return path
  }
}

#Preview {
  NavigationStack {
    CookingView(store: Store(initialState: Cooking.State(recipe: .omelette)) { Cooking() })
  }
}
