/// A source file that is compiled together with a loaded file, and calls the initializers of its types.
///
/// Initializers cannot be called by reflection. The shim contains a C function for the reducer and one for its state, which
/// a ``CodeLibrary`` calls by name.
struct LoaderShim {
  static let reducer = "tca_reducer"
  static let state = "tca_state"
  /// The beginning of the names of the functions that create views.
  static let view = "tca_view"
  /// The beginning of the names of the functions that call initializers.
  static let initializer = "tca_init"

  /// The module of the loaded file.
  let module: String
  /// The qualified name of the reducer: `Counter_1.Counter`.
  let reducerType: String
  /// The parameters of the state's initializer, in order; nil if the shim does not create the state.
  let stateParameters: [String]?
  /// The source of the state in place of a call of its initializer.
  var stateExpression: String?
  var views: [StoreView] = []
  var initializers: [SourceInitializer] = []
  /// Whether the reducer is a struct or class. An enum of reducers has a static body and no instances.
  var createsReducer = true

  /// The text of the source file. The compiler reports errors in a call under the file name `tca_reducer` or `tca_state`.
  var source: String {
    return """
      import ComposableArchitecture
      @testable import \(module)

      private struct Mismatch: Error {}

      @_disfavoredOverload
      private func take<T>(_ index: Int, _ values: UnsafeRawPointer) throws -> T {
        guard let value = values.assumingMemoryBound(to: Any.self)[index] as? T else {
          throw Mismatch()
        }
        return value
      }

      // For a parameter that takes a shared value.
      private func take<T>(_ index: Int, _ values: UnsafeRawPointer) throws -> Shared<T> {
        let value = values.assumingMemoryBound(to: Any.self)[index]
        if let shared = value as? Shared<T> { return shared }
        guard let value = value as? T else { throw Mismatch() }
        return Shared(value: value)
      }

      private func take<T>(_ index: Int, _ values: UnsafeRawPointer) throws -> SharedReader<T> {
        let value = values.assumingMemoryBound(to: Any.self)[index]
        if let shared = value as? SharedReader<T> { return shared }
        guard let value = value as? T else { throw Mismatch() }
        return SharedReader(value: value)
      }

      private func isGiven(_ index: Int, _ values: UnsafeRawPointer) -> Bool {
        !(values.assumingMemoryBound(to: Any.self)[index] is Void)
      }

      \(createsReducer ? function(Self.reducer, "\(reducerType)()") : "")
      \(stateCall.map { function(Self.state, $0) } ?? "")
      \(viewFunctions)
      \(initializers.map { function($0.function, $0.call) }.joined(separator: "\n"))
      """
  }

  private var stateCall: String? {
    if let stateExpression { return "((\(stateExpression)) as \(reducerType).State)" }
    return stateParameters.map { parameters in
      let arguments = parameters.enumerated().map { "\($1): try take(\($0), values)" }
      return "\(reducerType).State(\(arguments.joined(separator: ", ")))"
    }
  }

  private var viewFunctions: String {
    views.map { view in
      let type = _typeName(view.layout.type, qualified: true)
      return "@MainActor\n"
        + function(view.function, "\(type)(\(view.label): try take(0, values))")
    }.joined(separator: "\n")
  }

  /// A C function that stores a value and returns whether it did.
  private func function(_ name: String, _ call: String) -> String {
    """
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
struct LoaderShimErrors: Equatable {
  /// The error in the call that creates the reducer.
  let reducer: CompilerReport?
  /// The error in the call that creates the state.
  let state: CompilerReport?
  /// The functions that do not compile, because a view cannot be created from a store alone, or because a default value is private.
  let optional: Set<String>

  /// Reads the output of the compiler, one error per line.
  init(_ report: CompilerReport) {
    reducer = Self.error(in: LoaderShim.reducer, report)
    state = Self.error(in: LoaderShim.state, report)
    let places = CompilerMessage.errors(in: report.text).map(\.location.file)
    optional = Set(
      places.filter {
        $0.hasPrefix("\(LoaderShim.view)_") || $0.hasPrefix("\(LoaderShim.initializer)_")
      })
  }

  /// The parameters that the state's initializer requires, if they are the only error and differ from the known ones.
  func missing(beyond known: [String]) -> [String]? {
    guard reducer == nil, let missing = state?.missingParameters, !missing.isEmpty,
      missing != known
    else { return nil }
    return missing
  }

  private static func error(in name: String, _ report: CompilerReport) -> CompilerReport? {
    for line in report.text.split(whereSeparator: \.isNewline) where line.hasPrefix("\(name):") {
      guard let mark = line.range(of: " error: ") else { continue }
      return CompilerReport(isSuccess: false, text: String(line[mark.upperBound...]))
    }
    return nil
  }
}
