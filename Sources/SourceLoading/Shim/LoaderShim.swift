/// A source file with functions that call the initializers of a loaded file's types.
///
/// Initializers cannot be called by reflection. The shim contains a C function for each call, which a ``CodeLibrary`` calls by
/// name. It is compiled together with the loaded file or, if it needs to be, on its own.
package struct LoaderShim: Equatable {
  /// A C function that stores the value of a call.
  package struct Function: Hashable {
    package let name: String
    /// The call, in which `tca_take` stands for an argument.
    let call: String
    var isOnMainActor = false
  }

  var functions: [Function]

  package init(functions: [Function] = []) { self.functions = functions }

  /// Whether the shim has all functions of another one.
  package func covers(_ other: LoaderShim) -> Bool {
    Set(functions).isSuperset(of: other.functions)
  }

  /// Removes functions, such as those that do not compile.
  mutating func remove(_ names: Set<String>) {
    functions.removeAll { names.contains($0.name) }
  }

  /// The text of the source file. The compiler reports errors in a call under the function's name.
  ///
  /// - Parameter modules: The modules of the loaded files, without the one that the source is compiled as a part of.
  package func source(importing modules: [String]) -> String {
    let takingShared = ["Shared", "SharedReader"].map { type in
      """
      private func tca_take<T>(
        _ index: Int, _ values: UnsafeRawPointer
      ) throws -> ComposableArchitecture.\(type)<T> {
        let value = values.assumingMemoryBound(to: Any.self)[index]
        if let shared = value as? ComposableArchitecture.\(type)<T> { return shared }
        guard let value = value as? T else { throw CancellationError() }
        return ComposableArchitecture.\(type)(value: value)
      }
      """
    }
    return """
      import ComposableArchitecture
      \(modules.map { "@testable import \($0)" }.joined(separator: "\n"))

      @_disfavoredOverload
      private func tca_take<T>(_ index: Int, _ values: UnsafeRawPointer) throws -> T {
        guard let value = values.assumingMemoryBound(to: Any.self)[index] as? T else {
          throw CancellationError()
        }
        return value
      }

      \(takingShared.joined(separator: "\n"))

      private func tca_isGiven(_ index: Int, _ values: UnsafeRawPointer) -> Bool {
        !(values.assumingMemoryBound(to: Any.self)[index] is Void)
      }

      \(functions.map(\.source).joined(separator: "\n"))
      """
  }
}

extension LoaderShim {
  /// The name of the source file. A file of a user has to have another one.
  package static let fileName = "tca-shim.swift"
  /// The name of the source file with a condition.
  package static let conditionFileName = "tca-condition.swift"

  /// The files that errors in the source name.
  var files: Set<String> { Set([Self.fileName] + functions.map(\.name)) }
}

extension LoaderShim.Function {
  /// The beginning of the names of the functions that create reducers.
  package static let reducer = "tca_reducer"
  /// The beginning of the names of the functions that create states.
  package static let state = "tca_state"
  /// The beginning of the names of the functions that create views.
  static let view = "tca_view"
  /// The beginning of the names of the functions that call initializers.
  static let initializer = "tca_init"
  /// The beginning of the names of the functions that read static members.
  static let member = "tca_member"

  package static func reducer(_ type: String) -> Self {
    Self(name: name(reducer, type), call: "\(type)()")
  }

  /// Calls an initializer of the state of a reducer with values for some parameters.
  package static func state(of reducer: String, parameters: [String]) -> Self {
    let arguments = parameters.enumerated().map { "\($1): try tca_take(\($0), values)" }
    return Self(
      name: name(state, reducer), call: "\(reducer).State(\(arguments.joined(separator: ", ")))")
  }

  package static func state(of reducer: String, expression: String) -> Self {
    Self(name: name(state, reducer), call: "((\(expression)) as \(reducer).State)")
  }

  /// Creates a view from a store, which is the argument with a label.
  package static func view(_ type: String, label: String) -> Self {
    Self(
      name: name(view, type), call: "\(type)(\(label): try tca_take(0, values))",
      isOnMainActor: true)
  }

  static func initializer(_ type: String, call: String) -> Self {
    Self(name: name(initializer, type), call: call)
  }

  /// The name of the function that tells whether a state fulfills a condition.
  package static let condition = "tca_condition"

  /// Tells whether a state fulfills a condition, which has a line of its own, so that the compiler's columns are those of the text.
  package static func condition(on state: String, _ text: String) -> Self {
    Self(
      name: condition,
      call: "{ (state: \(state)) throws -> Bool in\n\(text)\n}(try tca_take(0, values))")
  }

  /// A name for a type, such as `tca_view_3App4View` for `App_1.App.View`. The lengths keep `A_B` and `A.B` apart.
  package static func name(_ beginning: String, _ type: String) -> String {
    let names = type.split(separator: ".").dropFirst().map { "\($0.count)\($0)" }
    return "\(beginning)_\(names.joined())"
  }

  fileprivate var source: String {
    """
    \(isOnMainActor ? "@MainActor" : "")
    @_cdecl("\(name)")
    public func \(name)(_ place: UnsafeMutableRawPointer, _ values: UnsafeRawPointer) -> Bool {
      do {
    #sourceLocation(file: "\(name)", line: 1)
        let value: Any = try \(call)
    #sourceLocation()
        place.assumingMemoryBound(to: Any.self).initialize(to: value)
        return true
      } catch {
        return false
      }
    }
    """
  }
}

/// Why a ``LoaderShim`` does not compile.
package struct LoaderShimErrors: Equatable {
  /// The error in the call that creates the reducer.
  package let reducer: CompilerReport?
  /// The error in the call that creates the state.
  package let state: CompilerReport?
  /// The functions that do not compile, because a view cannot be created from a store alone, or because a default value is private.
  package let optional: Set<String>

  /// Reads the output of the compiler, one error per line.
  package init(_ report: CompilerReport) {
    reducer = Self.error(in: LoaderShim.Function.reducer, report)
    state = Self.error(in: LoaderShim.Function.state, report)
    let beginnings = [
      LoaderShim.Function.view, LoaderShim.Function.initializer, LoaderShim.Function.member,
      LoaderShim.Function.endpoint,
    ]
    optional = Set(
      CompilerMessage.errors(in: report.text).map(\.location.file)
        .filter { file in beginnings.contains { file.hasPrefix("\($0)_") } })
  }

  /// The parameters that the state's initializer requires, if they are the only error and differ from the known ones.
  package func missing(beyond known: [String]) -> [String]? {
    guard reducer == nil, let missing = state?.missingParameters, !missing.isEmpty,
      missing != known
    else { return nil }
    return missing
  }

  private static func error(in name: String, _ report: CompilerReport) -> CompilerReport? {
    for line in report.text.split(whereSeparator: \.isNewline)
    where line.hasPrefix("\(name)_") || line.hasPrefix("\(name):") {
      guard let mark = line.range(of: " error: ") else { continue }
      return CompilerReport(isSuccess: false, text: String(line[mark.upperBound...]))
    }
    return nil
  }
}
