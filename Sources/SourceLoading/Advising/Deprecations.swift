import SwiftReading

/// A name that version 1.24 of TCA or a later one deprecates, where sources use it first.
package struct DeprecatedUse: Equatable {
  /// As in the source: `WithViewStore`, `Effect.debounce`.
  let name: String
  /// What to write in its place.
  let replacement: String
  /// The file and the line: `Counter.swift:12`.
  let place: String
}

/// What loaded files use and newer versions of TCA deprecate. The files run as they are.
package enum Deprecations {
  /// The deprecated names in files, each with its first use, in the order of the files.
  ///
  /// - Parameter files: The names of the files and their texts.
  package static func uses(in files: [(name: String, text: String)]) -> [DeprecatedUse] {
    var seen: Set<String> = []
    return files.flatMap { file in
      let reader = DeprecationReader(SourceText(file.text))
      return reader.uses().compactMap { use, line in
        seen.insert(use.name).inserted
          ? DeprecatedUse(
            name: use.name, replacement: use.replacement,
            place: "\(file.name.split(separator: "/").last ?? ""):\(line)") : nil
      }
    }
  }

  /// A note about them; `nil` without any.
  package static func note(about uses: [DeprecatedUse]) -> String? {
    guard !uses.isEmpty else { return nil }
    let lines = uses.prefix(mostLines).map { "- \($0.name) (\($0.place)); \($0.replacement)" }
    let rest = uses.count - mostLines
    return
      (["note: names that TCA 1.25 deprecates are used here; `hints off` hides this note"] + lines
      + (rest > 0 ? ["- and \(rest) more"] : [])).joined(separator: "\n")
  }

  private static let mostLines = 8
}

/// Finds deprecated names among the tokens of a file.
private struct DeprecationReader {
  private let source: SourceText
  private let words: [String]

  init(_ source: SourceText) {
    self.source = source
    words = source.tokens.map { source[$0] }
  }

  /// The uses in the order of the source, with their lines.
  func uses() -> [(use: (name: String, replacement: String), line: Int)] {
    var line = 1
    var offset = 0
    return words.indices.compactMap { index in
      guard let use = use(at: index) else { return nil }
      let start = source.tokens[index].range.lowerBound
      line += source.bytes[offset..<start].count { $0 == UInt8(ascii: "\n") }
      offset = start
      return (use, line)
    }
  }

  private func use(at index: Int) -> (name: String, replacement: String)? {
    let word = words[index]
    if previous(of: index) == "." { return method(word, at: index) }
    if previous(of: index) == "@" { return attribute(word, at: index) }
    if Self.introducers.contains(previous(of: index)) {
      return nil
    }
    return Self.types[word].map { (word, $0) }
  }

  private func attribute(_ word: String, at index: Int) -> (name: String, replacement: String)? {
    if let replacement = Self.attributes[word] { return ("@\(word)", replacement) }
    guard word == "Reducer",
      follows(index, ["(", "state", ":"]) || follows(index, ["(", "action", ":"])
    else { return nil }
    return ("@Reducer(state:action:)", "write `extension Path.State: Equatable {}` beside the enum")
  }

  private func method(_ word: String, at index: Int) -> (name: String, replacement: String)? {
    switch word {
    case "debounce" where follows(index, ["(", "id", ":"]):
      (
        "Effect.debounce",
        "sleep in `.run`, and cancel it with `.cancellable(id:cancelInFlight: true)`"
      )
    case "throttle" where follows(index, ["(", "id", ":"]):
      (
        "Effect.throttle",
        "compare times in the reducer, and start the effect if enough time has passed"
      )
    case "concatenate" where follows(index, ["("]):
      ("Effect.concatenate", "await the steps in one `.run`")
    case "withState" where follows(index, ["("]) || follows(index, ["{"]):
      ("Store.withState", "read the fields of the store: `store.count`")
    case "reduce" where callsReducer(at: index):
      ("Reducer.reduce(into:action:)", "put the reducer into `body`")
    case "scope" where hasClosures(at: index):
      ("Store.scope with closures", "write it as `store.scope(\\.child, action: \\.child)`")
    default: nil
    }
  }

  /// Whether a call is `reduce(into: &state, action: action)`, and not that of a sequence.
  private func callsReducer(at index: Int) -> Bool {
    guard follows(index, ["(", "into", ":", "&"]) else { return false }
    return arguments(at: index + 1).contains { $0.label == "action" }
  }

  /// Whether a call has a closure, or the function of a case, in place of a path.
  private func hasClosures(at index: Int) -> Bool {
    guard follows(index, ["("]) else { return false }
    let arguments = arguments(at: index + 1)
    guard arguments.contains(where: { $0.label == "action" }) else { return false }
    return arguments.contains { ["state", "action"].contains($0.label) && $0.first != "\\" }
  }

  /// The labels of a call's arguments, and the first word of each.
  private func arguments(at parenthesis: Int) -> [(label: String, first: String)] {
    var depth = 0
    var arguments: [(String, String)] = []
    for index in parenthesis..<words.count {
      switch words[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ":" where depth == 1 && index + 1 < words.count:
        arguments.append((words[index - 1], words[index + 1]))
      default: break
      }
      if depth == 0 { break }
    }
    return arguments
  }

  private func previous(of index: Int) -> String { index > 0 ? words[index - 1] : "" }

  private func follows(_ index: Int, _ expected: [String]) -> Bool {
    words[(index + 1)...].starts(with: expected)
  }

  private static let introducers: Set = ["struct", "class", "enum", "func", "let", "var", "case"]

  private static let fields = "use `@ObservableState`, and read the fields of the store"
  private static let bindings =
    "use `@ObservableState` and a plain field, whose binding is `$store.name`"

  private static let types = [
    "ViewStore": fields, "ViewStoreOf": fields, "WithViewStore": fields,
    "BindingViewStore": bindings,
    "ForEachStore": "use `ForEach(store.scope(\\.rows, action: \\.rows))`",
    "IfLetStore": "use `if let store = store.scope(\\.child, action: \\.child)`",
    "SwitchStore": "use `switch store.case`", "CaseLet": "use `switch store.case`",
    "NavigationStackStore": "use `NavigationStack(path: $store.scope(\\.path, action: \\.path))`",
    "TaskResult": "use `Result`",
  ]

  private static let attributes = [
    "BindingState": bindings, "BindingViewState": bindings,
  ]
}
