/// A condition that is written in Swift, as an expression over `state`: `state.todos.count < 3`.
///
/// It is compiled against the module of the state's type.
@MainActor
struct SwiftCondition {
  /// As it was typed.
  let text: String
  /// The line that contains it, and where it begins in the line, in characters.
  let line: String
  let offset: Int
  /// A state of the running feature, or of the scope.
  let state: Any

  init(_ text: String, in line: String, at offset: Int, for state: Any) {
    (self.text, self.line, self.offset, self.state) = (text, line, offset, state)
  }

  /// Whether a text names `state`, as conditions in Swift do.
  static func namesState(_ text: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains("state")
  }

  private var type: String { _typeName(Swift.type(of: state), qualified: true) }

  /// Compiles the condition.
  ///
  /// - Throws: `InputError` if it does not compile, with its place in the line; `LoadFailure`; `CancellationError`.
  func compiled(by toolchain: any Toolchain, _ files: FeatureCache) async throws
    -> StateCondition
  {
    guard !type.contains("(") else {
      throw error(
        "\(TypeName.of(Swift.type(of: state))) is private, so Swift code outside of its file cannot use it",
        hint: "expected a condition such as `amount >= 0`")
    }
    let module = String(type.prefix { $0 != "." })
    let code = files.code(declaring: module).first { $0.scratch == toolchain.scratch }
    if let code { try await makeModule(of: code, toolchain) }
    let number = LibraryNumber.next()
    let job = CompilerJob(
      module: "LoaderShim_\(number)", sources: [LoaderShim.conditionFileName],
      library: "\(toolchain.scratch)/LoaderShim_\(number).so",
      against: code?.compiled.job.library)
    try toolchain.write(
      source(importing: code?.compiled.modules ?? [module], isTestable: code != nil),
      to: LoaderShim.conditionFileName)
    let report = try await toolchain.compile(job, in: toolchain.scratch)
    guard report.isSuccess else { throw error(in: report) }
    let library = try toolchain.open(job)
    return StateCondition(text: text) {
      library.make(LoaderShim.Function.condition, from: [$0]) as? Bool
    }
  }

  private func makeModule(of code: LoadedCode, _ toolchain: any Toolchain) async throws {
    guard !code.hasModule else { return }
    var module = code.compiled.job
    module.product = .module
    let report = try await toolchain.compile(module, in: code.compiled.folder)
    guard report.isSuccess else { throw LoadFailure("the module of the file does not compile") }
    code.hasModule = true
  }

  private func source(importing modules: [String], isTestable: Bool) -> String {
    let shim = LoaderShim(functions: [.condition(on: type, text)])
    let source = shim.source(importing: modules)
    return isTestable ? source : source.replacing("@testable import", with: "import")
  }

  /// What the compiler says, at its place in the line.
  private func error(in report: CompilerReport) -> InputError {
    let messages = CompilerMessage.errors(in: report.text)
    guard let message = messages.first(where: { $0.location.file == LoaderShim.Function.condition })
    else {
      let reason = messages.first?.text ?? "the compiler gave no reason"
      return error(
        "the condition cannot be compiled: \(reason)",
        hint: "expected a condition such as `amount >= 0`")
    }
    // Another line of the function is wrong if the text ends too early or too late.
    let start = message.location.line == 2 ? position(message.location.column) : 0
    let (owner, path) = owner(before: start)
    let names = Stored.names(in: Swift.type(of: owner))
    // A member is named last, after its type.
    let unknown = message.unknownName ?? (message.isAboutMember ? message.quoted.last : nil)
    let nearest = unknown.flatMap { NearestName.to($0, in: names) }
    let isWithoutState = message.unknownName != nil
    return InputError(
      .invalidValue, "the condition does not compile: \(message.text)", in: line,
      at: offset + start,
      hint: unknown == nil ? nil : "expected \(expected(names.map { "\(path).\($0)" }))",
      suggestion: nearest.map { isWithoutState ? "state.\($0)" : $0 })
  }

  private func expected(_ paths: [String]) -> String {
    paths.isEmpty ? "an expression over `state`" : alternatives(paths)
  }

  /// The part of the state whose member begins at a position, with its path: `state.checkout`; otherwise the state.
  private func owner(before position: Int) -> (value: Any, path: String) {
    let path = text.prefix(position).reversed().prefix {
      $0.isLetter || $0.isNumber || "_.".contains($0)
    }
    let names = String(path.reversed()).split(separator: ".").map(String.init)
    guard names.first == "state", path.first == "." else { return (state, "state") }
    let fields = names.dropFirst().joined(separator: ".")
    guard let value = try? StatePath(fields, in: fields, at: 0).value(in: state) else {
      return (state, "state")
    }
    return (value, names.joined(separator: "."))
  }

  /// The position in the text of a column in UTF-8.
  private func position(_ column: Int) -> Int {
    String(decoding: text.utf8.prefix(max(0, column - 1)), as: UTF8.self).count
  }

  private func error(_ summary: String, hint: String) -> InputError {
    InputError(.invalidValue, summary, in: line, at: offset, hint: hint)
  }
}
