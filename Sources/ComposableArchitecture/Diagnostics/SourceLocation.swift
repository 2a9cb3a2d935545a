/// A place in the source of a feature: `Timer.swift:24` when shown.
public struct SourceLocation: Sendable, CustomStringConvertible {
  /// Module and file, as `#fileID` gives them.
  public let fileID: StaticString
  /// The file's path, as `#filePath` gives it.
  public let filePath: StaticString
  /// Counted from 1.
  public let line: UInt
  /// Counted from 1.
  public let column: UInt

  /// Packs what a function's default arguments have gathered.
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file's last component and the line.
  public var description: String {
    "\(fileID.description.split(separator: "/").last ?? ""):\(line)"
  }
}

extension SourceLocation: Hashable {
  /// Two locations are equal when they name the same place.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.line == rhs.line && lhs.column == rhs.column
      && lhs.fileID.description == rhs.fileID.description
  }

  /// Hashes file, line and column.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID.description)
    hasher.combine(line)
    hasher.combine(column)
  }
}
