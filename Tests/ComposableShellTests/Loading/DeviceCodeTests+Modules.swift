import Foundation
import Testing

@testable import SourceLoading

// What the modules of Apple's platforms declare.
extension DeviceCodeTests {
  @Test("Every module of Apple's platforms can be imported, and swift-log's logger can be, too")
  func modules() async throws {
    let imports = ProvidedModules.frameworks.sorted().map { "import \($0)" }.joined(separator: "\n")
    let source = imports.replacing("import Logging\n", with: "") + "\n" + WrittenFile.feature
    #expect(try await WrittenFile.output(of: source).hasPrefix("Counter.State("))
    let logger = """
      import Logging
      private let logger = Logger(label: "counter")
      func log() { logger.info("a \\(1)", metadata: ["key": "value"]) }
      struct Handler: LogHandler {
        var logLevel = Logger.Level.info
        var metadata = Logger.Metadata()
        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
          get { metadata[key] }
          set { metadata[key] = newValue }
        }
        func log(
          level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
          file: String, function: String, line: UInt
        ) { print(message) }
      }
      func start() { LoggingSystem.bootstrap { _ in Handler() } }
      """
    #expect(
      try await WrittenFile.output(of: WrittenFile.feature + logger).hasPrefix("Counter.State("))
  }

  @Test("A client whose endpoints have types of speech recognition loads as it is written")
  func speech() async throws {
    let output = try await WrittenFile.output(
      of: """
        import ComposableArchitecture
        import Speech
        @DependencyClient struct SpeechClient: Sendable {
          var status: @Sendable () -> SFSpeechRecognizerAuthorizationStatus = { .denied }
          var start: @Sendable (_ request: SFSpeechAudioBufferRecognitionRequest) async
            -> AsyncStream<Result> = { _ in .finished }
          struct Result: Equatable, Sendable { var text = "", isFinal = false }
        }
        extension SpeechClient.Result {
          init(_ result: SFSpeechRecognitionResult) {
            text = result.bestTranscription.segments.map(\\.substring).joined(separator: " ")
            isFinal = result.isFinal
          }
        }
        extension SpeechClient: DependencyKey {
          static var liveValue: Self {
            let recognizer = SFSpeechRecognizer(locale: .current)
            return Self(
              status: { SFSpeechRecognizer.authorizationStatus() },
              start: { _ in recognizer == nil ? .finished : .never })
          }
          static let testValue = Self(
            status: { .authorized },
            start: { request in
              AsyncStream { $0.yield(Result(text: "\\(request.addsPunctuation)")); $0.finish() }
            })
        }
        extension DependencyValues {
          var speech: SpeechClient {
            get { self[SpeechClient.self] }
            set { self[SpeechClient.self] = newValue }
          }
        }
        @Reducer struct Recorder {
          @ObservableState struct State: Equatable { var text = "" }
          enum Action { case recordTapped, heard(SpeechClient.Result) }
          @Dependency(\\.speech) var speech
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .recordTapped:
                guard speech.status() == .authorized else { return .none }
                return .run { send in
                  let request = SFSpeechAudioBufferRecognitionRequest()
                  request.addsPunctuation = true
                  for await result in await speech.start(request) { await send(.heard(result)) }
                }
              case .heard(let result): state.text = result.text
              }
              return .none
            }
          }
        }
        """)
    #expect(!output.contains("left out"), "\(output)")
  }
}
