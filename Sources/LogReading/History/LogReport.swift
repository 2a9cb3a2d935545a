/// What is shown of a log: a summary, a list of its blocks, states, and the history of a field.
///
/// Blocks are numbered from 1 in the order of the log.
public struct LogReport: Sendable {
  private let log: ConsoleLog
  private let stores: [LoggedStore]

  public init(_ log: ConsoleLog) {
    self.log = log
    stores = log.stores
  }

  /// How much was understood: `17 blocks of 1 store in 221 lines; 2 other lines`.
  public var summary: String {
    let cut = log.blocks.count - log.understoodCount
    return "\(counted(log.blocks.count, "block")) of \(counted(stores.count, "store"))"
      + " in \(counted(log.lineCount, "line"))"
      + (log.others.isEmpty ? "" : "; \(counted(log.others.count, "other line"))")
      + (cut == 0 ? "" : "; \(counted(cut, "block")) cut off")
  }

  /// Whether the log has no blocks.
  public var isEmpty: Bool { log.blocks.isEmpty }

  /// The paths of the fields that blocks change, each once.
  public var changedFields: [String] {
    let paths = stores.flatMap { store in
      store.blocks.indices.flatMap { store.changes(at: $0).map(\.path.description) }
    }
    return Set(paths).sorted()
  }

  /// One line for each block: its number, its action, and what it changed.
  public var list: String { lines(of: Array(log.blocks.indices)) }

  /// The lines of the blocks that contain a text.
  public func list(containing text: String) -> String {
    lines(
      of: stores.flatMap { store in store.steps(containing: text).map { store.blocks[$0] } }
        .sorted())
  }

  /// The blocks that changed a field, with its values.
  public func history(of path: String) -> String {
    let path = ValuePath(path)
    let rows = stores.flatMap { store in
      store.history(of: path).map { (store.blocks[$0.step], $0.change.description) }
    }
    return rows.sorted { $0.0 < $1.0 }.map { block, change in
      "\(block + 1)  \(shortAction(block))  \(change)"
    }.joined(separator: "\n")
  }

  /// The state after a block, as far as it is known; `nil` if there is no such block, or no such part.
  public func state(after number: Int, at path: String = "") -> String? {
    for store in stores {
      guard let step = store.blocks.firstIndex(of: number - 1) else { continue }
      return store.state(after: step).part(at: ValuePath(path))?.description
    }
    return nil
  }

  /// The lines that belong to no block, with their numbers.
  public var others: String {
    log.others.map { "\($0.line)  \(log.text(of: $0))" }.joined(separator: "\n")
  }

  private func lines(of blocks: [Int]) -> String {
    let steps = stores.reduce(into: [Int: (LoggedStore, Int)]()) { steps, store in
      for (step, block) in store.blocks.enumerated() { steps[block] = (store, step) }
    }
    return blocks.map { block in
      let changes = steps[block].map { $0.0.changes(at: $0.1).map(\.description) } ?? []
      let shown = changes.prefix(3).joined(separator: ", ")
      let more = changes.count > 3 ? ", \(changes.count - 3) more" : ""
      return "\(block + 1)  \(shortAction(block))" + (shown.isEmpty ? "" : "  \(shown)\(more)")
    }.joined(separator: "\n")
  }

  private func shortAction(_ block: Int) -> String { log.shortAction(of: log.blocks[block]) }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension ConsoleLog {
  /// The action of a block on one line, without its type: `.binding(.set(\State.$name, "Blob"))`.
  func shortAction(of block: LoggedBlock) -> String {
    let line = actionLine(of: block)
    let end = line.utf8.firstIndex(of: UInt8(ascii: "(")) ?? line.endIndex
    guard let dot = line[..<end].utf8.lastIndex(of: UInt8(ascii: ".")) else { return line }
    return String(line[dot...])
  }

  /// The action of a block on one line. Only the bytes of its first line are read: a large log has many actions, with long values.
  private func actionLine(of block: LoggedBlock) -> String {
    let bytes = text[block.range.lowerBound..<block.actionEnd]
    guard block.form != .label, let start = bytes.firstIndex(of: 0x0A) else {
      let action = action(of: block)
      return action.lineTexts.count == 1 ? action : "\(action.lineTexts[0])…)"
    }
    let rest = bytes[(start + 1)...]
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    let line = String(String(decoding: rest[..<end], as: UTF8.self).unicodeScalars.dropFirst(2))
    return end + 1 >= rest.endIndex ? line : "\(line)…)"
  }
}
