import AppleStubs
import Foundation

/// The audio session of an app.
// Unchecked because it is open: it stores nothing.
open class AVAudioSession: ObjectIdentity, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
  }

  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    public static let allowAirPlay = Self(rawValue: 64)
  }

  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  public enum PortOverride: UInt, Sendable { case none, speaker }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }

  private static let shared = AVAudioSession()
  public static func sharedInstance() -> AVAudioSession { shared }

  open var category: Category { deviceStop("AVAudioSession.category") }
  open var recordPermission: RecordPermission { deviceStop("AVAudioSession.recordPermission") }
  open var sampleRate: Double { deviceStop("AVAudioSession.sampleRate") }

  open func setCategory(_ category: Category) throws { deviceStop("AVAudioSession.setCategory") }
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    deviceStop("AVAudioSession.setCategory")
  }
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    deviceStop("AVAudioSession.setCategory")
  }
  open func setMode(_ mode: Mode) throws { deviceStop("AVAudioSession.setMode") }
  open func setActive(_ isActive: Bool, options: SetActiveOptions = []) throws {
    deviceStop("AVAudioSession.setActive")
  }
  open func overrideOutputAudioPort(_ port: PortOverride) throws {
    deviceStop("AVAudioSession.overrideOutputAudioPort")
  }
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    deviceStop("AVAudioSession.requestRecordPermission")
  }
}

/// The permission to record.
public enum AVAudioApplication {
  public enum RecordPermission: Int, Sendable { case undetermined, denied, granted }

  public static func requestRecordPermission(file: StaticString = #fileID, line: UInt = #line) async
    -> Bool
  {
    deviceStop("AVAudioApplication.requestRecordPermission", file: file, line: line)
  }
  public static func requestRecordPermission(
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    deviceStop("AVAudioApplication.requestRecordPermission")
  }
}
