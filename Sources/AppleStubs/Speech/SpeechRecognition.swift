import AppleStubs
import Foundation
import StubAVFoundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}

public protocol SFSpeechRecognizerDelegate: AnyObject {}

/// A request can be created and configured; what it recognizes comes from a device.
open class SFSpeechRecognitionRequest: ObjectIdentity {
  init() {}
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  public override init() {}
  open func append(_ buffer: AVAudioPCMBuffer) {
    deviceStop("SFSpeechAudioBufferRecognitionRequest.append")
  }
  /// Has no effect: nothing was recorded.
  open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url: URL) { self.url = url }
}

// Unchecked because it is open: it stores nothing.
open class SFSpeechRecognitionTask: ObjectIdentity, @unchecked Sendable {
  init() {}
  open func cancel() { deviceStop("SFSpeechRecognitionTask.cancel") }
  open func finish() { deviceStop("SFSpeechRecognitionTask.finish") }
  open var isCancelled: Bool { deviceStop("SFSpeechRecognitionTask.isCancelled") }
}

open class SFSpeechRecognizer: ObjectIdentity {
  public init?() { deviceStop("SFSpeechRecognizer") }
  public init?(locale: Locale) { deviceStop("SFSpeechRecognizer") }
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var isAvailable: Bool { deviceStop("SFSpeechRecognizer.isAvailable") }
  open var supportsOnDeviceRecognition: Bool {
    deviceStop("SFSpeechRecognizer.supportsOnDeviceRecognition")
  }
  public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    deviceStop("SFSpeechRecognizer.authorizationStatus")
  }
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    deviceStop("SFSpeechRecognizer.requestAuthorization")
  }
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    deviceStop("SFSpeechRecognizer.recognitionTask")
  }
}
