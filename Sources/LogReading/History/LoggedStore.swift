/// The blocks of one store in a log, and what they say about its state.
///
/// A log does not contain the states: each block shows what its action changed. The state after a block is
/// put together from that block, the ones before it, and the ones after it.
public struct LoggedStore: Sendable {
  /// The type of the actions, after the name that was given to `_printChanges`: `Counter.Action`.
  public let name: String
  /// The positions of the store's blocks in the log.
  public let blocks: [Int]
  private let log: ConsoleLog

  init(name: String, blocks: [Int], log: ConsoleLog) {
    (self.name, self.blocks, self.log) = (name, blocks, log)
  }

  /// The state after one of the store's blocks, as far as it is known.
  ///
  /// - Parameter step: The position in ``blocks``, or -1 for the state before the first block.
  public func state(after step: Int) -> LoggedValue {
    precondition(blocks.indices.contains(step) || step == -1, "The store has no block \(step).")
    let past = state(fromPast: step)
    guard !past.isComplete else { return past }
    return past.merged(with: state(fromFuture: step))
  }

  /// What the blocks up to a step show. It looks back only as far as something is not known.
  private func state(fromPast step: Int) -> LoggedValue {
    var pending: [LoggedChange] = []
    var known = LoggedValue.nothing
    var index = step
    while index >= 0 {
      if let change = change(at: index) {
        pending.append(change)
        if change.before.isComplete { break }
      }
      index -= 1
    }
    for change in pending.reversed() {
      known = Knowledge(of: change.before, in: known).completed(change.after)
    }
    return known
  }

  /// What the blocks after a step show. It looks ahead only as far as something is not known.
  private func state(fromFuture step: Int) -> LoggedValue {
    var pending: [LoggedChange] = []
    var known = LoggedValue.nothing
    for index in blocks.indices.dropFirst(step + 1) {
      guard let change = change(at: index) else { continue }
      pending.append(change)
      if change.before.isComplete { break }
    }
    for change in pending.reversed() {
      known = Knowledge(of: change.after, in: known).completed(change.before)
    }
    return known
  }

  private func change(at step: Int) -> LoggedChange? { log.change(of: log.blocks[blocks[step]]) }

  /// The fields that one of the store's blocks shows as changed.
  public func changes(at step: Int) -> [FieldChange] { change(at: step)?.fields ?? [] }

  /// All changes of a field and of its parts: the step, and what changed there.
  public func history(of path: ValuePath) -> [(step: Int, change: FieldChange)] {
    let label = path.components.last { !$0.hasPrefix("[") }.map { Array($0.utf8) } ?? []
    return blocks.indices.flatMap { step -> [(step: Int, change: FieldChange)] in
      guard log.shows(label, in: blocks[step]) else { return [] }
      return changes(at: step).flatMap { $0.seen(at: path) }.map { (step, $0) }
    }
  }

  /// The steps whose action or change contains a text.
  public func steps(containing text: String) -> [Int] {
    blocks.indices.filter { log.shows(Array(text.utf8), in: blocks[$0]) }
  }

  /// Whether the state changed between the previous block of the store and this one: the block shows a
  /// value before its action that is not the one that was known.
  public func changedWithoutBlock(before step: Int) -> Bool {
    guard step > 0, let change = change(at: step) else { return false }
    return Knowledge(of: change.before, in: state(fromPast: step - 1)).hasContradiction
  }
}

extension FieldChange {
  /// The change as far as it concerns a path: one inside it, or the part of a larger value that was
  /// replaced.
  fileprivate func seen(at path: ValuePath) -> [FieldChange] {
    if self.path.isInside(path) { return [self] }
    guard path.isInside(self.path) else { return [] }
    let rest = ValuePath(components: Array(path.components.dropFirst(self.path.components.count)))
    let (old, new) = (old?.part(at: rest), new?.part(at: rest))
    return old == new ? [] : [FieldChange(path: path, old: old, new: new)]
  }
}

extension ConsoleLog {
  /// The stores whose blocks are in the log, in the order of their first blocks.
  ///
  /// Blocks belong to one store if they have actions of the same type and the same name. A log does not
  /// tell two stores of one feature apart; see ``LoggedStore/changedWithoutBlock(before:)``.
  public var stores: [LoggedStore] {
    var names: [String] = []
    var positions: [String: [Int]] = [:]
    for (position, block) in blocks.enumerated() {
      let name = storeName(of: block)
      if positions[name] == nil { names.append(name) }
      positions[name, default: []].append(position)
    }
    return names.map { LoggedStore(name: $0, blocks: positions[$0] ?? [], log: self) }
  }

  private func storeName(of block: LoggedBlock) -> String {
    let line = text[block.range.lowerBound..<block.actionEnd].dropFirst(
      "received action:".utf8.count
    )
    .drop { $0 == .space || $0 == 0x0A }
    let action = line.prefix { $0 != UInt8(ascii: "(") && $0 != 0x0A && $0 != UInt8(ascii: "<") }
    let end = action.lastIndex(of: UInt8(ascii: ".")) ?? action.endIndex
    let type = String(decoding: action[..<end], as: UTF8.self)
    return block.storeName.isEmpty ? type : "\(block.storeName): \(type)"
  }

  /// Whether the text of a block contains some bytes.
  fileprivate func shows(_ bytes: [UInt8], in position: Int) -> Bool {
    guard let first = bytes.first else { return true }
    var rest = text[blocks[position].range]
    while rest.count >= bytes.count, let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
