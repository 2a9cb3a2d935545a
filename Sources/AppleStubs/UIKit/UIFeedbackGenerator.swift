import AppleStubs
import Foundation

/// A vibration of the device. Creating and preparing one has no result; playing one needs the device.
@preconcurrency @MainActor
open class UIFeedbackGenerator: ObjectIdentity {
  public init() {}
  open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public override init() {}
  public init(style: FeedbackStyle) { super.init() }
  open func impactOccurred() { deviceStop("UIImpactFeedbackGenerator.impactOccurred") }
  open func impactOccurred(intensity: CGFloat) {
    deviceStop("UIImpactFeedbackGenerator.impactOccurred")
  }
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public override init() {}
  open func notificationOccurred(_ type: FeedbackType) {
    deviceStop("UINotificationFeedbackGenerator.notificationOccurred")
  }
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}
  open func selectionChanged() { deviceStop("UISelectionFeedbackGenerator.selectionChanged") }
}
