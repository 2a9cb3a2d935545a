import AppleStubs
import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

// Unchecked because it is open: it stores only constants.
open class AVAudioFormat: ObjectIdentity, @unchecked Sendable {
  public init?(standardFormatWithSampleRate rate: Double, channels: UInt32) {
    (sampleRate, channelCount) = (rate, channels)
  }
  public let sampleRate: Double
  public let channelCount: UInt32
}

// Unchecked because it is open: it stores nothing.
open class AVAudioTime: ObjectIdentity, @unchecked Sendable {
  init() {}
}

// Unchecked because it is open: it stores nothing.
open class AVAudioBuffer: ObjectIdentity, @unchecked Sendable {
  init() {}
}

// Unchecked because it is open: it stores nothing.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  open var frameLength: AVAudioFrameCount { deviceStop("AVAudioPCMBuffer.frameLength") }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    deviceStop("AVAudioPCMBuffer.floatChannelData")
  }
}

// Unchecked because it is open: it stores nothing.
open class AVAudioNode: ObjectIdentity, @unchecked Sendable {
  init() {}
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block: @escaping AVAudioNodeTapBlock
  ) {
    deviceStop("AVAudioNode.installTap")
  }
  open func removeTap(onBus bus: AVAudioNodeBus) { deviceStop("AVAudioNode.removeTap") }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    deviceStop("AVAudioNode.outputFormat")
  }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    deviceStop("AVAudioNode.inputFormat")
  }
}

// Unchecked because it is open: it stores nothing.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
// Unchecked because it is open: it stores nothing.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
// Unchecked because it is open: it stores nothing.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  public override init() {}
}

/// An audio engine. It can be created; its nodes and its sound belong to a device.
// Unchecked because it is open: it stores nothing.
open class AVAudioEngine: ObjectIdentity, @unchecked Sendable {
  public init() {}
  open var inputNode: AVAudioInputNode { deviceStop("AVAudioEngine.inputNode") }
  open var outputNode: AVAudioOutputNode { deviceStop("AVAudioEngine.outputNode") }
  open var mainMixerNode: AVAudioMixerNode { deviceStop("AVAudioEngine.mainMixerNode") }
  open var isRunning: Bool { false }
  open func attach(_ node: AVAudioNode) { deviceStop("AVAudioEngine.attach") }
  open func connect(_ node: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {
    deviceStop("AVAudioEngine.connect")
  }
  open func prepare() { deviceStop("AVAudioEngine.prepare") }
  open func start() throws { deviceStop("AVAudioEngine.start") }
  /// Has no effect: an engine that cannot start never runs.
  open func stop() {}
}
