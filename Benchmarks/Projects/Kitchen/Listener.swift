import ComposableArchitecture
import Speech

/// What the microphone has understood so far.
struct Remark: Equatable, Sendable {
  var text: String
  var isFinal = false
}

@DependencyClient
struct Listener: Sendable {
  var permission: @Sendable () -> SFSpeechRecognizerAuthorizationStatus = { .denied }
  var ask: @Sendable () async -> SFSpeechRecognizerAuthorizationStatus = { .denied }
  var listen: @Sendable () -> AsyncThrowingStream<Remark, any Error> = { .finished() }
}

extension Listener: DependencyKey {
  static let liveValue = Listener(
    permission: { SFSpeechRecognizer.authorizationStatus() },
    ask: {
      await withCheckedContinuation { continuation in
        SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
      }
    },
    listen: {
      AsyncThrowingStream { continuation in
        let task = Task {
          do {
            for try await remark in try Recording().remarks() { continuation.yield(remark) }
            continuation.finish()
          } catch {
            continuation.finish(throwing: error)
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    })

  static let previewValue = Listener(
    permission: { .authorized },
    ask: { .authorized },
    listen: {
      AsyncThrowingStream { continuation in
        let words = "The butter is brown already, so turn the heat down".split(separator: " ")
        for count in words.indices {
          continuation.yield(Remark(text: words[...count].joined(separator: " ")))
        }
        continuation.finish()
      }
    })
}

/// One use of the microphone.
private struct Recording {
  private let engine = AVAudioEngine()
  private let request = SFSpeechAudioBufferRecognitionRequest()

  struct NoRecognizer: Error {}

  func remarks() throws -> AsyncThrowingStream<Remark, any Error> {
    guard let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-GB")) else {
      throw NoRecognizer()
    }
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.record, mode: .measurement, options: .duckOthers)
    try session.setActive(true, options: .notifyOthersOnDeactivation)
    request.shouldReportPartialResults = true
    let format = engine.inputNode.outputFormat(forBus: 0)
    engine.inputNode.installTap(onBus: 0, bufferSize: 2048, format: format) { [request] buffer, _ in
      request.append(buffer)
    }
    engine.prepare()
    try engine.start()
    return AsyncThrowingStream { continuation in
      let task = recognizer.recognitionTask(with: request) { result, error in
        if let result {
          continuation.yield(
            Remark(text: result.bestTranscription.formattedString, isFinal: result.isFinal))
        }
        if error != nil || result?.isFinal == true { continuation.finish(throwing: error) }
      }
      continuation.onTermination = { [engine] _ in
        engine.stop()
        engine.inputNode.removeTap(onBus: 0)
        task.cancel()
      }
    }
  }
}
