/// Writes what `@Reducer` adds to an enum of features: State, Action, body and the stores of its cases.
struct EnumReducerWriter {
  private let declaration: Declaration
  private let access: String
  /// What precedes the enums that the macro writes, because its own type is not around their conformances.
  private let isolation: String
  /// Protocols from `@Reducer(state: .equatable, action: .sendable)`.
  private var stateConformances: [String] = []
  private var actionConformances: [String] = []

  init(_ macro: AttachedMacro) {
    declaration = macro.declaration
    access = macro.declaration.accessPrefix
    isolation = macro.isNonisolated ? "nonisolated " : ""
    var label = ""
    for argument in macro.attribute.arguments ?? [] {
      label = argument.label ?? label
      guard let name = conformanceName(argument.value) else { continue }
      if label == "state" {
        stateConformances.append(name)
      } else {
        actionConformances.append(name)
      }
    }
  }

  var members: [String] {
    var parts: [String] = []
    if !declares("State") { parts.append(state) }
    if !declares("Action") { parts.append(action) }
    if !declaration.allMembers.contains(where: {
      $0.isStatic && $0.bindings.contains { $0.name == "body" }
    }) {
      parts.append(body)
    }
    if !declares("CaseScope") { parts.append(caseScope) }
    if !declaration.allMembers.contains(where: {
      $0.isStatic && $0.keyword == "func" && $0.name == "scope"
    }) {
      parts.append(scope)
    }
    return parts
  }

  private func declares(_ name: String) -> Bool {
    declaration.allMembers.contains {
      ["struct", "enum", "typealias"].contains($0.keyword) && $0.name == name
    }
  }
}

/// What an enum reducer does with one of its cases.
private enum CaseKind {
  /// A feature and the expression that makes its reducer.
  case feature(String, make: String)
  /// An alert or a dialog, and the type of its actions. It has no reducer.
  case ephemeral(String, action: String)
  /// Data without a reducer.
  case data
}

private func kind(of enumCase: EnumCase) -> CaseKind {
  guard enumCase.values.count == 1, let value = enumCase.values.first,
    !enumCase.attributes.contains(where: { $0.name == "ReducerCaseIgnored" })
  else { return .data }
  var cursor = TokenCursor(SourceText(value.type))
  cursor.skipName()
  let name = cursor.previous.map { cursor.source[$0] } ?? ""
  let isEphemeral = enumCase.attributes.contains { $0.name == "ReducerCaseEphemeral" }
  let arguments = TypeReader.readArguments(&cursor)
  if isEphemeral || ["AlertState", "ConfirmationDialogState"].contains(name) {
    return .ephemeral(
      value.type, action: arguments.count == 1 ? arguments[0] : "\(value.type).Action")
  }
  // An array, an optional, a tuple or a function is data.
  guard let last = cursor.source.tokens.last, cursor.source.tokens.first?.kind == .word,
    last.kind == .word || cursor.source[last] == ">", !isPlainData(value)
  else { return .data }
  return .feature(value.type, make: value.defaultValue ?? "\(value.type)()")
}

/// Whether the type of a value is one of the standard library or of Foundation that is never a reducer.
private func isPlainData(_ value: EnumCase.AssociatedValue) -> Bool {
  let types = [
    "Bool", "Character", "Date", "Decimal", "Double", "Float", "Int", "String", "UUID", "URL",
  ]
  let name = value.type.split(separator: ".").last.map(String.init) ?? ""
  return value.defaultValue == nil && types.contains(name)
}

extension EnumReducerWriter {
  var diagnostics: [MacroDiagnostic] { labelDiagnostics + caseDiagnostics }

  /// An error for `@Reducer(.equatable)`, which does not say what is equatable.
  private var labelDiagnostics: [MacroDiagnostic] {
    guard let attribute = declaration.attribute(named: "Reducer"),
      let first = attribute.arguments?.first, first.label == nil
    else { return [] }
    return [
      MacroDiagnostic(
        "'@Reducer' needs a label before '\(first.value)': 'state: \(first.value)' for its State, "
          + "'action: \(first.value)' for its Action, or both", at: attribute.range)
    ]
  }

  /// Errors for the cases that hold a standard type where a reducer is expected.
  private var caseDiagnostics: [MacroDiagnostic] {
    declaration.allMembers.flatMap { member in
      member.cases.compactMap { enumCase in
        guard enumCase.values.count == 1, isPlainData(enumCase.values[0]),
          !enumCase.attributes.contains(where: { $0.name == "ReducerCaseIgnored" })
        else { return nil }
        let type = enumCase.values[0].type
        let start = member.keywordRange.lowerBound
        return MacroDiagnostic(
          "'\(type)' is not a reducer; mark a case of a '@Reducer' enum that holds other data with "
            + "'@ReducerCaseIgnored'", at: enumCase.nameRange,
          fixIts: [
            .init(
              message: "Insert '@ReducerCaseIgnored'",
              changes: [(start..<start, "@ReducerCaseIgnored ")])
          ])
      }
    }
  }
}

private func conformanceName(_ argument: String) -> String? {
  let names = ["codable", "decodable", "encodable", "equatable", "hashable", "sendable"]
  let word = argument.drop { $0 != "." }.dropFirst()
  return names.contains(String(word)) ? word.prefix(1).uppercased() + word.dropFirst() : nil
}

/// The payload of a case as it is written, with its parentheses.
private func writtenPayload(of enumCase: EnumCase) -> String {
  guard !enumCase.values.isEmpty else { return "" }
  let values = enumCase.values.map { value in
    (value.label.map { "\($0): " } ?? "") + value.type
      + (value.defaultValue.map { " = \($0)" } ?? "")
  }
  return "(\(values.joined(separator: ", ")))"
}

extension EnumReducerWriter {
  private var state: String {
    let conformances = (["ComposableArchitecture.CaseReducerState"] + stateConformances).joined(
      separator: ", ")
    let cases = eachCase(in: declaration.members) { enumCase in
      guard case .feature(let type, _) = kind(of: enumCase) else {
        return "case \(enumCase.name)\(writtenPayload(of: enumCase))"
      }
      return "case \(enumCase.name)(\(type).State)"
    }
    return """
      @ComposableArchitecture.CasePathable
      @dynamicMemberLookup
      @ComposableArchitecture.ObservableState
      \(isolation)\(access)enum State: \(conformances) {
        \(access)typealias StateReducer = \(declaration.name)
      \(cases.indented())
      }
      """
  }

  private var action: String {
    let conformances =
      actionConformances.isEmpty ? "" : ": \(actionConformances.joined(separator: ", "))"
    let cases = eachCase(in: declaration.members) { enumCase in
      switch kind(of: enumCase) {
      case .feature(let type, _): "case \(enumCase.name)(\(type).Action)"
      case .ephemeral(_, let action): "case \(enumCase.name)(\(action))"
      case .data: "case \(enumCase.name)(Swift.Never)"
      }
    }
    return """
      @ComposableArchitecture.CasePathable
      \(isolation)\(access)enum Action\(conformances) {
      \(cases.indented())
      }
      """
  }

  private var body: String {
    let operators = eachCase(in: declaration.members) { enumCase in
      guard case .feature(_, let make) = kind(of: enumCase) else { return nil }
      let paths =
        "\\Self.State.Cases.\(enumCase.name), action: \\Self.Action.Cases.\(enumCase.name)"
      return ".ifCaseLet(\(paths)) { \(make) }"
    }
    let empty = "ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()"
    return """
      \(access)static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
        ComposableArchitecture.Reduce(
          \(empty)\(operators.isEmpty ? "" : "\n" + operators.indented(by: 6))
        )
      }
      """
  }
}

extension EnumReducerWriter {
  /// What a case is in `CaseScope`: the store of a feature, or the data itself.
  private func scopePayload(of enumCase: EnumCase) -> String {
    switch kind(of: enumCase) {
    case .feature(let type, _): return "(ComposableArchitecture.StoreOf<\(type)>)"
    case .ephemeral: return writtenPayload(of: enumCase)
    case .data:
      guard let action = writtenAction(of: enumCase), let value = enumCase.values.first else {
        return writtenPayload(of: enumCase)
      }
      return "(ComposableArchitecture.Store<\(value.type), \(action)>)"
    }
  }

  /// The action type that an Action of your own gives to a case that has no reducer here.
  private func writtenAction(of enumCase: EnumCase) -> String? {
    guard enumCase.values.count == 1,
      let action = declaration.allMembers.first(where: {
        $0.keyword == "enum" && $0.name == "Action"
      })
    else { return nil }
    let match = action.allCases.first { $0.name == enumCase.name }
    guard match?.values.count == 1, let type = match?.values.first?.type else { return nil }
    return ["Never", "Swift.Never"].contains(type) ? nil : type
  }

  private var caseScope: String {
    let writer = CasePathWriter(enumName: "CaseScope")
    let cases = eachCase(in: declaration.members) { "case \($0.name)\(scopePayload(of: $0))" }
    let paths = eachCase(in: declaration.members) { enumCase in
      guard enumCase.values.count < 2 else { return nil }
      var scoped = enumCase
      if let type = scopedType(of: enumCase) {
        scoped.values = [.init(label: enumCase.values[0].label, type: type)]
      }
      return writer.path(to: scoped)
    }
    return """
      @dynamicMemberLookup
      \(isolation)\(access)enum CaseScope: ComposableArchitecture.CasePathable {
      \(cases.indented())
        public struct AllCasePaths {
      \(paths.indented(by: 4))
        }
        public static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      """
  }

  /// The store in a case of `CaseScope`, or `nil` if the case is data.
  private func scopedType(of enumCase: EnumCase) -> String? {
    switch kind(of: enumCase) {
    case .feature(let type, _): return "ComposableArchitecture.StoreOf<\(type)>"
    case .ephemeral: return nil
    case .data:
      return writtenAction(of: enumCase).map {
        "ComposableArchitecture.Store<\(enumCase.values[0].type), \($0)>"
      }
    }
  }

  private var scope: String {
    let cases = eachCase(in: declaration.members) { enumCase in
      let name = enumCase.name
      if scopedType(of: enumCase) != nil {
        return "case .\(name): return .\(name)(store.scope(state: \\.\(name), action: \\.\(name))!)"
      }
      guard !enumCase.values.isEmpty else { return "case .\(name): return .\(name)" }
      let names = enumCase.values.indices.map { "v\($0)" }
      let arguments = zip(enumCase.values, names).map { value, name in
        (value.label.map { "\($0): " } ?? "") + name
      }
      return "case let .\(name)(\(names.joined(separator: ", "))): "
        + "return .\(name)(\(arguments.joined(separator: ", ")))"
    }
    // A case with data shows the data itself.
    let hasData = declaration.allCases.contains {
      !$0.values.isEmpty && scopedType(of: $0) == nil
    }
    let state = hasData ? "store.state" : "store._$featureState"
    let body = cases.isEmpty ? "switch store.state {}" : "switch \(state) {\n\(cases)\n}"
    return """
      @MainActor
      @preconcurrency
      \(access)static func scope(
        _ store: ComposableArchitecture.Store<Self.State, Self.Action>
      ) -> CaseScope {
      \(body.indented())
      }
      """
  }
}
