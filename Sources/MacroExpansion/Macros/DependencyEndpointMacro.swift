/// `@DependencyEndpoint var fetch: (Int) async throws -> Item`: a closure whose default reports that it is unimplemented.
func dependencyEndpoint(_ macro: AttachedMacro) -> Expansion {
  guard macro.role == .accessor || macro.role == .peer else { return .empty }
  let endpoint: Endpoint
  switch Endpoint.read(macro) {
  case .success(let read): endpoint = read
  case .failure(let error):
    return macro.role == .peer
      ? .error(error.diagnostic) : .placeholderAccessors(of: macro.declaration, isInitialized: true)
  }
  let storage = "_\(endpoint.plainName)"
  if macro.role == .accessor {
    // The initializer of a client sets it. Elsewhere, the default in the source would replace the one that reports.
    let isInitialized = endpoint.defaultBody == nil || endpoint.isInClient
    return Expansion(
      parts: [
        isInitialized
          ? "@storageRestrictions(initializes: \(storage))\ninit(initialValue) {\n  \(storage) = initialValue\n}"
          : nil,
        "get { \(storage) }",
        "set { \(storage) = newValue }",
      ].compactMap { $0 })
  }
  return Expansion(
    parts: [endpoint.method, endpoint.storage].compactMap { $0 }, diagnostics: endpoint.warnings)
}

/// A property with a closure type, taken apart.
struct Endpoint {
  struct Failure: Error { var diagnostic: MacroDiagnostic }

  var name: String
  var type: String
  var function: FunctionType
  var client: String?
  /// Whether the struct around it is a `@DependencyClient`.
  var isInClient = false
  var access: String
  var methodName: String?
  var defaultBody: String?
  var warnings: [MacroDiagnostic] = []

  var plainName: String { name.filter { $0 != "`" } }
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(function.signature.result ?? "()") }
  var isOptional: Bool {
    function.signature.result?.hasSuffix("?") == true
      || function.signature.result?.hasPrefix("Optional<") == true
  }

  static func read(_ macro: AttachedMacro) -> Result<Endpoint, Failure> {
    let declaration = macro.declaration
    func failure(_ text: String, _ range: Range<Int>? = nil, _ fixIts: [MacroDiagnostic.FixIt] = [])
      -> Result<Endpoint, Failure>
    {
      .failure(
        Failure(
          diagnostic: MacroDiagnostic(text, at: range ?? declaration.keywordRange, fixIts: fixIts)))
    }
    guard declaration.keyword == "var", let binding = declaration.bindings.first,
      let type = binding.type,
      let function = FunctionType(inner(type))
    else { return failure("'@DependencyEndpoint' needs a 'var' with the type of a closure") }
    if let problem = Self.problem(with: declaration) { return failure(problem) }
    let modifier = declaration.modifiers.first {
      $0.detail == nil && ["public", "package", "private", "fileprivate"].contains($0.name)
    }
    var endpoint = Endpoint(
      name: binding.name, type: type, function: function, client: macro.parent?.name,
      access: modifier.map { "\($0.name) " } ?? "",
      methodName: macro.attribute.arguments?.first { $0.label == "method" }?.value)
    endpoint.isInClient = macro.parent?.attribute(named: "DependencyClient") != nil
    if let problem = endpoint.methodName.flatMap(Self.problem) {
      return failure(problem, macro.attribute.range)
    }
    guard let initializer = binding.initializer, let range = binding.initializerRange else {
      if function.signature.throwing != nil || endpoint.isVoid || endpoint.isOptional {
        return .success(endpoint)
      }
      return failure(
        "the endpoint '\(binding.name)' returns a value and does not throw; give it a default value",
        binding.nameRange, [missingDefault(binding, function)])
    }
    guard initializer.hasPrefix("{") else {
      return failure(
        "the default value of the endpoint '\(binding.name)' has to be a closure in braces", range)
    }
    endpoint.defaultBody = initializer
    endpoint.warnings = warnings(about: initializer, of: binding.name, at: range)
    return .success(endpoint)
  }

  private static func warnings(
    about initializer: String, of name: String, at range: Range<Int>
  ) -> [MacroDiagnostic] {
    guard initializer.contains("fatalError(") else { return [] }
    return [
      MacroDiagnostic(
        "'fatalError' ends the program when the endpoint '\(name)' is not overridden; return a value or throw",
        .warning, at: range)
    ]
  }

  private static func inner(_ type: String) -> String {
    guard type.hasPrefix("("), type.hasSuffix(")") else { return type }
    var cursor = TokenCursor(SourceText(type))
    cursor.skipBracketed()
    return cursor.isAtEnd ? inner(String(type.dropFirst().dropLast())) : type
  }

  /// Why a variable with the type of a closure cannot be an endpoint, or `nil`.
  private static func problem(with declaration: Declaration) -> String? {
    let name = declaration.bindings[0].name
    if declaration.isStatic {
      return "'@DependencyEndpoint' cannot be applied to a static property; '\(name)' is static"
    }
    if declaration.bindings.count > 1 {
      return "'@DependencyEndpoint' declares one endpoint; write a 'var' for each"
    }
    guard declaration.bindings[0].accessorRange != nil else { return nil }
    return "an endpoint stores a closure; '\(name)' is computed or has observers"
  }

  /// What is wrong with the argument `method:`, or `nil`.
  private static func problem(_ argument: String) -> String? {
    guard let name = literalName(argument) else {
      return "'method' has to be a string literal; \(argument) is not one"
    }
    return isIdentifier(name) ? nil : "'\(name)' cannot be the name of a method"
  }

  private static func missingDefault(_ binding: Binding, _ function: FunctionType)
    -> MacroDiagnostic.FixIt
  {
    let position = binding.typeRange?.upperBound ?? binding.nameRange.upperBound
    let parameters = wildcards(function.signature.parameters.count)
    let placeholder = "<#\(function.signature.result ?? "value")#>"
    return .init(
      message: "Add a default value",
      changes: [(position..<position, " = { \(parameters)\(placeholder) }")])
  }

  /// `_, _ in ` for a closure that ignores its arguments.
  private static func wildcards(_ count: Int) -> String {
    count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
  }
}

extension Endpoint {
  /// The stored closure with its default.
  var storage: String { "private var _\(plainName): \(type) = \(defaultClosure)" }

  /// An assignment that replaces the default in the source by one that reports an issue first. `nil` if the source has no default.
  ///
  /// It is needed because a property with an `init` accessor is initialized with the default as it is in the source.
  var reportingAssignment: String? {
    defaultBody == nil ? nil : "self._\(plainName) = \(defaultClosure)"
  }

  private var defaultClosure: String {
    let path = [client, plainName].compactMap { $0 }.joined(separator: ".")
    return defaultClosure(
      reporting: "ComposableArchitecture._$reportUnimplementedEndpoint(\"\(path)\")")
  }

  private func defaultClosure(reporting report: String) -> String {
    if let defaultBody { return reportingClosure(defaultBody, report) }
    let head = "{ \(Self.wildcards(function.signature.parameters.count))"
    if function.signature.throwing != nil {
      return
        "\(head)\n  \(report)\n  throw ComposableArchitecture.Unimplemented(\"\(plainName)\")\n}"
    }
    return isVoid ? "\(head)\n  \(report)\n}" : "\(head)\n  \(report)\n  return nil\n}"
  }

  /// The default that was written, with the report as its first statement.
  private func reportingClosure(_ closure: String, _ report: String) -> String {
    let parts = ClosureParts(closure)
    let (signature, statements) = (parts.signature, parts.statements)
    guard !statements.isEmpty else { return "{\(signature)\n  \(report)\n}" }
    let isExpression = !isVoid && parts.isSingleExpression
    return "{\(signature)\n  \(report)\n  \(isExpression ? "return " : "")\(statements)\n}"
  }

  /// A method with the labels of the closure's parameters, if it has labels or a different name.
  var method: String? {
    let parameters = function.signature.parameters
    let labels = parameters.map { $0.name ?? $0.label }
    guard methodName != nil || labels.contains(where: { $0 != nil && $0 != "_" }) else {
      return nil
    }
    let names = parameters.indices.map { "p\($0)" }
    let declared = zip(zip(parameters, labels), names).map { pair, name in
      return "\(pair.1 ?? "_") \(name): \(pair.0.type)"
    }
    let arguments = zip(parameters, names).map { parameter, name in
      if parameter.type.hasPrefix("inout ") { return "&\(name)" }
      return parameter.type.contains("@autoclosure") ? "\(name)()" : name
    }
    let signature = function.signature
    let effects = (signature.isAsync ? "async " : "") + (signature.throwing.map { "\($0) " } ?? "")
    let attempt = (signature.throwing == nil ? "" : "try ") + (signature.isAsync ? "await " : "")
    let result = isVoid ? "" : "-> \(signature.result ?? "Void") "
    let attributes = function.attributes.filter { $0 != "@Sendable" }.map { "\($0)\n" }.joined()
    return """
      @Sendable
      \(attributes)\(access)func \(methodName.flatMap(literalName) ?? name)(\(declared.joined(separator: ", "))) \(effects)\(result){
        \(attempt)self.\(name)(\(arguments.joined(separator: ", ")))
      }
      """
  }
}

/// A closure, taken apart.
private struct ClosureParts {
  /// The parameters up to `in`, after a space; empty if there are none.
  let signature: String
  let statements: String

  /// Divides a closure in braces.
  init(_ closure: String) {
    let source = SourceText(closure)
    var cursor = TokenCursor(source)
    cursor.advance()
    let start = cursor.start
    var head = cursor
    while !head.isAtEnd, !head.isClosing, !["in", "{", "=", ";"].contains(head.text) {
      if head.isOpening { head.skipBracketed() } else { head.advance() }
    }
    let end = source.tokens.last?.range.lowerBound ?? source.bytes.count
    func statements(from start: Int) -> String {
      let tokens = source.tokens.filter {
        $0.range.lowerBound >= start && $0.range.upperBound <= end
      }
      guard let first = tokens.first, let last = tokens.last else { return "" }
      return source[first.range.lowerBound..<last.range.upperBound]
    }
    guard head.text == "in" else {
      (self.signature, self.statements) = ("", statements(from: start))
      return
    }
    head.advance()
    (self.signature, self.statements) = (" " + source[start..<head.end], statements(from: head.end))
  }

  /// Whether the statements are one expression, whose value is returned.
  var isSingleExpression: Bool {
    let words = [
      "return", "throw", "let", "var", "guard", "for", "while", "do", "defer", "if", "switch",
      "fatalError",
    ]
    let source = SourceText(statements)
    guard let first = source.tokens.first, !words.contains(source[first]) else { return false }
    // An expression that follows an operator may begin on a new line.
    var cursor = TokenCursor(SourceText("= \(statements)"))
    cursor.advance()
    ExpressionReader.skip(&cursor, endingAt: [])
    return cursor.isAtEnd
  }
}
