enum ExploreRequest {
  case search(ExplorationPlan)
  case graph(ExplorationPlan, GraphForm)
  /// Types the lines of a finding.
  case replay(number: Int)
  /// Exports a fresh session in which the lines of the first finding were typed.
  case export(String)

  struct GraphForm {
    enum Format: String, CaseIterable { case text, mermaid, svg, html }

    var format = Format.text
    /// A field of the state, or `case`; `nil` shows every state.
    var fold: String?
    /// The new file; `nil` shows the graph.
    var file: PathArgument?

    /// Folds a graph; `nil` if every state is shown.
    var folding: ((StateGraph) -> StateGraph)? {
      fold.map { field in
        { field == "case" ? $0.foldedByCase : $0.folded(byField: field) }
      }
    }
  }
}

/// Reads the text after `explore`.
@MainActor
struct ExploreReader {
  private let input: CommandInput
  private var words: ArraySlice<CommandArgument>
  private let state: Any
  private let actionType: Any.Type
  private var plan: ExplorationPlan
  private let limits: SearchLimits
  private var namedLimits: Set<String> = []
  /// Finds a property that bindings can write.
  private let property: (CommandArgument) throws -> BindableTarget
  /// Compiles a condition that is written in Swift, and begins at an offset in the line.
  private let compile: (_ text: String, _ offset: Int) async throws -> StateCondition

  init(
    _ input: CommandInput, state: Any, actionType: Any.Type, scope: ScopePath,
    limits: SearchLimits, property: @escaping (CommandArgument) throws -> BindableTarget,
    compile: @escaping (_ text: String, _ offset: Int) async throws -> StateCondition
  ) {
    self.compile = compile
    self.property = property
    self.input = input
    self.state = state
    self.actionType = actionType
    self.limits = limits
    words = input.words[...]
    plan = ExplorationPlan(scope: scope)
    plan.options.findings = 5
  }

  /// The words that can begin a part of the line.
  nonisolated static let names = [
    "depth", "late", "time", "states", "memory", "sends", "sets", "without", "always", "when",
    "never",
    "until", "values", "random", "graph", "to", "replay", "save", "export",
  ]

  mutating func request() async throws -> ExploreRequest {
    var graph: ExploreRequest.GraphForm?
    var isFirst = true
    while let word = words.popFirst() {
      switch word.text {
      case "replay" where isFirst: return .replay(number: try optionalNumber(word) ?? 1)
      case "save" where isFirst: return .export("scenario " + (try file(after: word)))
      case "export" where isFirst: return .export(try rest(after: word, "a kind"))
      case "graph": graph = try form()
      case "to": graph = try written(graph, to: word)
      case "depth": plan.options.depth = try number(word, from: 1)
      case "late": plan.options.late = try number(word, from: 0)
      case "states": plan.options.states = try number(word, from: 1)
      case "memory": plan.options.memory = try number(word, from: 1) * 1_000_000
      case "time": plan.options.time = try duration(word)
      case "random": plan.seed = UInt64(try optionalNumber(word) ?? 0)
      case "sends": plan.options.sends.formUnion(try cases(word))
      case "sets": try addProperties(word)
      case "without": plan.options.without.formUnion(try cases(word))
      case "values": try addValues(word)
      case "always", "never", "until", "when": try await addCondition(word)
      default: throw unknown(word)
      }
      isFirst = false
      namedLimits.insert(word.text)
    }
    plan.options.keepsGraph = graph != nil
    limits.complete(&plan.options, named: namedLimits)
    return graph.map { .graph(plan, $0) } ?? .search(plan)
  }

  private func unknown(_ word: CommandArgument) -> InputError {
    word.error(
      .invalidValue, "`explore` has no part `\(abbreviated(word.text))`",
      hint: "expected \(alternatives(Self.names))",
      suggestion: NearestName.to(word.text, in: Self.names))
  }

  private mutating func number(_ word: CommandArgument, from least: Int) throws -> Int {
    guard let next = words.popFirst() else {
      throw word.missing("`\(word.text)` needs a number", hint: "expected a number from \(least)")
    }
    guard let number = Int(next.text), number >= least, number <= 1_000_000_000 else {
      throw next.error(
        .invalidValue, "`\(word.text)` cannot be `\(abbreviated(next.text))`",
        hint: "expected a number from \(least)")
    }
    return number
  }

  /// The number after a word, or after `seed`; `nil` if something else follows.
  private mutating func optionalNumber(_ word: CommandArgument) throws -> Int? {
    if words.first?.text == "seed" { words.removeFirst() }
    guard let next = words.first, let first = next.text.first, first.isNumber || first == "-" else {
      return nil
    }
    return try number(word, from: word.text == "replay" ? 1 : 0)
  }

  private mutating func duration(_ word: CommandArgument) throws -> Duration {
    guard let next = words.popFirst() else {
      throw word.missing("`time` needs a duration", hint: "expected a duration such as 10s")
    }
    let value = try ActionReader().value(
      next.line.dropFirst(next.offset).prefix(next.text.count), as: Duration.self, for: "time")
    guard let duration = value as? Duration, duration > .zero else {
      throw next.error(
        .invalidValue, "a search needs time", hint: "expected a duration such as 10s")
    }
    return duration
  }

  /// The paths of cases after a word: `.ticked, .editor.saved`.
  private mutating func cases(_ word: CommandArgument) throws -> [String] {
    var paths: [String] = []
    let names = ActionNames(actionType)
    while let next = words.first, next.text.hasPrefix(".") {
      words.removeFirst()
      for path in next.text.split(separator: ",") {
        if let name = names.unknownName(inPath: String(path)) {
          throw next.error(
            .unknownCase, "\(TypeName.of(actionType)) has no case `\(abbreviated(String(path)))`",
            hint: "expected \(alternatives(names.names.map { "." + $0 }))",
            suggestion: names.nearest(to: name))
        }
        paths.append(String(path))
      }
    }
    guard !paths.isEmpty else {
      let position = words.first ?? word
      throw position.error(
        .missingInput, "`\(word.text)` needs a case", hint: "expected a case such as .saved")
    }
    return paths
  }

  /// The properties after `sets`, each with a space before it.
  private mutating func addProperties(_ word: CommandArgument) throws {
    let count = plan.sets.count
    while let next = words.first, !Self.names.contains(next.text) {
      words.removeFirst()
      plan.sets.append(try property(next))
    }
    guard plan.sets.count > count else {
      throw (words.first ?? word).missing(
        "`sets` needs a field", hint: "expected a field of the state")
    }
  }

  /// The texts or numbers that are tried for a field, and wherever its type is: `values query "swift" "q"`.
  private mutating func addValues(_ word: CommandArgument) throws {
    guard let field = words.popFirst() else {
      throw word.missing(
        "`values` needs a field and values",
        hint: "expected a field, such as in `values query \"q\"`")
    }
    let value = try StatePath(field.text, in: field.line, at: field.offset).value(in: state)
    var texts: [String] = []
    while let next = words.first, !Self.names.contains(next.text) {
      texts.append(try literal(next))
    }
    guard !texts.isEmpty else {
      throw field.missing(
        "`values \(abbreviated(field.text))` needs values",
        hint: "expected values with a space between them")
    }
    switch value {
    case is String:
      plan.entries.texts = try values(texts, of: String.self, for: field)
      plan.options.values(plan.entries.texts)
    case is Int:
      plan.entries.numbers = ["+", "-"] + texts
      plan.options.values(try values(texts, of: Int.self, for: field))
    case is Double:
      plan.entries.numbers = ["+", "-"] + texts
      plan.options.values(try values(texts, of: Double.self, for: field))
    default:
      throw field.error(
        .invalidValue,
        "`values` sets texts and numbers, and `\(abbreviated(field.text))` is neither",
        hint: "expected a field with a String, an Int, or a Double")
    }
  }

  private func values<T: Sendable>(
    _ texts: [String], of type: T.Type, for field: CommandArgument
  ) throws -> [T] {
    try texts.map { text in
      let value = try ActionReader().value(text[...], as: type, for: "values")
      guard let value = value as? T else {
        throw field.error(
          .invalidValue, "`\(abbreviated(text))` is not a value of \(type)",
          hint: "expected values of the type of \(field.text)")
      }
      return value
    }
  }

  /// The next value, with the spaces in a text.
  private mutating func literal(_ first: CommandArgument) throws -> String {
    var end = first
    let line = first.line.dropFirst(first.offset)
    while true {
      words.removeFirst()
      let text = String(line.prefix(end.offset + end.text.count - first.offset))
      if !text.hasPrefix("\"") || text.count > 1 && text.hasSuffix("\"") { return text }
      guard let next = words.first else {
        throw first.error(.invalidValue, "the text has no end", hint: "expected `\"` at its end")
      }
      end = next
    }
  }

  private mutating func addCondition(_ word: CommandArgument) async throws {
    var word = word
    if word.text == "when" {
      guard let idle = words.popFirst(), idle.text == "idle" else {
        throw word.error(
          .unexpectedToken, "`when` needs `idle`", hint: "expected `when idle CONDITION`")
      }
      word = idle
    }
    let start = word.offset + word.text.count
    let text = input.line.dropFirst(start).drop { $0.isWhitespace }
    guard !text.isEmpty else {
      throw word.missing(
        "`\(word.text)` needs a condition", hint: "expected a condition such as `amount >= 0`")
    }
    words = []
    let kind = ExploredCondition.Kind(rawValue: word.text) ?? .whenIdle
    let condition = try await condition(String(text), at: input.line.count - text.count)
    plan.conditions.append(ExploredCondition(kind: kind, condition: condition))
    if kind == .until { plan.options.looksForStates = true }
  }

  /// A condition on a field, or an expression in Swift if it names `state` and no field is called that.
  private func condition(_ text: String, at offset: Int) async throws -> StateCondition {
    do { return try StateCondition(text, in: input.line, at: offset, for: state) } catch {
      let misplaced = MisplacedLimit(in: input, conditionAt: offset, for: state)
      if let misplaced { throw misplaced.error }
      guard SwiftCondition.namesState(text) else { throw error }
    }
    return try await compile(text, offset)
  }

  private mutating func form() throws -> ExploreRequest.GraphForm {
    var form = ExploreRequest.GraphForm()
    if let format = words.first.flatMap({ ExploreRequest.GraphForm.Format(rawValue: $0.text) }) {
      form.format = format
      words.removeFirst()
    }
    guard let by = words.first, by.text == "by" else { return form }
    words.removeFirst()
    guard let field = words.popFirst() else {
      throw by.missing("`by` needs a field", hint: "expected a field of the state, or `case`")
    }
    let fields = Stored.names(in: type(of: state))
    guard field.text == "case" || fields.contains(field.text) else {
      throw field.error(
        .unknownField, "the state has no field `\(abbreviated(field.text))`",
        hint: "expected \(alternatives(["case"] + fields))",
        suggestion: NearestName.to(field.text, in: fields))
    }
    form.fold = field.text
    return form
  }

  /// The form of a graph with the name of a file, which is the rest of the line.
  private mutating func written(
    _ form: ExploreRequest.GraphForm?, to word: CommandArgument
  ) throws -> ExploreRequest.GraphForm {
    guard var form else {
      throw word.error(
        .superfluous, "only a graph is written to a file", hint: "expected `graph` before `to`")
    }
    let text = try rest(after: word, "a file")
    form.file = try PathArgument(in: input.line, from: input.line.count - text.count)
    return form
  }

  private mutating func file(after word: CommandArgument) throws -> String {
    try rest(after: word, "a file")
  }

  private mutating func rest(after word: CommandArgument, _ what: String) throws -> String {
    let text = input.line.dropFirst(word.offset + word.text.count).drop { $0.isWhitespace }
    guard !text.isEmpty else {
      throw word.missing("`explore \(word.text)` needs \(what)", hint: "expected \(what)")
    }
    words = []
    return String(text)
  }
}
