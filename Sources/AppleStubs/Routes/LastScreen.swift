import ComposableArchitecture
import TerminalUI

/// The screen at the top of a flow, with a button that goes back.
public struct LastScreen<Content: View>: View {
  private let content: Content?
  private let goBack: (() -> Void)?

  public init(_ content: Content?, goBack: (() -> Void)?) {
    (self.content, self.goBack) = (content, goBack)
  }

  public var body: some View {
    VStack {
      if let goBack { Button("Back", action: goBack) }
      content
    }
  }
}
