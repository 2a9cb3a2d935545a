/// The cases of a file that hold the actions of rows as `(id:action:)`, and where they are used.
struct RowNames: Equatable {
  /// The cases that are declared as rows in reducers with the macro.
  private(set) var declared: Set<String> = []
  /// The names of all cases, and how many declarations each one has.
  private(set) var cases: [String: Int] = [:]
  /// The names that are used as those of rows.
  private(set) var used: Set<String> = []
  /// Names with uses that are not understood.
  private(set) var unclear: Set<String> = []

  init(_ source: SwiftSource) {
    for declaration in source.declarations {
      for enumCase in declaration.cases { cases[enumCase.name, default: 0] += 1 }
    }
    for reducer in source.declarations where reducer.attribute(named: "Reducer") != nil {
      let rows = reducer.type("Action", ["enum"])?.allCases.filter {
        $0.values.map(\.label) == ["id", "action"]
          && ".\($0.values[1].type)".hasSuffix(".Action")
          && $0.values.allSatisfy { $0.defaultValue == nil }
      }
      declared.formUnion((rows ?? []).map(\.name))
    }
    for index in source.words.indices where source.text(index + 1) == "(" {
      guard source.text(index - 1) == ".", source.isName(index) else { continue }
      if RowUse(at: index, in: source) == nil {
        unclear.insert(source.text(index))
      } else {
        used.insert(source.text(index))
      }
    }
  }

  /// The names that can be written as identified actions in all files.
  ///
  /// - Parameter others: Those of files that stay as they are.
  static func all(
    in files: [RowNames], besides others: [RowNames], functions: Set<String>
  ) -> Set<String> {
    let all = files + others
    let cases = Dictionary(all.flatMap(\.cases).map { ($0.key, $0.value) }, uniquingKeysWith: +)
    let unclear = functions.union(all.flatMap(\.unclear)).union(others.flatMap(\.used))
    return Set(files.flatMap(\.declared)).subtracting(unclear).filter { cases[$0] == 1 }
  }
}

/// A use of a row's case.
enum RowUse {
  /// `.row(id:action:)`
  case name
  /// `.row(id: id, action: action)`, or `.row(_, .tapped)`
  case values

  /// `nil` if something else is in the parentheses.
  init?(at index: Int, in source: SwiftSource) {
    let labels = source.arguments(at: index + 1)?.map(\.label)
    if source.has(["id", ":", "action", ":", ")"], at: index + 2) {
      self = .name
    } else if labels == ["id", "action"] || labels == [nil, nil] {
      self = .values
    } else {
      return nil
    }
  }
}
