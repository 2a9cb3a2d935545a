/// Why a companion does not compile.
struct CompanionFault: Equatable {
  /// What is wrong with making the reducer.
  let reducer: CompilerReport?
  /// What is wrong with making the state.
  let state: CompilerReport?

  /// Reads what the compiler said, a line an error.
  init(_ report: CompilerReport) {
    reducer = Self.fault(Companion.reducer, in: report)
    state = Self.fault(Companion.state, in: report)
  }

  /// The parameters of the state's initializer, when they are all that is wrong and more than were
  /// known.
  func missing(beyond known: [String]) -> [String]? {
    guard reducer == nil, let missing = state?.missingParameters, !missing.isEmpty,
      missing != known
    else { return nil }
    return missing
  }

  private static func fault(_ name: String, in report: CompilerReport) -> CompilerReport? {
    for line in report.text.split(whereSeparator: \.isNewline) where line.hasPrefix("\(name):") {
      guard let mark = line.range(of: " error: ") else { continue }
      return CompilerReport(isSuccess: false, text: String(line[mark.upperBound...]))
    }
    return nil
  }
}
