/// Replaces `.task`, `.fireAndForget`, and effects of a value.
struct EffectPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    let pass = EffectPass(finder: SpellingFinder(source, names))
    return source.words.indices.flatMap { index -> [Edit] in
      let word = source.text(index)
      switch word {
      case "task", "fireAndForget":
        guard pass.finder.isEffectWithClosure(at: index) else { return [] }
        return (word == "task" ? pass.task(at: index) : pass.fireAndForget(at: index)) ?? []
      case "Effect", "EffectTask": return pass.value(at: index) ?? []
      default: return []
      }
    }
  }

  private let finder: SpellingFinder
  private var source: SwiftSource { finder.source }

  /// `.fireAndForget { work() }` becomes `.run { _ in work() }`. It has ignored the errors of its work.
  private func fireAndForget(at index: Int) -> [Edit]? {
    guard let closure = closure(of: index), !hasOtherClosure(after: closure) else { return nil }
    let throwing = closure.body.contains {
      source.text($0) == "try" && !["?", "!"].contains(source.text($0 + 1))
    }
    return [Edit(source.words[index].range, "run"), parameter("_", of: closure)]
      + (throwing ? [.inserting(" catch: { _, _ in }", at: source.end(closure.close))] : [])
  }

  /// `.task { await .response(work()) }` becomes `.run { send in await send(.response(work())) }`.
  private func task(at index: Int) -> [Edit]? {
    guard let closure = closure(of: index), let sending = sending(closure) else { return nil }
    let edits = [Edit(source.words[index].range, "run"), parameter("send", of: closure)] + sending
    guard hasOtherClosure(after: closure) else { return edits }
    return handler(after: closure).map { edits + $0 }
  }

  /// `catch: { .failed($0) }` becomes `catch: { error, send in await send(.failed(error)) }`.
  private func handler(after operation: SwiftSource.Closure) -> [Edit]? {
    guard source.text(operation.close + 1) == "catch",
      let closure = source.closure(at: operation.close + 3), closure.captures == nil,
      !hasOtherClosure(after: closure), let sending = sending(closure)
    else { return nil }
    if closure.hasSignature {
      guard closure.parameters.count == 1 else { return nil }
      return [.inserting(", send", at: source.end(closure.open + 1))] + sending
    }
    guard !closure.body.contains(where: { source.text($0) == "error" }),
      let uses = source.implicitParameters(of: closure)
    else { return nil }
    return [parameter("error, send", of: closure)] + sending
      + uses.map { Edit(source.words[$0].range, "error") }
  }

  /// The edits that send the value that a closure returns; `nil` if it returns in other places, too.
  private func sending(_ closure: SwiftSource.Closure) -> [Edit]? {
    guard
      // Something else may be called `send`.
      !closure.body.contains(where: { source.text($0) == "send" && source.text($0 - 1) != "." })
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
    guard start < last.upperBound, !Self.statementWords.contains(source.text(start)) else {
      return nil
    }
    return [
      Edit(source.start(last.lowerBound)..<source.start(start), prefix),
      .inserting(")", at: source.end(last.upperBound - 1)),
    ]
  }

  private static let statementWords: Set = [
    "if", "switch", "do", "for", "while", "guard", "let", "var", "throw", "defer", "repeat",
  ]

  /// The name of the parameter, after the captures if there are some.
  private func parameter(_ name: String, of closure: SwiftSource.Closure) -> Edit {
    if let captures = closure.captures {
      return .inserting(" \(name)", at: source.end(captures))
    }
    let open = source.end(closure.open)
    let isTight = source.start(closure.open + 1) == open
    return .inserting(" \(name) in" + (isTight ? " " : ""), at: open)
  }

  /// The closure of an effect, if it has no other argument than a priority.
  private func closure(of name: Int) -> SwiftSource.Closure? {
    guard let brace = source.closure(after: name), let closure = source.closure(at: brace),
      closure.parameters.isEmpty,
      brace == name + 1
        || source.arguments(at: name + 1)?.allSatisfy({ $0.label == "priority" }) == true
    else { return nil }
    return closure
  }

  /// Whether another closure with a label follows, such as `catch: { }`.
  private func hasOtherClosure(after closure: SwiftSource.Closure) -> Bool {
    source.isName(closure.close + 1) && source.has([":", "{"], at: closure.close + 2)
  }

  /// `return Effect(value: .loaded)` becomes `return .send(.loaded)`.
  private func value(at index: Int) -> [Edit]? {
    guard finder.isType(at: index),
      ["return", "(", ","].contains(source.text(index - 1))
        || source.text(index - 1) == ":" && source.isAfterCase(index - 1),
      let arguments = source.arguments(at: index + 1), arguments.map(\.label) == ["value"],
      let value = arguments.first?.value
    else { return nil }
    return [Edit(source.start(index)..<source.start(value.lowerBound), ".send(")]
  }
}
