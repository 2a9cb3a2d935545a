/// A run of received actions that differ at most in one number that counts up, as a loop.
///
/// ```swift
/// for seconds in 1...600 {
///   await store.receive(.ticked) { $0.seconds = seconds }
/// }
/// ```
struct ReceiveLoop: Equatable {
  let action: SwiftCode
  /// The changes of each action; the number that counts is written as ``variable``.
  let changes: [SwiftCode]
  /// `nil` if no number counts.
  let variable: String?
  let range: ClosedRange<Int>

  /// Shorter runs are easier to read as they are.
  static let shortest = 4

  /// The steps, with each run that is long enough replaced by a loop.
  static func folding(_ steps: [ExportedTest.Statement]) -> [ExportedTest.Statement] {
    var folded: [ExportedTest.Statement] = []
    var rest = steps[...]
    while let first = rest.first {
      let (loop, count) = longest(rest)
      folded.append(loop.map(ExportedTest.Statement.receiveAll) ?? first)
      rest = rest.dropFirst(loop == nil ? 1 : count)
    }
    return folded
  }

  /// The loop that the steps begin with.
  private static func longest(
    _ steps: ArraySlice<ExportedTest.Statement>
  ) -> (loop: ReceiveLoop?, count: Int) {
    guard let first = steps.first?.received, let second = steps.dropFirst().first?.received,
      let counting = counting(first.changes, second.changes)
    else { return (nil, 0) }
    var count = 0
    for step in steps {
      guard let received = step.received, received.action == first.action,
        received.changes == first.changes.counted(by: count, at: counting)
      else { break }
      count += 1
    }
    guard count >= shortest else { return (nil, 0) }
    return (ReceiveLoop(first.action, first.changes, counting: counting, count: count), count)
  }

  private init(_ action: SwiftCode, _ changes: [SwiftCode], counting indices: [Int], count: Int) {
    self.action = action
    guard let index = indices.first, let start = changes[index].number else {
      self.changes = changes
      variable = nil
      range = 1...count
      return
    }
    let name = changes[index].fieldName
    variable = name
    range = start...start + count - 1
    self.changes = changes.enumerated().map { position, change in
      indices.contains(position) ? change.assigning(name) : change
    }
  }

  /// The indices of the changes that count from one step to the next; `nil` if the steps differ in
  /// another way.
  private static func counting(_ one: [SwiftCode], _ next: [SwiftCode]) -> [Int]? {
    guard one.count == next.count else { return nil }
    var indices: [Int] = []
    for (index, (before, after)) in zip(one, next).enumerated() where before != after {
      guard let number = before.number, after == before.assigning("\(number + 1)"),
        indices.isEmpty || one[indices[0]].number == number
      else { return nil }
      indices.append(index)
    }
    return indices
  }
}

extension ExportedTest.Statement {
  fileprivate var received: (action: SwiftCode, changes: [SwiftCode])? {
    if case .receive(let action, let changes) = self { (action, changes) } else { nil }
  }
}

extension [SwiftCode] {
  fileprivate func counted(by step: Int, at indices: [Int]) -> [SwiftCode] {
    enumerated().map { index, change in
      guard indices.contains(index), let number = change.number else { return change }
      return change.assigning("\(number + step)")
    }
  }
}

extension SwiftCode {
  /// The number that an assignment assigns: 1 in `$0.seconds = 1`.
  fileprivate var number: Int? {
    if case .prefixed(_, .text(let text)) = self { Int(text) } else { nil }
  }

  /// The same assignment with another value.
  fileprivate func assigning(_ value: String) -> SwiftCode {
    if case .prefixed(let target, _) = self { .prefixed(target, .text(value)) } else { self }
  }

  /// The name of the field that is assigned: `seconds` in `$0.timer.seconds = 1`.
  fileprivate var fieldName: String {
    guard case .prefixed(let target, _) = self else { return "number" }
    let name = target.split(separator: ".").last?.prefix { $0.isLetter || $0.isNumber } ?? ""
    return name.isEmpty ? "number" : String(name)
  }
}
