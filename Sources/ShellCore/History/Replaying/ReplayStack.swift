/// The scenario files that a session is replaying, each inside the one before it.
///
/// Files can replay each other many times, so the stack limits how deep and how much a `replay` plays, including all files inside.
/// The limits of a scenario that the program plays hold for all its `replay` lines together.
struct ReplayStack: Sendable, Equatable {
  /// The largest number of files that are replayed inside each other.
  static let depthLimit = 16
  /// The largest number of bytes that one `replay` prints.
  static let outputLimit = 20_000_000
  /// The largest number of bytes that one `replay` reads.
  static let readLimit = 50_000_000
  /// The largest number of times that one `replay` plays a file.
  static let fileLimit = 1000

  /// Why a file cannot be replayed now.
  enum Refusal: Error, Sendable, Equatable {
    case isBeingReplayed
    case isTooDeep
  }

  /// The largest number of commands that one `replay` plays.
  var commandLimit = 150_000
  private var files: [String] = []
  private var commands = 0
  private var fileCount = 0
  private var outputSize = 0
  private var readSize = 0
  private var scenarios: [ScenarioKey: Scenario] = [:]
  /// The limit at which the replay was stopped, in words; `nil` if it was not stopped.
  private(set) var exceededLimit: String?

  /// The scenario that was replayed last, for the prose of a page.
  var last: Scenario?
  /// The folders of the session and of the files that are being replayed, apart from the innermost one.
  var outerFolders: [String?] = []

  init() {}

  /// Whether no file is being replayed.
  var isEmpty: Bool { files.isEmpty }
  /// The number of files that are being replayed.
  var depth: Int { files.count }

  /// Starts to replay a file.
  ///
  /// - Parameter file: The file's identity.
  mutating func push(_ file: String) throws(Refusal) {
    guard !files.contains(file) else { throw .isBeingReplayed }
    guard files.count < Self.depthLimit else { throw .isTooDeep }
    files.append(file)
    fileCount += 1
  }

  /// Starts counting from zero, and forgets the files that were read.
  mutating func reset() {
    commands = 0
    fileCount = 0
    outputSize = 0
    readSize = 0
    exceededLimit = nil
    scenarios = [:]
  }

  /// The name of a file as a line spells it, which is relative to a folder.
  struct ScenarioKey: Hashable, Sendable {
    let name: String
    let folder: String?
  }

  /// A scenario that was read before. Files that replay each other are read once.
  func scenario(_ key: ScenarioKey) -> Scenario? { scenarios[key] }

  /// - Parameter size: The size of the file in bytes.
  mutating func add(_ scenario: Scenario, size: Int, as key: ScenarioKey) {
    readSize += size
    scenarios[key] = scenario
  }

  mutating func pop() { files.removeLast() }

  mutating func count(_ output: String) {
    commands += 1
    outputSize += output.utf8.count
  }

  /// Whether the next command may be played. If not, ``exceededLimit`` says why.
  mutating func mayContinue() -> Bool {
    if commands >= commandLimit { exceededLimit = "\(commandLimit) commands" }
    if fileCount > Self.fileLimit { exceededLimit = "\(Self.fileLimit) files" }
    if outputSize >= Self.outputLimit {
      exceededLimit = "\(Self.outputLimit / 1_000_000) MB of output"
    }
    if readSize >= Self.readLimit {
      exceededLimit = "\(Self.readLimit / 1_000_000) MB of files"
    }
    return exceededLimit == nil
  }
}
