import AVFoundation
import ComposableArchitecture

/// The sound at the end of a step.
struct Chime: Sendable {
  var ring: @Sendable () async -> Void
}

extension Chime: DependencyKey {
  static let liveValue = Chime {
    guard let file = Bundle.main.url(forResource: "chime", withExtension: "wav") else { return }
    let player = AVPlayer(playerItem: AVPlayerItem(url: file))
    player.volume = 0.8
    player.seek(to: .zero)
    player.play()
  }
  static let previewValue = Chime {}
  static let testValue = Chime(ring: unimplemented("Chime.ring"))
}
