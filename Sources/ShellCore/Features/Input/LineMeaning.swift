struct LineMeaning: Sendable, Equatable {
  var command: CommandMeaning
  /// Whether the line is the command's name without an argument.
  var isAlone = false
  /// The kind of file that the argument may name.
  var file = FileKind.none

  /// A kind of file that a line may name.
  enum FileKind: Sendable {
    case none
    /// The whole argument is a path.
    case any
    /// The argument may begin with the path of a Swift file.
    case swift
    /// A path follows the first word of the argument.
    case log
  }

  var isExported: Bool { command.isExported(isAlone: isAlone) }

  /// The meaning of something that happened without a line: time passed, or a result arrived.
  static let event = LineMeaning(command: .action)
}
