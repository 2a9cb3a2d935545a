/// Writes an override of a dependency as Swift.
enum OverrideCode {
  /// `store.dependencies.numberFact.fetch = { _ in "x" }`.
  static func statement(
    _ override: DependencyOverride, by literal: inout SwiftLiteral
  ) throws(Unwritable) -> [String] {
    let endpoint = override.endpoint
    let result: String
    switch override.result {
    case .value(let value):
      result = try literal.code(value.value, as: endpoint.valueType, at: endpoint.name).flat
    case .failure(let error):
      result = "throw \(try literal.code(error, at: endpoint.name).flat)"
    }
    let target = "store.dependencies\(endpoint.path) ="
    guard let count = endpoint.parameters else { return ["\(target) \(result)"] }
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    let opening = names.isEmpty ? "{" : "{ \(names) in"
    let line = "\(target) \(opening) \(result) }"
    guard line.count + 4 > SwiftCode.width else { return [line] }
    return ["\(target) \(opening)", "  \(result)", "}"]
  }
}
