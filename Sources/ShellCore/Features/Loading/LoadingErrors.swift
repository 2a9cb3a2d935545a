/// The errors about the line that loads files.
@MainActor
struct LoadingErrors {
  let argument: FileArgument
  /// What to type for the folder with a name; `nil` if the folder does not exist.
  var folderPath: @MainActor (String) -> String? = { _ in nil }

  private var line: String { argument.line }

  func error(_ summary: String, hint: String? = nil) -> InputError {
    InputError(.notLoadable, summary, in: line, at: argument.pathOffset, hint: hint)
  }

  /// Several features can be meant.
  func ambiguity(_ names: [String], _ absent: [LeftOut]) -> InputError {
    InputError(
      .ambiguous, "\(argument.path) has several features", in: line, at: argument.fieldsOffset,
      hint: "expected one of them here: \(alternatives(names))\(Self.note(absent))")
  }

  /// The line names a reducer that does not exist, or that was left out.
  func unknown(_ name: String, among names: [String], _ absent: [LeftOut]) -> InputError {
    let offset = argument.reducer?.offset ?? 0
    if let absent = absent.first(where: { $0.name.lowercased() == name.lowercased() }) {
      return InputError(
        .notLoadable, "\(absent.name) was left out", in: line, at: offset, hint: absent.reason)
    }
    return InputError(
      .unknownFeature, "\(argument.path) has no reducer `\(abbreviated(name))`", in: line,
      at: offset,
      hint: "expected \(alternatives(names))",
      suggestion: folderPath(name) ?? NearestName.to(name, in: names))
  }

  /// Names what was left out because it uses types that do not exist here.
  private static func note(_ absent: [LeftOut]) -> String {
    let names =
      absent.prefix(3).map(\.name) + (absent.count > 3 ? ["\(absent.count - 3) more"] : [])
    return names.isEmpty ? "" : "; left out: \(names.joined(separator: ", "))"
  }

  /// The error for a reducer or a state that cannot be created.
  func creation(
    _ errors: LoaderShimErrors, _ missing: [String]?, _ reducer: ReducerChoice.Candidate
  ) -> any Error {
    if let report = errors.reducer { return reducerError(report, reducer.name) }
    if let missing { return missingFields(missing, reducer) }
    if let cases = EnumLayout.of(reducer.state)?.cases {
      let example = cases.first.map {
        ", such as `.\($0.name)\($0.payload == nil ? "" : "(.init())")`"
      }
      return InputError(
        .missingInput, "\(TypeName.full(reducer.state)) is an enum: its initial case is missing",
        in: line, at: argument.fieldsOffset,
        hint: "expected \(Expectation.of(reducer.state))\(example ?? "")")
    }
    return error(
      "\(TypeName.full(reducer.state)) cannot be created: \(errors.state?.text ?? "the compiler gives no reason")"
    )
  }

  private func missingFields(
    _ missing: [String], _ reducer: ReducerChoice.Candidate
  ) -> InputError {
    let fields = StructLayout.of(reducer.state)?.fields ?? []
    let expected = missing.map { name in
      let type = fields.first { StateFields.declaredName($0) == name }.map {
        ($0.type as? any WrappedFieldType.Type)?.valueType ?? $0.type
      }
      return type.map { "\(name): \(TypeName.full($0))" } ?? name
    }
    return InputError(
      .missingField,
      "\(TypeName.full(reducer.state)) needs \(quoted(missing)) for its initial value",
      in: line, at: line.count, hint: "expected \(expected.joined(separator: ", "))")
  }

  private func reducerError(_ report: CompilerReport, _ name: String) -> InputError {
    let missing = report.missingParameters
    return missing.isEmpty
      ? error("\(name)() cannot be created: \(report.text)")
      : error(
        "\(name) cannot be created: its initializer needs \(quoted(missing))",
        hint: "give it an initializer without arguments")
  }

  private func quoted(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
