/// The meaning of a line that was typed.
package struct LineMeaning: Sendable, Equatable {
  package var command: CommandMeaning
  /// Whether the line is the command's name without an argument.
  package var isAlone = false
  /// The kind of file that the argument may name.
  package var file = FileKind.none

  package init(
    command: CommandMeaning, isAlone: Bool = false, file: FileKind = FileKind.none
  ) {
    self.command = command
    self.isAlone = isAlone
    self.file = file
  }

  /// A kind of file that a line may name.
  package enum FileKind: Sendable {
    case none
    /// The whole argument is a path.
    case any
    /// The argument may begin with the path of a Swift file.
    case swift
    /// A path follows the first word of the argument.
    case log
  }

  /// Whether exports repeat the line.
  package var isExported: Bool { command.isExported(isAlone: isAlone) }

  /// The meaning of something that happened without a line: time passed, or a result arrived.
  package static let event = LineMeaning(command: .action)
}
