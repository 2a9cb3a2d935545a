/// The blocks of a log as one history: a state before the first action, and one after each.
///
/// Actions are numbered from 1 in the order of the log. If the log has several stores, the state has a
/// field for each of them.
public struct LogHistory: Sendable {
  public let log: ConsoleLog
  public let stores: [LoggedStore]
  /// For each block, its store and its position there.
  private let places: [(store: Int, step: Int)]
  /// For each number of actions, the number of the last one that shows a change.
  private let changed: [Int]

  public init(_ log: ConsoleLog) {
    self.log = log
    stores = log.stores
    var places = [(store: Int, step: Int)](repeating: (0, 0), count: log.blocks.count)
    for (number, store) in stores.enumerated() {
      for (step, block) in store.blocks.enumerated() { places[block] = (number, step) }
    }
    self.places = places
    var changed = [0]
    for (number, block) in log.blocks.enumerated() {
      changed.append(block.form == .changes ? number + 1 : changed[number])
    }
    self.changed = changed
  }

  public var count: Int { log.blocks.count }

  /// The state after some of the actions, as far as the log shows it.
  public func state(after number: Int) -> LoggedValue {
    guard stores.count != 1 else { return stores[0].state(after: number - 1) }
    let fields = stores.map { store in
      LoggedGroup.Element(
        label: store.shortName, value: store.state(after: steps(of: store, in: number) - 1))
    }
    return .group(LoggedGroup(opening: "Log(", closing: ")", elements: fields))
  }

  /// The number of the last action, up to a given one, that changed the state; 0 if there is none.
  public func lastChange(upTo number: Int) -> Int { changed[number] }

  public func changes(by number: Int) -> [FieldChange] {
    let place = places[number - 1], store = stores[place.store]
    let changes = store.changes(at: place.step)
    guard stores.count > 1 else { return changes }
    return changes.map {
      FieldChange(
        path: ValuePath(components: [store.shortName] + $0.path.components), old: $0.old,
        new: $0.new)
    }
  }

  /// An action on one line, without its type.
  public func actionLine(_ number: Int) -> String { log.shortAction(of: log.blocks[number - 1]) }

  /// The block of an action as it was printed.
  public func block(_ number: Int) -> String { log.text(of: log.blocks[number - 1]) }

  /// How many of a store's blocks are among the first ones of the log.
  private func steps(of store: LoggedStore, in number: Int) -> Int {
    var low = 0, high = store.blocks.count
    while low < high {
      let middle = (low + high) / 2
      if store.blocks[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LoggedStore {
  /// The name that was given to `_printChanges`, or that of the feature: `cart`, `Settings`.
  public var shortName: String {
    let type = name.hasSuffix(".Action") ? String(name.dropLast(".Action".count)) : name
    let word = type.contains(": ") ? String(type.prefix { $0 != ":" }) : type
    let letters = word.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return letters.isEmpty ? "App" : String(letters)
  }

  /// The type of the actions without the name of the store: `Settings.Action`.
  public var actionType: String {
    name.firstRange(of: ": ").map { String(name[$0.upperBound...]) } ?? name
  }
}

extension LoggedValue {
  /// Reads the value that a text dumps. Returns `nil` if the text is not one value.
  public init?(dump: String) {
    guard let value = DumpParser.value(of: dump) else { return nil }
    self = value
  }
}
