import ActionSyntax
import ComposableArchitecture
import Reflection
import SourceLoading

extension FileLoading {
  /// The error for a reducer or a state that cannot be created.
  func error(
    _ errors: LoaderShimErrors, _ missing: [String]?, _ reducer: ReducerChoice.Candidate
  ) -> any Error {
    if let report = errors.reducer { return reducerError(report, reducer.name) }
    if let missing { return missingFields(missing, reducer) }
    if let cases = EnumLayout.of(reducer.state)?.cases {
      let example = cases.first.map {
        ", such as `.\($0.name)\($0.payload == nil ? "" : "(.init())")`"
      }
      return ShellError(
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
  ) -> ShellError {
    let fields = StructLayout.of(reducer.state)?.fields ?? []
    let expected = missing.map { name in
      let type = fields.first { StateFields.declaredName($0) == name }.map {
        ($0.type as? any WrappedFieldType.Type)?.valueType ?? $0.type
      }
      return type.map { "\(name): \(TypeName.full($0))" } ?? name
    }
    return ShellError(
      .missingField,
      "\(TypeName.full(reducer.state)) needs \(quoted(missing)) for its initial value",
      in: line, at: line.count, hint: "expected \(expected.joined(separator: ", "))")
  }

  private func reducerError(_ report: CompilerReport, _ name: String) -> ShellError {
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
