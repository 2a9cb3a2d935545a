extension [String: Set<String>] {
  /// Some names, with all that others follow from, step by step.
  func reachable(from names: some Collection<String>) -> Set<String> {
    var (found, pending) = (Set(names), Array(names))
    while let next = pending.popLast() {
      pending += self[next, default: []].filter { found.insert($0).inserted }
    }
    return found
  }
}
