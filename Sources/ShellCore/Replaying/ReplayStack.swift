/// The scenario files that a session is replaying, each inside the one before it.
///
/// Files can replay each other many times, so the stack limits how deep and how much a `replay`
/// plays, including all files inside.
package struct ReplayStack: Sendable, Equatable {
  /// The largest number of files that are replayed inside each other.
  package static let depthLimit = 16
  /// The largest number of bytes that one `replay` prints.
  package static let outputLimit = 20_000_000

  /// Why a file cannot be replayed now.
  package enum Refusal: Error, Sendable, Equatable {
    case isBeingReplayed
    case isTooDeep
  }

  /// The largest number of commands that one `replay` plays.
  package var commandLimit = 150_000
  private var files: [String] = []
  private var commands = 0
  private var outputSize = 0
  /// The limit at which the replay was stopped, in words; `nil` if it was not stopped.
  package private(set) var exceededLimit: String?

  package init() {}

  /// Whether no file is being replayed.
  package var isEmpty: Bool { files.isEmpty }
  /// The number of files that are being replayed.
  package var depth: Int { files.count }

  /// Starts to replay a file.
  ///
  /// - Parameter file: The file's identity.
  package mutating func push(_ file: String) throws(Refusal) {
    guard !files.contains(file) else { throw .isBeingReplayed }
    guard files.count < Self.depthLimit else { throw .isTooDeep }
    if files.isEmpty {
      commands = 0
      outputSize = 0
      exceededLimit = nil
    }
    files.append(file)
  }

  /// Ends the innermost file.
  package mutating func pop() { files.removeLast() }

  /// Counts a command that was played.
  package mutating func count(_ output: String) {
    commands += 1
    outputSize += output.utf8.count
  }

  /// Whether the next command may be played. If not, ``exceededLimit`` says why.
  package mutating func mayContinue() -> Bool {
    if commands >= commandLimit { exceededLimit = "\(commandLimit) commands" }
    if outputSize >= Self.outputLimit {
      exceededLimit = "\(Self.outputLimit / 1_000_000) MB of output"
    }
    return exceededLimit == nil
  }
}
