import StubAVFoundation
import TerminalUI

/// A view of a video. The terminal shows its name.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    overlay = videoOverlay()
  }

  public var body: some View {
    Text("[video]")
    overlay
  }
}

extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
