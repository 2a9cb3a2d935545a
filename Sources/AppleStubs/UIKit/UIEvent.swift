// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AppleStubs
import Foundation

/// What somebody did with a device. Nothing makes one here, so nothing calls the functions of responders.
@preconcurrency @MainActor
open class UIEvent: ObjectIdentity {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
}

@preconcurrency @MainActor
open class UITouch: ObjectIdentity {
  open var tapCount: Int { 0 }
  open var timestamp: TimeInterval { 0 }
}
