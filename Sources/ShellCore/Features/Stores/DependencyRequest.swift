/// What `deps NAME VALUE` is to set.
enum DependencySetting {
  case controlled(ControlledDependency, ControlledDependency.Value)
  /// Overrides of endpoints: one, or all those of a client that can fail.
  case overrides([DependencyOverride])
  /// The endpoints that are to be live again.
  case live([_DependencyEndpoint])
}

/// The argument of `deps`.
struct DependencyRequest {
  let input: CommandInput
  let name: CommandArgument

  /// - Returns: `nil` without an argument.
  init?(_ input: CommandInput) {
    guard let name = input.words.first else { return nil }
    self.input = input
    self.name = name
  }

  /// - Parameters:
  ///   - endpoints: What the feature's sources declare.
  ///   - action: The type of its actions, near which errors are found by name.
  func setting(
    among endpoints: [_DependencyEndpoint], near action: Any.Type
  ) throws -> DependencySetting {
    if let dependency = ControlledDependency(rawValue: name.text) {
      return .controlled(dependency, try dependency.value(in: input))
    }
    let chosen = endpoints.filter { $0.name == name.text || $0.name.hasPrefix(name.text + ".") }
    guard !chosen.isEmpty else { throw unknown(endpoints) }
    guard input.words.count > 1 else {
      throw InputError(
        .missingInput, "`deps \(name.text)` needs a value", in: input.line, at: input.line.count,
        hint: "expected \(Self.expectation(of: chosen, named: name.text))")
    }
    let word = input.words[1]
    switch word.text {
    case "live" where input.words.count == 2: return .live(chosen)
    case "fail": return .overrides(try failures(of: chosen, after: word, near: action))
    default: return .overrides([try override(chosen, from: word)])
    }
  }

  private func override(
    _ chosen: [_DependencyEndpoint], from word: CommandArgument
  ) throws -> DependencyOverride {
    guard let endpoint = chosen.first(where: { $0.name == name.text }) else {
      throw name.error(
        .invalidValue, "`\(name.text)` is a client",
        hint: "expected \(alternatives(chosen.map(\.name)))")
    }
    if endpoint.canThrow { try refuseFailure(in: word) }
    let text = input.line.dropFirst(word.offset)
    let value = try ActionReader().rest(text, as: endpoint.valueType, for: endpoint.name)
    return DependencyOverride(
      endpoint: endpoint, result: .value(.init(value: value)), text: String(text))
  }

  /// Refuses a text without quotation marks that reads as a failure: the endpoint would return these words.
  private func refuseFailure(in word: CommandArgument) throws {
    let words = ["fails", "failure", "throw", "throws", "error"]
    guard words.contains(word.text) || word.text.hasPrefix(".failure(") else { return }
    throw word.error(
      .invalidValue, "`\(abbreviated(word.text))` would be the value",
      hint: "`fail` lets the endpoint throw; a text in quotation marks is a value",
      suggestion: "fail")
  }

  private func failures(
    of chosen: [_DependencyEndpoint], after word: CommandArgument, near action: Any.Type
  ) throws -> [DependencyOverride] {
    let able = chosen.filter(\.canThrow)
    guard !able.isEmpty else {
      throw word.error(
        .invalidValue, "`\(name.text)` cannot fail, because it does not throw",
        hint: chosen.count == 1 && chosen[0].name == name.text
          ? "expected \(Self.expectation(of: chosen, named: name.text))"
          : "expected a value for \(alternatives(chosen.map(\.name)))")
    }
    let rest = input.line.dropFirst(word.offset + word.text.count).drop { $0 == " " }
    let text = String(input.line.dropFirst(word.offset))
    return try able.map { endpoint in
      let error =
        rest.isEmpty
        ? TextError(message: "\(endpoint.name) failed")
        : try ActionReader().error(rest, near: action)
      return DependencyOverride(endpoint: endpoint, result: .failure(error), text: text)
    }
  }

  private func unknown(_ endpoints: [_DependencyEndpoint]) -> InputError {
    let names = ControlledDependency.allCases.map(\.rawValue) + endpoints.map(\.name)
    return name.error(
      .invalidValue, "unknown dependency `\(abbreviated(name.text))`",
      hint: "expected \(alternatives(names))", suggestion: NearestName.to(name.text, in: names))
  }

  private static func expectation(of chosen: [_DependencyEndpoint], named name: String) -> String {
    guard let endpoint = chosen.first(where: { $0.name == name }) else { return "fail or live" }
    return Expectation.of(endpoint.valueType) + (endpoint.canThrow ? ", fail or live" : ", or live")
  }
}
