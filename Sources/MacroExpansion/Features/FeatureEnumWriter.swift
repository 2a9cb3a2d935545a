/// Writes what `@Feature` adds to an enum of features: State, Action, body, and the stores of its cases.
struct FeatureEnumWriter {
  private let declaration: Declaration
  private let access: String

  init(_ macro: AttachedMacro) {
    declaration = macro.declaration
    access = macro.declaration.accessPrefix
  }

  var members: [String] {
    var parts: [String] = []
    if !declares("State") { parts.append(state) }
    if !declares("Action") { parts.append(action) }
    return parts + [body, enumeration]
  }

  private func declares(_ name: String) -> Bool {
    declaration.allMembers.contains {
      ["struct", "enum", "typealias"].contains($0.keyword) && $0.name == name
    }
  }

  /// The feature in a case; `nil` for a case without one.
  private func feature(in enumCase: EnumCase) -> String? {
    enumCase.values.count == 1 ? enumCase.values[0].type : nil
  }

  /// The feature that runs on its own in a case: `Page` for `Spawn<Page>`.
  private func spawned(in enumCase: EnumCase) -> String? {
    guard let type = feature(in: enumCase), type.hasPrefix("Spawn<"), type.hasSuffix(">") else {
      return nil
    }
    return String(type.dropFirst("Spawn<".count).dropLast())
  }

  private var state: String {
    let cases = eachCase(in: declaration.members) { enumCase in
      let payload =
        feature(in: enumCase).map { type in
          spawned(in: enumCase) == nil ? "(\(type).State)" : "(\(type))"
        } ?? ""
      return "case \(enumCase.name)\(payload)"
    }
    return """
      @ComposableArchitecture.CasePathable
      @dynamicMemberLookup
      @ComposableArchitecture.ObservableState
      @ComposableArchitecture2._FeatureStateMembers
      \(access)enum State: ComposableArchitecture2._EnumeratedState {
        \(access)typealias _Stores = StoreEnumeration
      \(cases.indented())
      }
      """
  }

  private var action: String {
    let cases = eachCase(in: declaration.members) { enumCase in
      spawned(in: enumCase) == nil
        ? feature(in: enumCase).map { "case \(enumCase.name)(\($0).Action)" } : nil
    }
    return """
      @ComposableArchitecture.CasePathable
      \(access)enum Action {
      \(cases.indented())
      }
      """
  }

  private var body: String {
    let cases = eachCase(in: declaration.members) { enumCase in
      guard let feature = feature(in: enumCase) else { return nil }
      let make = enumCase.values[0].defaultValue ?? "\(spawned(in: enumCase) ?? feature)()"
      let name = enumCase.name
      guard spawned(in: enumCase) == nil else {
        return "cases.append(.init(spawned: State.allCasePaths.\(name)) { \(make) })"
      }
      return
        "cases.append(.init(State.allCasePaths.\(name), Action.allCasePaths.\(name)) { \(make) })"
    }
    return """
      \(access)static var body: ComposableArchitecture2._CaseFeatures<State, Action> {
        \(cases.isEmpty ? "let" : "var") cases: [ComposableArchitecture2._CaseFeatureOf<State, Action>] = []
      \(cases.indented())
        return .init(cases)
      }
      \(access)var body: ComposableArchitecture2._CaseFeatures<State, Action> { Self.body }
      """
  }

  private var enumeration: String {
    let cases = eachCase(in: declaration.members) { enumCase in
      let payload =
        (spawned(in: enumCase) ?? feature(in: enumCase)).map {
          "(ComposableArchitecture2.Store<\($0).State, \($0).Action>)"
        } ?? ""
      return "case \(enumCase.name)\(payload)"
    }
    let choices = eachCase(in: declaration.members) { enumCase in
      let name = enumCase.name
      guard feature(in: enumCase) != nil else { return "case .\(name): self = .\(name)" }
      guard spawned(in: enumCase) == nil else {
        return "case .\(name): self = .\(name)(store._spawn(State.allCasePaths.\(name))!)"
      }
      return
        "case .\(name): self = .\(name)(store._scope(State.allCasePaths.\(name), Action.allCasePaths.\(name))!)"
    }
    return """
      @ComposableArchitecture.CasePathable
      \(access)enum StoreEnumeration: ComposableArchitecture2._StoreEnumeration {
      \(cases.indented())
        @MainActor \(access)init(_ store: ComposableArchitecture2.Store<State, Action>) {
          switch store.state {
      \(choices.indented(by: 4))
          }
        }
      }
      """
  }
}
