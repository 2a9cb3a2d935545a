@_spi(TestFailures) import ComposableArchitecture

/// Reports a failure of a test at a location.
package func report(_ summary: String, _ comment: Comment?, _ location: SourceLocation) {
  var summary = summary
  if let comment {
    var lines = summary.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    lines[0] += " - \(comment.rawValue)"
    summary = lines.joined(separator: "\n")
  }
  TestFailure(summary).report(at: location)
}

/// Where it is written or, as a default argument, where the function is called.
@freestanding(expression)
public macro _sourceLocation() -> SourceLocation =
  #externalMacro(module: "ComposableArchitectureMacros", type: "SourceLocationMacro")
