import Testing

@testable import SourceLoading

@Suite("The files of a project that the compiler checks")
struct CompilerJobTests {
  private func arguments(_ product: CompilerJob.Product, isBounded: Bool = true) -> [String] {
    var job = CompilerJob(module: "A_1", sources: ["A.swift", "B.swift"], library: "/tmp/a.so")
    (job.product, job.isBounded) = (product, isBounded)
    return job.arguments(BuildFolder(path: "/build"), scratch: "/tmp")
  }

  @Test("Only the files to check are primary, and only the declarations of the others are read")
  func checked() {
    let declarations = arguments(.declarations(of: ["B.swift"]))
    #expect(declarations.suffix(3) == ["A.swift", "-primary-file", "B.swift"])
    #expect(declarations.contains("-experimental-skip-all-function-bodies"))
    let bodies = arguments(.bodies(of: ["A.swift"]))
    #expect(bodies.suffix(3) == ["-primary-file", "A.swift", "B.swift"])
    #expect(!bodies.contains("-experimental-skip-all-function-bodies"))
    #expect(!bodies.contains("-Xfrontend"))
  }

  @Test("Of a project, no similar names are looked for, and an expression has few attempts")
  func bounds() {
    let (similar, attempts) = ("-typo-correction-limit", "-solver-scope-threshold=100000")
    for product in [CompilerJob.Product.declarations(of: []), .bodies(of: [])] {
      #expect(arguments(product).contains(similar))
      #expect(arguments(product).contains(attempts))
      #expect(!arguments(product, isBounded: false).contains(attempts))
    }
    #expect(arguments(.interfaces).contains(similar))
    #expect(!arguments(.library).contains(similar))
    #expect(!arguments(.library).contains(attempts))
  }
}
