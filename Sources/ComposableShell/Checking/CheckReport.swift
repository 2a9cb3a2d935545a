import ActionSyntax
import ArgumentParser

/// The form in which `tca check` writes its result.
enum CheckFormat: String, ExpressibleByArgument, CaseIterable { case text, json, junit }

/// The result of `tca check` as a document for other programs. docs/Formats.md describes both forms.
struct CheckReport: Equatable {
  struct Result: Equatable {
    let path: String
    /// What `tca check` prints about it.
    let output: String
    let isSuccess: Bool

    /// The first error in the output, which may begin with the prose of the scenario.
    var message: String {
      let lines = output.split(separator: "\n").map(String.init)
      return lines.first { $0.hasPrefix("\(path):") && $0.contains(": error: ") } ?? lines.first
        ?? ""
    }
  }

  /// Changes whenever a field changes its name or its meaning, or is removed.
  static let version = 1

  let results: [Result]

  var failed: Int { results.count { !$0.isSuccess } }

  var json: String {
    let files = results.map { result in
      """
          {
            "path": \(JSONText.quoted(result.path)),
            "passed": \(result.isSuccess),
            "output": \(JSONText.quoted(result.output))
          }
      """
    }
    let list = files.isEmpty ? "[]" : "[\n" + files.joined(separator: ",\n") + "\n  ]"
    return """
      {
        "version": \(Self.version),
        "passed": \(results.count - failed),
        "failed": \(failed),
        "files": \(list)
      }

      """
  }

  /// The document in the form of JUnit, which servers for continuous integration read: one test case for each file.
  var junit: String {
    let cases = results.map { result in
      let start = "    <testcase classname=\"tca\" name=\"\(MarkupText.escaped(result.path))\""
      guard !result.isSuccess else { return start + "/>\n" }
      return start + ">\n      <failure message=\"\(MarkupText.escaped(result.message))\">"
        + MarkupText.escaped(result.output) + "</failure>\n    </testcase>\n"
    }
    let counts = "tests=\"\(results.count)\" failures=\"\(failed)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="tca check" \(counts)>
      \(cases.joined())  </testsuite>
      </testsuites>

      """
  }
}
