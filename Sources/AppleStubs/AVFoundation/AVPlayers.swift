import AppleStubs
import Dispatch
import Foundation

/// AVFoundation calls the methods of delegates, so nothing calls them here.
public protocol AVAudioPlayerDelegate: AnyObject {}
public protocol AVAudioRecorderDelegate: AnyObject {}
public protocol AVSpeechSynthesizerDelegate: AnyObject {}

open class AVAudioPlayer: ObjectIdentity {
  public init() { deviceStop("AVAudioPlayer") }
  public init(contentsOf url: URL) throws { deviceStop("AVAudioPlayer") }
  public init(data: Data) throws { deviceStop("AVAudioPlayer") }
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var rate: Float = 1
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isPlaying: Bool { deviceStop("AVAudioPlayer.isPlaying") }
  open var duration: TimeInterval { deviceStop("AVAudioPlayer.duration") }
  @discardableResult open func prepareToPlay() -> Bool { deviceStop("AVAudioPlayer.prepareToPlay") }
  @discardableResult open func play() -> Bool { deviceStop("AVAudioPlayer.play") }
  open func pause() { deviceStop("AVAudioPlayer.pause") }
  open func stop() { deviceStop("AVAudioPlayer.stop") }
}

open class AVAudioRecorder: ObjectIdentity {
  public init(url: URL, settings: [String: Any]) throws { deviceStop("AVAudioRecorder") }
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  open var isRecording: Bool { deviceStop("AVAudioRecorder.isRecording") }
  open var currentTime: TimeInterval { deviceStop("AVAudioRecorder.currentTime") }
  @discardableResult open func record() -> Bool { deviceStop("AVAudioRecorder.record") }
  @discardableResult open func record(forDuration: TimeInterval) -> Bool {
    deviceStop("AVAudioRecorder.record")
  }
  @discardableResult open func prepareToRecord() -> Bool {
    deviceStop("AVAudioRecorder.prepareToRecord")
  }
  open func pause() { deviceStop("AVAudioRecorder.pause") }
  open func stop() { deviceStop("AVAudioRecorder.stop") }
  open func updateMeters() { deviceStop("AVAudioRecorder.updateMeters") }
  open func averagePower(forChannel: Int) -> Float { deviceStop("AVAudioRecorder.averagePower") }
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// An asset, as the place of its contents.
// Unchecked because it is open: it stores only constants.
open class AVAsset: ObjectIdentity, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
}

// Unchecked because it is open: it stores only constants.
open class AVURLAsset: AVAsset, @unchecked Sendable {}

// Unchecked because it is open: it stores only constants.
open class AVPlayerItem: ObjectIdentity, @unchecked Sendable {
  public let asset: AVAsset
  public init(url: URL) { asset = AVAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
}

/// A player. It can be created and configured; playing needs a device.
open class AVPlayer: ObjectIdentity {
  open private(set) var currentItem: AVPlayerItem?
  open var volume: Float = 1
  open var rate: Float {
    get { deviceStop("AVPlayer.rate") }
    set { deviceStop("AVPlayer.rate") }
  }
  public init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func play() { deviceStop("AVPlayer.play") }
  open func pause() { deviceStop("AVPlayer.pause") }
  open func seek(to time: CMTime) { deviceStop("AVPlayer.seek") }
  open func currentTime() -> CMTime { deviceStop("AVPlayer.currentTime") }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { deviceStop("AVPlayer.addPeriodicTimeObserver") }
  open func removeTimeObserver(_ observer: Any) { deviceStop("AVPlayer.removeTimeObserver") }
}

// Unchecked because it is open: it stores only constants.
open class AVSpeechSynthesisVoice: ObjectIdentity, @unchecked Sendable {
  public let language: String
  public init?(language: String?) { self.language = language ?? "" }
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

open class AVSpeechUtterance: ObjectIdentity {
  public let speechString: String
  open var rate: Float = 0.5
  open var volume: Float = 1
  open var pitchMultiplier: Float = 1
  open var voice: AVSpeechSynthesisVoice?
  public init(string: String) { speechString = string }
}

open class AVSpeechSynthesizer: ObjectIdentity {
  public init() {}
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open func speak(_ utterance: AVSpeechUtterance) { deviceStop("AVSpeechSynthesizer.speak") }
}
