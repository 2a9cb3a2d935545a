/// Reads what `_printChanges` printed from the console output of an app.
///
/// The output may have been changed on its way: timestamps, prefixes and indentation of a console are
/// removed, prints between the lines and several stores at a time are told apart, and a log may begin or end
/// in the middle of a block. No line is an error: a line that belongs to no block is kept as such.
///
/// ```swift
/// var reader = LogReader()
/// while let chunk = next() { reader.read(chunk) }
/// let log = reader.finish()
/// ```
public struct LogReader {
  private var splitter = LineSplitter()
  private var assembler = BlockAssembler()

  /// Makes a reader that has read nothing.
  public init() {}

  /// Reads a log at once.
  public static func log(of bytes: ArraySlice<UInt8>) -> ConsoleLog {
    var reader = LogReader()
    reader.read(bytes)
    return reader.finish()
  }

  /// Reads the next part of the output, which can end in the middle of a line.
  public mutating func read(_ bytes: ArraySlice<UInt8>) {
    splitter.split(bytes) { assembler.read($0) }
  }

  public mutating func finish() -> ConsoleLog {
    splitter.finish { assembler.read($0) }
    return assembler.finish()
  }
}
