import AppleStubs
import Foundation

// What a recognizer answers. Without a device there never is one, but features convert it to values of their own.

public final class SFSpeechRecognitionResult: ObjectIdentity, Sendable {
  public let bestTranscription: SFTranscription
  public let transcriptions: [SFTranscription]
  public let isFinal: Bool
  public let speechRecognitionMetadata: SFSpeechRecognitionMetadata?
  private init(_ best: SFTranscription) {
    (bestTranscription, transcriptions, isFinal) = (best, [best], true)
    speechRecognitionMetadata = nil
  }
}

public final class SFTranscription: ObjectIdentity, Sendable {
  public let formattedString: String
  public let segments: [SFTranscriptionSegment]
  private init(_ text: String) { (formattedString, segments) = (text, []) }
}

public final class SFTranscriptionSegment: ObjectIdentity, Sendable {
  public let substring: String
  public let alternativeSubstrings: [String]
  public let confidence: Float
  public let timestamp: TimeInterval
  public let duration: TimeInterval
  private init(_ text: String) {
    (substring, alternativeSubstrings, confidence, timestamp, duration) = (text, [], 0, 0, 0)
  }
}

public final class SFSpeechRecognitionMetadata: ObjectIdentity, Sendable {
  public let averagePauseDuration: TimeInterval
  public let speakingRate: Double
  public let speechDuration: TimeInterval
  public let speechStartTimestamp: TimeInterval
  public let voiceAnalytics: SFVoiceAnalytics?
  private init(_ analytics: SFVoiceAnalytics?) {
    (averagePauseDuration, speakingRate, speechDuration, speechStartTimestamp) = (0, 0, 0, 0)
    voiceAnalytics = analytics
  }
}

public final class SFVoiceAnalytics: ObjectIdentity, Sendable {
  public let jitter, pitch, shimmer, voicing: SFAcousticFeature
  private init(_ feature: SFAcousticFeature) {
    (jitter, pitch, shimmer, voicing) = (feature, feature, feature, feature)
  }
}

public final class SFAcousticFeature: ObjectIdentity, Sendable {
  public let acousticFeatureValuePerFrame: [Double]
  public let frameDuration: TimeInterval
  private init(_ values: [Double]) { (acousticFeatureValuePerFrame, frameDuration) = (values, 0) }
}
