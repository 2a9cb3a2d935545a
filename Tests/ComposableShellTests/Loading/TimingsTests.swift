import Testing

@Suite("load --timings", .serialized)
@MainActor
struct TimingsTests {
  /// An expression that takes the compiler several milliseconds on any machine: its literals can be of many types.
  private static let slow =
    WrittenFile.feature + """
      func slow(_ a: Double, _ b: Int) -> Double {
        1 + 2 * a - 3 / 4.0 + Double(b) * 2 - 1 + 0.5 * (2 + a * 3) - Double(b + 1) * (1 - 2 * a)
      }
      """

  @Test("The slowest expressions are listed below the state, with what to write")
  func listed() async throws {
    let output = try await WrittenFile.output(of: Self.slow, loadedBy: "load X.swift --timings")
    let lines = output.split(separator: "\n").map(String.init)
    let start = try #require(
      lines.firstIndex(of: "expressions that the compiler needs longest for:"), "\(output)")
    #expect(lines[..<start].contains("Counter.State(n: 0)"))
    #expect(
      lines[(start + 1)...].contains { $0.contains(" ms  X.swift:10  1 + 2 * a") }, "\(output)")
    #expect(
      lines.last
        == "    what to write: name the parts of the calculation, each with its type: `let part: Double = ...`"
    )
  }

  @Test("Without the option, nothing is listed")
  func unasked() async throws {
    let output = try await WrittenFile.output(of: Self.slow)
    #expect(!output.contains("compiler"))
  }

  @Test("Files without such an expression say so, and a state can be given before it")
  func fast() async throws {
    let output = try await WrittenFile.output(
      of: WrittenFile.feature, loadedBy: "load X.swift n: 4 --timings")
    #expect(output.contains("Counter.State(n: 4)"))
    #expect(output.hasSuffix("\nno expression takes the compiler 5 ms"), "\(output)")
  }

  @Test("A built-in feature has no files to compile")
  func builtIn() async throws {
    let output = try await WrittenFile.output(
      of: WrittenFile.feature, then: ["load Nothing --timings"])
    #expect(output.hasPrefix("error:"))
  }
}
