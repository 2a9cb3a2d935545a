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
      for enumCase in reducer.type("Action", ["enum"])?.allCases ?? []
      where enumCase.values.map(\.label) == ["id", "action"] {
        let isPlain =
          ".\(enumCase.values[1].type)".hasSuffix(".Action")
          && enumCase.values.allSatisfy { $0.defaultValue == nil }
        if isPlain { declared.insert(enumCase.name) }
      }
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
    var (cases, names, unclear) = ([String: Int](), Set<String>(), functions)
    for file in files + others {
      cases.merge(file.cases, uniquingKeysWith: +)
      unclear.formUnion(file.unclear)
    }
    for file in files { names.formUnion(file.declared) }
    for file in others { unclear.formUnion(file.used) }
    return names.subtracting(unclear).filter { cases[$0] == 1 }
  }
}

/// A use of a row's case: `.row(id: id, action: action)`, `.row(_, .tapped)`, or `.row(id:action:)`.
struct RowUse {
  let parenthesis: Int
  let close: Int
  /// Whether it is the name of the function, without values.
  let isName: Bool

  /// `nil` if something else is in the parentheses.
  init?(at index: Int, in source: SwiftSource) {
    guard let close = source.partners[index + 1] else { return nil }
    (parenthesis, self.close) = (index + 1, close)
    isName = source.has(["id", ":", "action", ":", ")"], at: index + 2)
    guard !isName else { return }
    let labels = source.arguments(at: index + 1)?.map(\.label)
    guard labels == ["id", "action"] || labels == [nil, nil] else { return nil }
  }
}
