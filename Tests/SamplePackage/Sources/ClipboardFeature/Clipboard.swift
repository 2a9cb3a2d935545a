import ComposableArchitecture
import Labels
import UIKit
import os

/// A text that can be copied. Its client uses UIKit, which the tests replace.
@Reducer
public struct Clipboard {
  @ObservableState
  public struct State: Equatable {
    public var text: String
    public var isCopied = false

    public init(text: String) { self.text = text }
  }

  public enum Action: Equatable {
    case copyButtonTapped
    case copied
  }

  @Dependency(\.pasteboard) var pasteboard

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .copyButtonTapped:
        return .run { [pasteboard, text = Label(state.text).text] send in
          await pasteboard.copy(text)
          await send(.copied)
        }
      case .copied:
        state.isCopied = true
        return .none
      }
    }
  }
}

@DependencyClient
public struct PasteboardClient: Sendable {
  public var copy: @Sendable (String) async -> Void
}

extension PasteboardClient: DependencyKey {
  public static let liveValue = PasteboardClient { text in
    let log = Logger(subsystem: "clipboard", category: "copy")
    log.debug("copied")
    await MainActor.run { UIPasteboard.general.string = text }
  }
  public static let testValue = PasteboardClient()
}

extension DependencyValues {
  public var pasteboard: PasteboardClient {
    get { self[PasteboardClient.self] }
    set { self[PasteboardClient.self] = newValue }
  }
}
