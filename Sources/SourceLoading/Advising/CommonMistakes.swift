/// Mistakes with actions, bindings, presentations, and stacks that the compiler names by the types of the library.
struct CommonMistakes {
  typealias Advice = (message: String?, hint: String?)

  let error: CompilerMessage
  let line: Substring
  let sources: SourceSet
  /// The types around the place of the error: `Root`.
  let enclosing: String

  /// A clearer message than the compiler's, if there is one, and what to write; `nil` for other errors.
  var advice: Advice? {
    bindings ?? stores ?? actions ?? closures ?? operators
      ?? EnumStateEquality.advice(on: error, in: sources)
  }

  // MARK: Views

  private var bindings: Advice? {
    if error.text.contains("does not conform to protocol 'BindableAction'") {
      return (nil, "write `case binding(BindingAction<State>)`")
    }
    if error.text.hasPrefix("generic struct 'BindingReducer' requires") {
      return (
        "the case 'binding' has actions of another type",
        "declare it as `case binding(BindingAction<State>)`"
      )
    }
    if let field = error.missingMember, field.hasPrefix("$"),
      let found = line.firstMatch(of: /(\w*[sS]tore)\.\$(\w+)/), field.dropFirst() == found.2
    {
      return ("a binding begins at the store", "write `$\(found.1).\(found.2)`")
    }
    guard error.text.hasPrefix("cannot convert value"), error.quoted.count == 2,
      let value = Self.arguments(of: error.quoted[0], named: "StoreField")?.last,
      let needed = Self.arguments(of: error.quoted[1], named: "Binding")?.first
    else { return nil }
    return ("the property has the type \(value), not \(needed)", nil)
  }

  private var stores: Advice? {
    let type = line.firstMatch(of: /\b(StoreOf|Store)<([\w.]+?)(\.State)?>/)
    guard let type else { return nil }
    if error.text.hasPrefix("generic type 'Store' specialized with too few") {
      return ("`Store` needs a state and actions", "write `StoreOf<\(type.2)>`")
    }
    guard type.3 != nil, error.text.hasSuffix("does not conform to protocol 'Reducer'") else {
      return nil
    }
    return ("`\(type.1)` needs a reducer, not its state", "write `\(type.1)<\(type.2)>`")
  }

  // MARK: Reducers

  private var actions: Advice? {
    if let name = error.unknownName, line.contains("send(\(name)"),
      sources.memberNames(of: enclosing + ".Action").contains(name)
    {
      return ("an action begins with a dot", "write `.\(name)`")
    }
    if error.text.hasPrefix("pattern with associated values does not match enum case"),
      let name = error.quoted.first
    {
      return ("the case '\(name)' has no value", "write `case .\(name)`")
    }
    if error.text.hasPrefix("'case' label in a 'switch' must have at least one") {
      return ("the case has no statements", "end each case with `return .none`")
    }
    if error.text.hasPrefix("'nil' cannot be assigned to type 'PresentationState<"),
      let field = line.firstMatch(of: /state\.\$(\w+)/)
    {
      return ("`$\(field.1)` is the presentation, not its value", "write `state.\(field.1) = nil`")
    }
    return nil
  }

  private var closures: Advice? {
    if error.text.contains("(Send<"), error.text.contains("expects 1 argument, but ") {
      return ("the closure of `.run` has one parameter", "write `.run { send in`")
    }
    if line.contains(".task"), error.text.contains("expects 0 arguments, but 1 was used") {
      return (
        "the closure of `.task` has no parameter: it returns an action",
        "to send actions, write `.run { send in`"
      )
    }
    return nil
  }

  private var operators: Advice? {
    if error.isAboutMember, let name = error.missingMember,
      ["Scope", "Reduce", "BindingReducer"].contains(name),
      error.quoted.first?.contains("Reducer") == true
    {
      return ("`\(name)` is a reducer, not an operator", "write `\(name)` without the dot")
    }
    if error.isAboutMember, let name = error.missingMember, ["pop", "ids"].contains(name),
      let type = error.quoted.first, type.hasPrefix("["), type.hasSuffix(".State]")
    {
      return (nil, "declare it as `StackState<\(type.dropFirst().dropLast())>`")
    }
    if error.text.contains("(have 'id:', expected 'at:')"),
      let field = line.firstMatch(of: /([\w.]+)\.remove\(id:/)
    {
      return (
        "a stack removes its elements by `pop` or by their IDs",
        "write `\(field.1).pop(from: id)`, or `\(field.1)[id: id] = nil`"
      )
    }
    return nil
  }

  /// The arguments of a generic type with a name: `Int` and `Bool` of `Pair<Int, Bool>`; `nil` for other types.
  private static func arguments(of type: String, named name: String) -> [String]? {
    guard type.hasPrefix(name + "<"), type.hasSuffix(">") else { return nil }
    let list = type.dropFirst(name.count + 1).dropLast()
    return TypeList.parts(of: list).map { $0.trimmingSpaces }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
