/// Gives each line to the block that it belongs to.
///
/// A block that is interrupted by the first line of another one stays open, because the prints of two
/// stores can be interleaved.
struct BlockAssembler {
  /// The blocks whose ends were not read, the newest one last.
  private var open: [BlockAssembly] = []
  private var log = ConsoleLog()
  /// How the lines of blocks began that have ended, and after which the empty line was not read.
  private var ended: [LinePrefix] = []

  /// What some editors write at the beginning of a file in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let mostOpenBlocks = 8
  /// After so many lines without one of its own, a block is taken to be cut off.
  private static let mostOtherLines = 200

  /// Takes the next line.
  mutating func read(_ line: ArraySlice<UInt8>) {
    let startsWithMark = log.lineCount == 0 && line.starts(with: Self.byteOrderMark)
    let line = startsWithMark ? line.dropFirst(Self.byteOrderMark.count) : line
    log.lineCount += 1
    if let newest = open.indices.last, take(line, at: newest) { return }
    if isEmpty(line) { return readEmptyLine(line) }
    if let header = HeaderLine(line.withoutCarriageReturn) {
      return read(header, endsWithCarriageReturn: line.last == .carriageReturn)
    }
    for index in open.indices.dropLast().reversed() where take(line, at: index) { return }
    keep(line)
    closeStaleBlocks()
  }

  mutating func finish() -> ConsoleLog {
    for block in open { close(block) }
    open = []
    log.blocks.sort { $0.line < $1.line }
    log.others.sort { $0.line < $1.line }
    return log
  }

  private mutating func take(_ line: ArraySlice<UInt8>, at index: Int) -> Bool {
    guard open[index].take(line, number: log.lineCount) else { return false }
    if open[index].phase == .complete {
      ended.removeAll { $0.header == open[index].prefix.header }
      ended = ended.suffix(Self.mostOpenBlocks - 1) + [open[index].prefix]
      close(open.remove(at: index))
    }
    return true
  }

  private mutating func read(_ header: HeaderLine, endsWithCarriageReturn: Bool) {
    for index in open.indices.reversed() {
      let block = open[index]
      guard
        block.sawEmptyLine || block.isUnbegun && !block.prefix.isOfOtherStore(than: header.prefix)
      else { continue }
      close(open.remove(at: index))
    }
    switch header {
    case .block(let prefix):
      if open.count == Self.mostOpenBlocks { close(open.removeFirst()) }
      open.append(
        BlockAssembly(
          prefix: Array(prefix), line: log.lineCount,
          endsWithCarriageReturn: endsWithCarriageReturn))
    case .label(let prefix, let name):
      let text = Array("received action: ".utf8) + name + [0x0A]
      append(
        text, line: log.lineCount, .label, isComplete: true, actionEnd: text.count,
        storeName: LinePrefix(header: Array(prefix)).storeName)
    }
    ended.removeAll { !$0.isOfOtherStore(than: header.prefix) }
  }

  /// Whether nothing follows what the console added.
  private func isEmpty(_ line: ArraySlice<UInt8>) -> Bool {
    Self.isBlank(line)
      || (ended + open.suffix(1).map(\.prefix)).contains { Self.isEmpty(line, after: $0) }
  }

  private static func isEmpty(_ line: ArraySlice<UInt8>, after prefix: LinePrefix) -> Bool {
    prefix.removed(from: line).map(isBlank) ?? false
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == .space || $0 == .tab || $0 == .carriageReturn }
  }

  private mutating func readEmptyLine(_ line: ArraySlice<UInt8>) {
    if let block = ended.firstIndex(where: { Self.isEmpty(line, after: $0) }) ?? ended.indices.first
    {
      ended.remove(at: block)
    } else if let newest = open.indices.last {
      if open[newest].isActionAlone {
        close(open.removeLast())
      } else {
        open[newest].sawEmptyLine = true
        log.emptyLineCount += 1
      }
    } else {
      log.emptyLineCount += 1
    }
  }

  private mutating func closeStaleBlocks() {
    let oldest = log.lineCount - Self.mostOtherLines
    while let block = open.first, block.lastLine < oldest { close(open.removeFirst()) }
  }

  private mutating func close(_ block: BlockAssembly) {
    guard !block.isUnbegun else {
      return keep(block.prefix.header + block.text.dropLast(), at: block.line)
    }
    let isComplete = block.phase == .complete || block.isActionAlone
    append(
      block.text, line: block.line, form(of: block), isComplete: isComplete,
      actionEnd: block.actionEnd == 0 ? block.text.count : block.actionEnd,
      storeName: block.prefix.storeName)
  }

  private func form(of block: BlockAssembly) -> LoggedBlock.Form {
    guard block.actionEnd > 0, block.actionEnd < block.text.count else { return .action }
    return block.hasChanges ? .changes : .noChanges
  }

  private mutating func append(
    _ text: [UInt8], line: Int, _ form: LoggedBlock.Form, isComplete: Bool, actionEnd: Int,
    storeName: String
  ) {
    let start = log.text.count
    log.text += text
    log.blocks.append(
      LoggedBlock(
        line: line, form: form, isComplete: isComplete, storeName: storeName,
        range: start..<log.text.count, actionEnd: start + actionEnd))
  }

  private mutating func keep(_ line: ArraySlice<UInt8>) {
    keep(Array(line.withoutCarriageReturn), at: log.lineCount)
  }

  private mutating func keep(_ line: [UInt8], at number: Int) {
    let start = log.text.count
    log.text += line
    log.others.append(.init(line: number, range: start..<log.text.count))
  }
}
