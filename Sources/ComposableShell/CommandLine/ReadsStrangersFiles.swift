/// A command that plays scenarios or reads files that strangers may have written.
protocol ReadsStrangersFiles {
  /// The scenarios that this process plays; those that cannot be read play nothing.
  var scenarios: [String] { get }
  /// Whether everything in the files is trusted, or the command reads none.
  var isUnrestricted: Bool { get }
  /// Where the program keeps what the command remembers.
  var ownFiles: [String] { get }
  /// Where the user lets the command write.
  var writablePaths: [String] { get }
  /// Folders in which the command writes, and which it creates.
  var newFolders: [String] { get }
  /// The programs that the command starts, beside those that the code of its scenarios needs.
  var programs: HelperPrograms { get }
  /// Which process plays the scenarios.
  var player: ScenarioPlayerProcess { get }
}

extension ReadsStrangersFiles {
  var ownFiles: [String] { [] }
  var writablePaths: [String] { [] }
  var newFolders: [String] { [] }
  var programs: HelperPrograms { [] }
  var player: ScenarioPlayerProcess { .this }
}

/// Which process plays the scenarios of a command.
enum ScenarioPlayerProcess {
  case this
  /// Others, which this one starts.
  case others
  /// This one, which another one has started.
  case part
}
