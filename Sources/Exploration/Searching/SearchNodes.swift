/// The states that were found, as a tree: how each was reached first. The states themselves are only kept while
/// they are needed.
struct SearchNodes {
  private var parents: [Int32] = []
  private var choices: [UInt16] = []
  private var delays: [UInt8] = []
  /// The index of the first state of each depth.
  private var starts: [Int] = []

  var count: Int { parents.count }
  var depth: Int { starts.count - 1 }

  /// Adds a state.
  ///
  /// - Parameters:
  ///   - parent: The state before it, or `nil` for the first one.
  ///   - choice: The place of the step among those that were possible in the parent.
  ///   - delays: How often on the path an effect was late.
  mutating func add(parent: Int?, choice: Int, delays: Int) {
    if parent.map({ $0 >= starts[starts.count - 1] }) ?? true { starts.append(count) }
    parents.append(parent.map(Int32.init) ?? -1)
    choices.append(UInt16(clamping: choice))
    self.delays.append(UInt8(clamping: delays))
  }

  func delays(of node: Int) -> Int { Int(delays[node]) }
  func choice(of node: Int) -> Int { Int(choices[node]) }
  func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }

  func depth(of node: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= node { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The states on the way to a state, beginning with the first one.
  func path(to node: Int) -> [Int] {
    var path = [node]
    while let parent = parent(of: path[path.count - 1]) { path.append(parent) }
    return path.reversed()
  }
}
