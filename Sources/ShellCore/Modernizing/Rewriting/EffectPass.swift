/// Replaces `.task`, `.fireAndForget`, and effects of a value.
enum EffectPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    let finder = SpellingFinder(source, names)
    return source.words.indices.flatMap { index -> [Edit] in
      switch source.text(index) {
      case "task" where finder.isEffectOfArchitecture("task", at: index):
        task(at: index, source) ?? []
      case "fireAndForget" where finder.isEffectOfArchitecture("fireAndForget", at: index):
        fireAndForget(at: index, source) ?? []
      case "Effect", "EffectTask":
        value(at: index, source, finder) ?? []
      default: []
      }
    }
  }

  /// `.fireAndForget { work() }` becomes `.run { _ in work() }`. It has ignored the errors of its work.
  private static func fireAndForget(at index: Int, _ source: SwiftSource) -> [Edit]? {
    guard let brace = source.closure(after: index), let closure = source.closure(at: brace),
      closure.parameters.isEmpty, !closure.body.isEmpty,
      hasOnlyPriority(index, brace, source), !isFollowedByClosure(closure, source)
    else { return nil }
    let throwing = closure.body.contains {
      source.text($0) == "try" && !["?", "!"].contains(source.text($0 + 1))
    }
    let end = source.words[closure.close].range.upperBound
    return [name(index, source), parameter("_", of: closure, source)]
      + (throwing ? [.inserting(" catch: { _, _ in }", at: end)] : [])
  }

  /// `.task { await .response(work()) }` becomes `.run { send in await send(.response(work())) }`.
  private static func task(at index: Int, _ source: SwiftSource) -> [Edit]? {
    guard let brace = source.closure(after: index), let closure = source.closure(at: brace),
      closure.parameters.isEmpty, hasOnlyPriority(index, brace, source),
      !isFollowedByClosure(closure, source), !usesSend(closure, source)
    else { return nil }
    let statements = source.statements(in: closure.body)
    guard let last = statements.last else { return nil }
    var start = last.lowerBound
    // A `return` of a closure in the last expression, such as that of a `TaskResult`, is not one of the effect.
    let returns = closure.body.filter {
      source.text($0) == "return" && ($0 <= start || source.brace(around: $0) == closure.open)
    }
    if source.text(start) == "return" { start += 1 }
    guard returns.allSatisfy({ $0 == last.lowerBound }),
      statements.count == 1 || !returns.isEmpty, start < last.upperBound
    else { return nil }
    var prefix = "await send("
    if source.text(start) == "try" {
      guard !["?", "!"].contains(source.text(start + 1)) else { return nil }
      prefix = "try " + prefix
      start += 1
    }
    if source.text(start) == "await" { start += 1 }
    guard start < last.upperBound, !statementWords.contains(source.text(start)) else { return nil }
    let head =
      source.words[last.lowerBound].range.lowerBound..<source.words[start].range.lowerBound
    let end = source.words[last.upperBound - 1].range.upperBound
    return [
      name(index, source), parameter("send", of: closure, source), Edit(head, prefix),
      .inserting(")", at: end),
    ]
  }

  private static let statementWords: Set = [
    "if", "switch", "do", "for", "while", "guard", "let", "var", "throw", "defer", "repeat",
  ]

  private static func name(_ index: Int, _ source: SwiftSource) -> Edit {
    Edit(source.words[index].range, "run")
  }

  /// The name of the parameter, after the captures if there are some.
  private static func parameter(
    _ name: String, of closure: SwiftSource.Closure, _ source: SwiftSource
  ) -> Edit {
    if let captures = closure.captures {
      return .inserting(" \(name)", at: source.words[captures].range.upperBound)
    }
    let open = source.words[closure.open].range.upperBound
    let isTight = source.words[closure.open + 1].range.lowerBound == open
    return .inserting(" \(name) in" + (isTight ? " " : ""), at: open)
  }

  private static func hasOnlyPriority(_ name: Int, _ brace: Int, _ source: SwiftSource) -> Bool {
    guard brace > name + 1 else { return true }
    return source.arguments(at: name + 1)?.allSatisfy { $0.label == "priority" } ?? false
  }

  /// Whether another trailing closure follows, such as `catch:`.
  private static func isFollowedByClosure(
    _ closure: SwiftSource.Closure, _ source: SwiftSource
  ) -> Bool {
    source.isName(closure.close + 1) && source.has([":", "{"], at: closure.close + 2)
  }

  /// Whether the closure uses something else that is called `send`.
  private static func usesSend(_ closure: SwiftSource.Closure, _ source: SwiftSource) -> Bool {
    closure.body.contains { source.text($0) == "send" && source.text($0 - 1) != "." }
  }

  /// `return Effect(value: .loaded)` becomes `return .send(.loaded)`.
  private static func value(
    at index: Int, _ source: SwiftSource, _ finder: SpellingFinder
  ) -> [Edit]? {
    guard finder.isType(source.text(index), at: index),
      ["return", "(", ","].contains(source.text(index - 1))
        || source.text(index - 1) == ":" && finder.isAfterCase(index - 1),
      let arguments = source.arguments(at: index + 1), arguments.map(\.label) == ["value"],
      let value = arguments.first?.value
    else { return nil }
    let head =
      source.words[index].range.lowerBound..<source.words[value.lowerBound].range.lowerBound
    return [Edit(head, ".send(")]
  }
}
