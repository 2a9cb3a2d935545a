import ActionSyntax
import ComposableArchitecture
import Reflection

extension FileLoading {
  /// The error for a reducer whose values cannot be made as they are asked for.
  func fault(
    _ fault: CompanionFault, _ missing: [String]?, _ reducer: ReducerChoice.Candidate
  ) -> any Error {
    if let text = fault.reducer { return reducerFault(text, reducer.name) }
    if let missing { return missingFields(missing, reducer) }
    if EnumLayout.of(reducer.state) != nil {
      return ShellError(
        .missingInput, "\(TypeName.full(reducer.state)) is an enum: it needs a case to begin with",
        in: line, at: argument.fieldsOffset, hint: "expected \(Expectation.of(reducer.state))")
    }
    return error(
      "\(TypeName.full(reducer.state)) cannot be made: \(fault.state?.text ?? "no reason is given")"
    )
  }

  private func missingFields(
    _ missing: [String], _ reducer: ReducerChoice.Candidate
  ) -> ShellError {
    let fields = StructLayout.of(reducer.state)?.fields ?? []
    let expected = missing.map { name in
      let type = fields.first { StateFields.declaredName($0) == name }.map {
        ($0.type as? any BindingStateType.Type)?.valueType ?? $0.type
      }
      return type.map { "\(name): \(TypeName.full($0))" } ?? name
    }
    return ShellError(
      .missingField, "\(TypeName.full(reducer.state)) needs \(quoted(missing)) to begin with",
      in: line, at: line.count, hint: "expected \(expected.joined(separator: ", "))")
  }

  private func reducerFault(_ report: CompilerReport, _ name: String) -> ShellError {
    let missing = report.missingParameters
    return missing.isEmpty
      ? error("\(name)() cannot be made: \(report.text)")
      : error(
        "\(name) cannot be made: its initializer needs \(quoted(missing))",
        hint: "give it an initializer without arguments")
  }

  private func quoted(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
