/// Something that a client can call by name.
@MainActor
struct Tool {
  let name: String
  let summary: String
  let parameters: [Parameter]
  let run: @MainActor ([String: JSONValue]) async -> Result

  struct Parameter: Sendable {
    let name: String
    let kind: Kind
    let summary: String
    let isRequired: Bool

    enum Kind: String, Sendable { case string, integer }

    /// Describes a value that a client passes.
    init(
      _ name: String, _ summary: String, _ kind: Kind = .string, isRequired: Bool = true
    ) {
      (self.name, self.kind, self.summary, self.isRequired) = (name, kind, summary, isRequired)
    }
  }

  struct Result: Sendable {
    let text: String
    let isError: Bool

    /// A text, which can be that of an error that the client can correct.
    init(text: String, isError: Bool = false) { (self.text, self.isError) = (text, isError) }
  }

  /// Creates a tool.
  ///
  /// - Parameter run: Receives the values that were passed. They have the types of the parameters, and those that are
  ///   required are present.
  init(
    _ name: String, _ summary: String, _ parameters: [Parameter] = [],
    run: @escaping @MainActor ([String: JSONValue]) async -> Result
  ) {
    (self.name, self.summary, self.parameters, self.run) = (name, summary, parameters, run)
  }
}

extension Tool {
  /// The tool as a client sees it.
  var description: JSONValue {
    let properties = parameters.map {
      (
        $0.name,
        JSONValue.object(["type": .string($0.kind.rawValue), "description": .string($0.summary)])
      )
    }
    return [
      "name": .string(name), "description": .string(summary),
      "inputSchema": [
        "type": "object", "properties": .object(Dictionary(properties) { first, _ in first }),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ],
    ]
  }

  /// What is wrong with the values that a client passed; `nil` if nothing is.
  func problem(with arguments: [String: JSONValue]) -> String? {
    let known = parameters.map(\.name)
    if let name = arguments.keys.sorted().first(where: { !known.contains($0) }) {
      let expected = known.map { "`\($0)`" }.joined(separator: ", ")
      return
        "`\(self.name)` has no argument `\(name)`; expected \(expected.isEmpty ? "none" : expected)"
    }
    for parameter in parameters {
      guard let value = arguments[parameter.name] else {
        guard parameter.isRequired else { continue }
        return "`\(name)` needs the argument `\(parameter.name)`: \(parameter.summary)"
      }
      let matches = parameter.kind == .string ? value.string != nil : value.integer != nil
      if !matches {
        return "`\(parameter.name)` must be of type \(parameter.kind.rawValue), not \(value.text)"
      }
    }
    return nil
  }
}
