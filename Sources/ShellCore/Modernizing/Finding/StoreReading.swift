/// An expression for a store, such as `self.store.scope(state: \.child, action: \.child)`.
struct StoreExpression {
  /// The index of the name of the first store.
  let base: Int
  /// Whether `self.` precedes the name.
  let hasSelf: Bool
  /// The indices of the words of the expression.
  let words: Range<Int>
  /// The parentheses of the calls of `scope`.
  let scopes: [Int]
}

/// Says which features the stores of a file are for.
struct StoreReading {
  let source: SwiftSource
  let names: ProjectNames

  /// The expression that begins at an index, as far as it is understood; `nil` if it is not that of a store.
  func expression(at start: Int) -> StoreExpression? {
    var index = start
    let hasSelf = source.has(["self", "."], at: index)
    if hasSelf { index += 2 }
    guard source.words.indices.contains(index), source.words[index].kind == .word,
      source.isName(index) || source.text(index).hasPrefix("$")
    else { return nil }
    let base = index
    var scopes: [Int] = []
    index += 1
    while source.text(index) == "." {
      if source.text(index + 1) == "stateless" {
        index += 2
      } else if source.text(index + 1) == "scope", source.text(index + 2) == "(",
        let end = source.partners[index + 2]
      {
        scopes.append(index + 2)
        index = end + 1
      } else {
        break
      }
    }
    return StoreExpression(
      base: base, hasSelf: hasSelf, words: start..<index, scopes: scopes)
  }

  /// The expression that some words consist of.
  func expression(_ words: Range<Int>) -> StoreExpression? {
    expression(at: words.lowerBound).flatMap { $0.words == words ? $0 : nil }
  }

  /// The feature of a store.
  func feature(of expression: StoreExpression) -> ProjectFeature? {
    var feature = base(of: expression)
    for scope in expression.scopes {
      guard let parent = feature, let path = actionPath(ofScope: scope) else { return nil }
      feature = names.features.child(of: parent, at: path)
    }
    return feature
  }

  /// The feature of the store that an expression begins with.
  func base(of expression: StoreExpression) -> ProjectFeature? {
    var name = source.text(expression.base)
    if name.hasPrefix("$") { name.removeFirst() }
    if !expression.hasSelf, let local = local(name, at: expression.base) {
      return local.feature.flatMap { $0 }
    }
    return property(name, at: expression.base)?.feature
  }

  /// `["child", "presented"]` for `action: \.child.presented`.
  func actionPath(ofScope parenthesis: Int) -> [String]? {
    guard
      let action = source.arguments(at: parenthesis)?.first(where: { $0.label == "action" })
    else { return nil }
    return source.path(action.value)
  }

  // MARK: Properties

  /// A property of the view around a word.
  struct Property {
    let view: Declaration
    let declaration: Declaration
    let feature: ProjectFeature?
    let name: String
  }

  func property(_ name: String, at index: Int) -> Property? {
    let offset = source.start(index)
    guard let view = source.type(around: offset),
      let declaration = view.allMembers.first(where: { $0.bindings.first?.name == name }),
      declaration.bindings.count == 1, !declaration.isStatic
    else { return nil }
    let type =
      Self.featureName(inType: declaration.bindings[0].type)
      ?? Self.featureName(inInitializer: declaration.bindings[0].initializer)
    let scopes = source.scopes(around: offset)
    return Property(
      view: view, declaration: declaration,
      feature: type.flatMap { names.features.named($0, in: scopes) }, name: name)
  }

  /// `A` for `StoreOf<A>` and `Store<A.State, A.Action>`.
  static func featureName(inType type: String?) -> String? {
    guard let type = type?.filter({ !$0.isWhitespace }), type.hasSuffix(">") else { return nil }
    if type.hasPrefix("StoreOf<") { return String(type.dropFirst("StoreOf<".count).dropLast()) }
    let end = type.firstRange(of: ".State,")?.lowerBound ?? type.startIndex
    let name = type[..<end].dropFirst("Store<".count)
    return type == "Store<\(name).State,\(name).Action>" ? String(name) : nil
  }

  /// `A` for `Store(initialState: A.State()) { A() }`.
  private static func featureName(inInitializer text: String?) -> String? {
    guard let text = text?.filter({ !$0.isWhitespace }), text.hasPrefix("Store(initialState:")
    else { return nil }
    func name(_ text: some StringProtocol) -> Substring {
      Substring(text).prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }
    let state = name(text.dropFirst("Store(initialState:".count))
    if state.hasSuffix(".State") { return String(state.dropLast(".State".count)) }
    let parts = text.split(separator: "){", maxSplits: 1)
    guard parts.count == 2, parts[1].first?.isUppercase == true else { return nil }
    let reducer = name(parts[1])
    return parts[1].dropFirst(reducer.count).first == "(" ? String(reducer) : nil
  }
}

// Stores that closures and conditions name.
extension StoreReading {
  /// A name that is not that of a property; its feature is `nil` if it is not known.
  struct Local {
    let feature: ProjectFeature?
    /// The brace of the closure whose parameter it is.
    let closure: Int?
  }

  func local(_ name: String, at index: Int) -> Local? {
    var position = source.previous(index)
    let start = source.type(around: source.start(index))?.bodyRange?.lowerBound ?? 0
    while position >= 0, source.start(position) > start {
      if source.text(position) == "{", let closure = source.closure(at: position),
        closure.parameters.contains(name)
      {
        return Local(feature: parameter(ofClosure: position), closure: position)
      }
      if ["let", "var"].contains(source.text(position)), source.text(position + 1) == name,
        source.text(position + 2) == "=", source.text(position + 3) != name,
        let brace = source.brace(around: position),
        source.start(brace) != start
      {
        return Local(
          feature: expression(at: position + 3).flatMap { feature(of: $0) }, closure: nil)
      }
      position = source.previous(position)
    }
    return nil
  }

  /// The feature of the store that a view or a modifier gives to a closure.
  private func parameter(ofClosure brace: Int) -> ProjectFeature? {
    guard let call = call(ofClosure: brace), let parenthesis = call.parenthesis,
      let arguments = source.arguments(at: parenthesis)
    else { return nil }
    switch source.text(call.name) {
    case "IfLetStore", "ForEachStore", "ForEach":
      return [nil, "then", "content"].contains(call.label) ? feature(of: arguments.first) : nil
    case "NavigationStackStore", "NavigationStack":
      return call.label == "destination" ? feature(of: arguments.first) : nil
    case "CaseLet":
      guard let action = arguments.first(where: { $0.label == "action" }) else { return nil }
      return caseOfAction(action.value).flatMap {
        names.features.child(of: $0.feature, at: [$0.name])
      }
    case let name where Presentations.names.contains(name):
      return feature(of: arguments.first { $0.label == "store" || $0.label == "item" })
    default: return nil
    }
  }

  private func feature(of argument: SwiftSource.Argument?) -> ProjectFeature? {
    argument.flatMap { expression($0.value) }.flatMap { feature(of: $0) }
  }

  /// The feature and the case that `Feature.Action.child` names.
  func caseOfAction(_ words: Range<Int>) -> (feature: ProjectFeature, name: String)? {
    let parts = words.map { source.text($0) }.filter { $0 != "." }
    guard parts.count >= 2, parts[parts.count - 2] == "Action", source.areNames(words)
    else { return nil }
    let scopes = source.scopes(around: source.start(words.lowerBound))
    let name = parts.dropLast(2).joined(separator: ".")
    let feature =
      name.isEmpty
      ? scopes.last.flatMap { names.features.named($0, in: scopes.dropLast()) }
      : names.features.named(name, in: scopes)
    return feature.map { ($0, parts[parts.count - 1]) }
  }

  /// The call that a closure is an argument of.
  func call(ofClosure brace: Int) -> (name: Int, parenthesis: Int?, label: String?)? {
    var before = brace - 1
    var label: String?
    // Labelled closures after the first one.
    while source.text(before) == ":", source.isName(before - 1), source.text(before - 2) == "}",
      let open = source.partners[before - 2]
    {
      label = label ?? source.text(before - 1)
      before = open - 1
    }
    if source.text(before) == ")", let open = source.partners[before] {
      return (open - 1, open, label)
    }
    if label == nil, source.text(before) == ":", source.isName(before - 1) {
      guard let open = source.parenthesis(around: brace) else { return nil }
      return (open - 1, open, source.text(before - 1))
    }
    return source.isName(before) ? (before, nil, label) : nil
  }
}

/// The modifiers that present the store of a child.
enum Presentations {
  static let names: Set = [
    "sheet", "popover", "fullScreenCover", "navigationDestination", "alert", "confirmationDialog",
  ]
}
