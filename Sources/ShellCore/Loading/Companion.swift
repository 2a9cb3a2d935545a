/// The source that is compiled beside a file: it calls the initializers that nobody else can call.
struct Companion: Equatable {
  static let reducer = "tca_reducer"
  static let state = "tca_state"

  /// The module of the file.
  let module: String
  /// The reducer, as the compiler names it: `Counter_1.Counter`.
  let reducerType: String
  /// The parameters of the state's initializer, in order; nil: the state is not made here.
  let stateParameters: [String]?

  /// Its text. What is wrong with a call is said of a file `reducer` or `state`.
  var source: String {
    let state = stateParameters.map { parameters in
      let arguments = parameters.enumerated().map { "\($1): try take(\($0), values)" }
      return function(Self.state, "\(reducerType).State(\(arguments.joined(separator: ", ")))")
    }
    return """
      @testable import \(module)

      private struct Mismatch: Error {}

      private func take<T>(_ index: Int, _ values: UnsafeRawPointer) throws -> T {
        guard let value = values.assumingMemoryBound(to: Any.self)[index] as? T else {
          throw Mismatch()
        }
        return value
      }

      \(function(Self.reducer, "\(reducerType)()"))
      \(state ?? "")
      """
  }

  /// A C function that puts a value where it is told, and says whether it did.
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
