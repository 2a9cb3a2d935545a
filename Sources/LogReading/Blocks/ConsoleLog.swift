/// What was read from a console: the blocks that `_printChanges` printed, and all other lines.
public struct ConsoleLog: Sendable {
  /// The blocks, in the order of their first lines.
  public internal(set) var blocks: [LoggedBlock] = []
  /// The lines that belong to no block, in their order. Empty lines are only counted.
  public internal(set) var others: [OtherLine] = []
  /// The number of lines that were read.
  public internal(set) var lineCount = 0
  /// The number of empty lines that belong to no block.
  public internal(set) var emptyLineCount = 0
  /// The texts of all blocks and other lines.
  var text: [UInt8] = []

  /// A line that belongs to no block, such as a `print` of the app.
  public struct OtherLine: Sendable, Equatable {
    /// The number of the line, counted from 1.
    public let line: Int
    let range: Range<Int>
  }

  /// The text of a block as the printer wrote it, without what a console added, and without the empty line
  /// after it.
  public func text(of block: LoggedBlock) -> String {
    String(decoding: text[block.range], as: UTF8.self)
  }

  /// The text of a line that belongs to no block.
  public func text(of line: OtherLine) -> String {
    String(decoding: text[line.range], as: UTF8.self)
  }

  /// The number of blocks that were read completely.
  public var understoodCount: Int { blocks.count { $0.isComplete } }

  /// Writes all blocks as `_printChanges` printed them, byte for byte.
  ///
  /// - Parameter write: Receives the bytes in several parts.
  public func print(to write: (ArraySlice<UInt8>) throws -> Void) rethrows {
    for block in blocks {
      try write(text[block.range])
      if block.isComplete, block.form != .label { try write([0x0A]) }
    }
  }

  public var printed: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    print { bytes += $0 }
    return bytes
  }
}

public struct LoggedBlock: Sendable, Equatable {
  /// The number of its first line, counted from 1.
  public let line: Int
  /// What the printer printed.
  public let form: Form
  /// Whether the block was read to its end. The end is missing if a log was cut off.
  public let isComplete: Bool
  /// The name before `received action:`, as in `_printChanges("cart")`; often empty.
  public let storeName: String
  let range: Range<Int>
  /// Where the diff begins; the end of the range if there is none.
  let actionEnd: Int

  /// A format of `_printChanges`.
  public enum Form: Sendable, Equatable {
    /// The action and a diff of the state.
    case changes
    /// The action and `(No state changes)`.
    case noChanges
    /// The action's name on the line `received action:`, as `.actionLabels` prints it.
    case label
    /// The action, without its changes.
    case action
  }
}
