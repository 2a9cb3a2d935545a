/// One error of the compiler, with its notes.
package struct CompilerMessage: Equatable {
  /// A position in a source file.
  package struct Location: Hashable, Comparable {
    package let file: String
    /// Counted from 1.
    package let line: Int
    /// In UTF-8 bytes, counted from 1.
    package let column: Int
    /// The line, as reasons show it: `Counter.swift:3`.
    var place: String { "\(file):\(line)" }

    package static func < (one: Self, other: Self) -> Bool {
      (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }
  }

  package var location: Location
  package let text: String
  /// The texts of the notes.
  package var notes: [String] = []

  /// The errors in the output of the compiler (`-diagnostic-style llvm`), in order.
  ///
  /// An error in the code that a macro creates is located at the macro, or at what the macro is attached to in `sources`.
  package static func errors(in output: String, of sources: SourceSet? = nil) -> [Self] {
    var errors: [CompilerMessage] = []
    var isWarning = false
    for line in output.split(separator: "\n") {
      guard let (location, kind, text) = header(line) else { continue }
      if kind == "note", !isWarning, let last = errors.indices.last {
        errors[last].notes.append(text)
        if text.hasPrefix("in expansion of macro"), errors[last].isInExpansion {
          errors[last].location = location
        }
      }
      if kind == "error" { errors.append(CompilerMessage(location: location, text: text)) }
      if kind != "note" { isWarning = kind != "error" }
    }
    if let sources { ExpansionName.locate(&errors, in: sources) }
    var seen: Set<String> = []
    return errors.filter {
      seen.insert("\($0.location.file):\($0.location.line):\($0.location.column) \($0.text)")
        .inserted
    }
  }

  /// The file of an error or warning that a line of output begins; `nil` if it continues one.
  static func fileOfMessage(_ line: Substring) -> String? {
    guard let (location, kind, _) = header(line), kind != "note" else { return nil }
    return location.file
  }

  /// Whether it is in the code of a macro, at a place that no one has written.
  var isInExpansion: Bool { location.file.contains("@__swiftmacro") }

  /// The time in milliseconds that the compiler has needed for an expression, if a line of output warns about it.
  static func timing(_ line: Substring) -> (Location, milliseconds: Int)? {
    let start = "expression took "
    guard let (location, kind, text) = header(line), kind == "warning", text.hasPrefix(start),
      let time = Int(text.dropFirst(start.count).prefix { $0.isNumber })
    else { return nil }
    return (location, time)
  }

  /// Reads `Counter.swift:3:14: error: text`.
  private static func header(_ line: Substring) -> (Location, kind: String, text: String)? {
    for kind in ["error", "note", "warning"] {
      guard let mark = line.range(of: ": \(kind): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let number = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      let file = place.dropLast(2).joined(separator: ":")
      var text = line[mark.upperBound...]
      // The name of the compiler's page about the error.
      if text.hasSuffix("]"), let tag = text.range(of: " [#") { text = text[..<tag.lowerBound] }
      return (Location(file: file, line: number, column: column), kind, String(text))
    }
    return nil
  }
}

extension CompilerMessage {
  /// How likely an error is to be a mistake, as opposed to a consequence of another one.
  enum Rank: Int, Comparable {
    case syntax, missingModule, rootCause, mistake, consequence

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  var rank: Rank {
    func matches(_ beginnings: [String]) -> Bool { beginnings.contains(where: text.hasPrefix) }
    if text.hasPrefix("no such module") { return .missingModule }
    // A constant for which a type stands in is used as a value.
    if matches(Self.syntaxErrors), !text.hasSuffix(" after type name") { return .syntax }
    if unknownName != nil || Self.rootCauses.contains(where: text.contains) { return .rootCause }
    if matches(Self.consequences) || text.contains("does not conform to protocol") {
      return .consequence
    }
    return .mistake
  }

  /// The name that is not declared: `Gauge` in `cannot find 'Gauge' in scope`.
  package var unknownName: String? {
    let isUnknown =
      (text.hasPrefix("cannot find ") && text.hasSuffix(" in scope"))
      || text.hasPrefix("unknown attribute ") || text.hasPrefix("no macro named ")
      || text.hasPrefix("cannot find operator ")
    return isUnknown ? quoted.first : nil
  }

  /// Whether the error names a type or a value that nothing declares, as opposed to an attribute, a macro, or an operator.
  var isAboutScope: Bool {
    text.hasPrefix("cannot find type '") || text.hasPrefix("cannot find '")
  }

  /// Whether the error names a type that nothing declares.
  var isAboutTypeName: Bool { text.hasPrefix("cannot find type ") }

  /// Whether the error names a member that a type does not have.
  package var isAboutMember: Bool {
    text.contains(" has no member ") || text.contains(" no dynamic member ")
  }

  /// The member that a type does not have.
  var missingMember: String? {
    guard let mark = text.range(of: "member '") else { return nil }
    return String(text[mark.upperBound...].prefix { $0 != "'" })
  }

  /// Whether the error names a type of Foundation that Apple's platforms have.
  var isUnavailable: Bool {
    text.hasSuffix(" is unavailable: Not supported in swift-corelibs-foundation")
  }

  /// Whether the error names something that does not exist.
  var isAboutName: Bool { isAboutMember || unknownName != nil || isUnavailable }

  /// The name that is not declared, or the type without a member: `UIApplication` in `type 'UIApplication' has no member 'shared'`.
  var absentName: String? {
    unknownName ?? (isAboutMember || isUnavailable ? quoted.first : nil)
  }

  /// Whether the error is about a reducer of the time before `ReducerProtocol`, which nothing in the file can do without.
  var isAboutReducerWithEnvironment: Bool {
    text.hasPrefix("protocol type 'Reducer' specialized with too many type arguments")
  }

  /// Whether the error may be about a dependency that nothing declares.
  var isAboutDependency: Bool {
    isAboutMember && quoted.first == "DependencyValues"
      || text.hasPrefix("cannot convert value of type 'KeyPath<Root, Value>' to expected argument")
  }

  /// Whether the compiler gave up an expression because checking it took too much time or memory.
  var isAboutEffort: Bool {
    text.hasPrefix("the compiler is unable to type-check this expression")
  }

  /// Whether the compiler knows neither the place nor the cause of an error.
  var isWithoutDiagnosis: Bool { text.hasPrefix("failed to produce diagnostic") }

  /// Whether the text describes what follows from a mistake that it does not name.
  var isAboutConsequences: Bool { Self.vague.contains(where: text.contains) }

  /// The module that does not exist.
  var missingModule: String? { rank == .missingModule ? quoted.first : nil }

  /// The words in quotation marks.
  package var quoted: [String] {
    text.replacing("n't ", with: "nt ").split(separator: "'", omittingEmptySubsequences: false)
      .enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  private static let vague = [
    "could not be inferred", "KeyPath<", "CaseReducerState", "conform to protocol 'Reducer'",
    "without a contextual type", "missing argument for parameter 'child'",
    "missing argument for parameter 'element'", "no accessible initializers",
    "too few type parameters", "cannot infer", "type of expression is ambiguous",
    "no exact matches in call to instance method", "cannot conform to 'SortComparator'",
  ]

  private static let syntaxErrors = [
    "expected ", "consecutive ", "extraneous '", "unterminated ", "invalid character",
    "keyword '", "statements are not allowed", "expressions are not allowed",
    "'case' label can only",
  ]

  private static let rootCauses = [
    "(from macro '", "does not conform to protocol 'Identifiable'",
    ".Type' cannot conform to 'Reducer'", ".Type' does not conform to expected type 'Reducer'",
  ]

  private static let consequences = [
    "type '(", "initializer 'init(_:)' requires", "'Sequence' cannot be constructed",
    "return type of property", "the compiler is unable to type-check", "generic parameter",
    "cannot infer", "type of expression is ambiguous", "failed to produce diagnostic",
    "reference to invalid", "circular reference", "unable to infer", "ambiguous use of",
    "value of optional type", "generic struct", "'nil' requires", "could not infer",
    "inferred result type", "no exact matches", "instance method", "static method",
    "unable to resolve",
  ]
}
