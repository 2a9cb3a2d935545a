import SwiftReading

/// Writes a feature for each reducer with an environment, before the compiler sees the files.
///
/// ```swift
/// let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> { state, action, environment in ... }
/// // adds
/// struct CounterReducer: ComposableArchitecture.Reducer { ... Reduce(counterReducer, environment: ...) ... }
/// ```
///
/// So everything that is known about features of today holds for it, too. What the user wrote stays as it is: the names of that time are
/// declared in a file of their own, ``aliases``.
package enum EnvironmentFeatures {
  /// The edits of each file. A feature follows the declaration of its value on the same line: so it is in the same `#if` block.
  static func edits(of sources: SourceSet) -> [[Edit]] {
    let values = ReducerValue.all(in: sources)
    guard !values.isEmpty else { return sources.files.map { _ in [] } }
    let environments = EnvironmentSource(values, in: sources)
    return sources.files.indices.map { index in
      let text = sources.files[index].text
      return values.filter { $0.file == index }.map { value in
        let parts = values.filter { $0 != value && mentions($0, in: text, value.range) }
        return Edit(
          value.end..<value.end, "; \(feature(of: value, in: environments, parts: parts))")
      }
    }
  }

  private static func mentions(_ other: ReducerValue, in text: String, _ range: Range<Int>) -> Bool
  {
    let own = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    return SourceWords.all(in: own).isSuperset(of: other.path.suffix(2))
  }

  private static func feature(
    of value: ReducerValue, in environments: EnvironmentSource, parts: [ReducerValue]
  ) -> String {
    let access = value.isPrivate ? "fileprivate " : ""
    let names = parts.map { "\($0.featureName).self" }.joined(separator: ", ")
    let missing = """
      Swift.fatalError("\(LeftOut.stopMark)\(value.reference) needs a value of \(value.environment), \
      which these files pass to no store; declare `static let live` in an extension of this type")
      """
    return """
      \(access)struct \(value.featureName): ComposableArchitecture.Reducer, \
      ComposableCombine.EnvironmentFeature { \(valueMark)\(value.reference)*/ \
      typealias State = \(outer(value.state)); typealias Action = \(outer(value.action)); \
      static var \(mark): [Any.Type] { [\(names)] }; \
      static func environment() -> \(value.environment) { \
      \(environments.expression(for: value) ?? missing) }; \
      var body: some ComposableArchitecture.Reducer<State, Action> { \
      ComposableArchitecture.Reduce(\(environments.reducer(for: value)), \(end)
      """
  }

  /// A type at the top level, which a member of the feature may hide: `tca_State` for `State`.
  private static func outer(_ type: String) -> String {
    hidden.contains(String(type.prefix { $0 != "." })) ? alias + type : type
  }

  private static let hidden = ["Action", "State"]
  private static let alias = "tca_"

  /// The name of a member that only these features have.
  private static let mark = "tca_parts"

  private static let valueMark = "/*tca_value "

  private static let end = "lazily: Self.environment) } }"

  /// Whether some files contain such features.
  static func areIn(_ files: [SourceSet.File]) -> Bool { files.contains { isIn($0.text) } }

  /// Whether a file contains such features.
  static func isIn(_ text: String) -> Bool { SourceWords.all(in: text).contains(mark) }

  /// A text without the features that were written here.
  package static func written(_ text: String) -> String {
    var text = text
    while let mark = text.firstRange(of: valueMark),
      let start = ["; struct ", "; fileprivate struct "].compactMap({
        text[..<mark.lowerBound].ranges(of: $0).last?.lowerBound
      }).max(), let end = text[mark.upperBound...].firstRange(of: end)
    {
      text.removeSubrange(start..<end.upperBound)
    }
    return text
  }

  /// What reading tells about a feature that was written here.
  struct Reading {
    /// The first name of the value: `counterReducer`, or `Counter` for `Counter.reducer`.
    let name: String
    /// The path of the type of its state.
    let state: [String]
  }

  /// - Parameter text: The declaration of a type; `nil` is returned if it was not written here.
  static func reading(_ text: String) -> Reading? {
    guard text.contains(valueMark) else { return nil }
    func part(_ start: String, _ end: String) -> [String]? {
      guard let start = text.range(of: start), let end = text[start.upperBound...].range(of: end)
      else { return nil }
      return text[start.upperBound..<end.lowerBound].split(separator: ".").map(String.init)
    }
    guard let value = part(valueMark, "*/"),
      var state = part("typealias State = ", ";"), let type = state.first
    else { return nil }
    if hidden.contains(where: { type == alias + $0 }) { state[0].removeFirst(alias.count) }
    return Reading(name: value.count > 1 ? value[value.count - 2] : value[0], state: state)
  }
}

// The names of that time.
extension EnvironmentFeatures {
  /// The name of the file with the aliases.
  static let fileName = "tca-environment.swift"

  /// The declarations that let files of a module use the names of that time; `nil` if no file of the project needs them.
  static func aliases(for sources: SourceSet) -> String? {
    guard areIn(sources.whole.files) else { return nil }
    let own = sources.whole.declaredTypes
    let imports = ["import ComposableArchitecture", "import ComposableCombine"]
    let types = names.filter { !own.contains($0.name) }.map(\.declaration)
    let words = sources.files.reduce(into: Set()) { $0.formUnion(SourceWords.all(in: $1.text)) }
    let outer = hidden.filter { words.contains(alias + $0) }
      .map { "typealias \(alias)\($0) = \($0)" }
    return (imports + types + outer + [animation]).joined(separator: "\n")
  }

  /// At that time, sending an action had no result, so a closure in an animation had none.
  private static let animation = """
    public func withAnimation(
      _ animation: ComposableArchitecture.Animation? = .default,
      _ body: () throws -> ComposableArchitecture.StoreTask
    ) rethrows { _ = try body() }
    """

  private static let names = [
    ("Reducer", "<State, Action, Environment>", "AnyReducer<State, Action, Environment>"),
    ("AnyReducer", "<State, Action, Environment>", "AnyReducer<State, Action, Environment>"),
    ("Effect", "<Output, Failure: Swift.Error>", "PublisherEffect<Output, Failure>"),
    ("EffectPublisher", "<Output, Failure: Swift.Error>", "PublisherEffect<Output, Failure>"),
    ("EffectTask", "<Action>", "PublisherEffect<Action, Never>"),
  ].map { name, parameters, type in
    (name: name, declaration: "public typealias \(name)\(parameters) = ComposableCombine.\(type)")
  }
}
