extension LoaderShim.Function {
  /// The beginning of the names of the functions that describe endpoints of clients.
  static let endpoint = "tca_endpoint"

  /// The functions that describe the dependencies and endpoints that the sources declare.
  package static func endpoints(in sources: SourceSet) -> [Self] {
    EndpointOutline.all(in: sources.files.map(\.text)).map { outline in
      let letters = outline.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
      return Self(name: "\(endpoint)_\(outline.name.count)\(letters)", call: call(outline))
    }
  }

  /// The result's type is inferred from the endpoint.
  private static func call(_ outline: EndpointOutline) -> String {
    let kind = outline.canThrow ? "throwing" : "plain"
    let result = outline.canThrow ? "try result()" : "result()"
    let count = outline.parameters.map { "\($0)" } ?? "nil"
    let value =
      switch outline.parameters {
      case nil: result
      case 0: "{ \(result) }"
      case let count?:
        "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in \(result) }"
      }
    return """
      ComposableArchitecture._DependencyEndpoint.\(kind)("\(outline.name)", "\(outline.path)", \
      parameters: \(count)) { values, result in values\(outline.path) = \(value) }
      """
  }
}
