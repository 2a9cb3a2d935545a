import ActionSyntax
import SwiftReading

/// An error in a body that the compiler does not explain ("failed to produce diagnostic"), with the mistake that can be read from it.
struct UndiagnosedBody {
  let sources: SourceSet

  /// The mistake that the error probably is, if it can be read from the sources.
  private func mistake(for error: CompilerMessage) -> ReadMistake? {
    finding(in: error) ?? ReadMistakes(sources: sources).first(for: error)
  }

  /// Where the mistake is, if it can be read from the sources; otherwise the error as it is.
  func located(_ error: CompilerMessage) -> CompilerMessage {
    var located = error
    if let mistake = mistake(for: error) { located.location = mistake.location }
    return located
  }

  func advice(for error: CompilerMessage) -> Advice {
    if let mistake = mistake(for: error) { return (mistake.message, mistake.hint) }
    return (
      "the compiler finds an error in this declaration, but does not locate it",
      "check the names and types that its operators mention"
    )
  }

  /// The operator that is probably wrong.
  private func finding(in error: CompilerMessage) -> ReadMistake? {
    let around = sources.enclosing(error.location)
    guard let body = around.last(where: { !$0.isType })?.bodyRange,
      let reducer = around.last(where: \.isType),
      let file = sources.file(named: error.location.file)
    else { return nil }
    let positions = LinePositions(file)
    let start = CompilerMessage.Location(
      file: error.location.file, line: positions.number(of: body.lowerBound), column: 1)
    let last = positions.number(of: body.upperBound)
    for (name, number, line) in positions.lines(after: start) where number <= last {
      guard let call = line.firstMatch(of: /^\s*(?:\}\s*)?\.(\w+)\(/),
        let (message, hint) = mistake(
          in: String(call.output.1), line[...], of: reducer, file)
      else { continue }
      let column = line[..<call.output.1.startIndex].utf8.count + 1
      return ReadMistake(
        location: CompilerMessage.Location(file: name, line: number, column: column),
        message: message, hint: hint)
    }
    return nil
  }

  private func mistake(
    in operation: String, _ line: Substring, of reducer: SourceOutline.Declaration,
    _ file: SourceSet.File
  ) -> (message: String, hint: String)? {
    guard ArchitectureNames.operators.contains(operation) else {
      guard let near = NearestName.to(operation, in: ArchitectureNames.operators) else {
        return nil
      }
      return ("a reducer has no operator '\(operation)'", "did you mean `.\(near)`?")
    }
    guard ["ifLet", "forEach"].contains(operation),
      let name = line.identifier(after: "action: \\."),
      let payload = payload(ofCase: name, in: reducer, file),
      let needed = needed(by: operation, payload, line, reducer, file)
    else { return nil }
    return (
      "the case '\(name)' has a value of type \(payload), which `\(operation)` cannot use",
      "declare it as `case \(name)(\(needed))`"
    )
  }

  /// The value that a case must have for an operator; `nil` if it has it already.
  private func needed(
    by operation: String, _ payload: String, _ line: Substring,
    _ reducer: SourceOutline.Declaration, _ file: SourceSet.File
  ) -> String? {
    let own = payload.firstMatch(of: /^PresentationAction<(.+)>$/).map { String($0.1) } ?? payload
    let child = own.hasSuffix(".Action") ? String(own.dropLast(7)) : nil
    if operation == "ifLet" {
      let isPresented = payload.hasPrefix("PresentationAction")
      guard line.contains("(\\.$"), !isPresented, let child else { return nil }
      return "PresentationAction<\(child).Action>"
    }
    guard let field = line.identifier(after: "(\\."),
      let state = reducer.members.first(where: { $0.isType && $0.name == "State" }),
      let property = state.members.first(where: { $0.names.contains(field) })
    else { return nil }
    let declared = SourceText(file.text)[property.range]
    if declared.contains("StackState<"), !payload.hasPrefix("StackAction"),
      let element = declared.firstMatch(of: /StackState<([\w.]+)\.State>/)?.output.1
    {
      return "StackActionOf<\(element)>"
    }
    guard declared.contains("IdentifiedArray"), !payload.hasPrefix("IdentifiedAction"), let child
    else { return nil }
    return "IdentifiedActionOf<\(child)>"
  }

  /// The type of a case's value.
  private func payload(
    ofCase name: String, in reducer: SourceOutline.Declaration, _ file: SourceSet.File
  ) -> String? {
    guard
      let found = reducer.members.first(where: { $0.isType && $0.name == "Action" })?.members
        .first(where: { $0.names.contains(name) })
    else { return nil }
    return ReadReducer.Member(declaration: found, source: SourceText(file.text)).payload(of: name)
  }
}
