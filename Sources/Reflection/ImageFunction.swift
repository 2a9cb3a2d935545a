/// A function of a loaded image that makes one value from others.
///
/// Layout: the function is declared with `@_cdecl` as
/// `(_ place: UnsafeMutableRawPointer, _ values: UnsafeRawPointer) -> Bool`. It receives memory for an `Any`
/// and the address of an array of `Any`, and returns whether it has initialized the memory. It does not keep
/// either address.
package struct ImageFunction {
  private typealias Function =
    @convention(c) (_ place: UnsafeMutableRawPointer, _ values: UnsafeRawPointer) -> Bool

  private let function: Function

  /// Makes a function from its address.
  ///
  /// - Parameter address: The address of a function of the type above, in an image that is never unloaded.
  package init(at address: UnsafeRawPointer) {
    // A C function pointer is one word: the address of the code.
    function = unsafeBitCast(address, to: Function.self)
  }

  /// Calls the function. Returns `nil` if it makes no value.
  package func callAsFunction(_ values: [Any]) -> Any? {
    withUnsafeTemporaryAllocation(of: Any.self, capacity: 1) { place in
      let place = place.baseAddress!
      let isMade = values.withUnsafeBufferPointer { values in
        function(place, UnsafeRawPointer(values.baseAddress ?? UnsafePointer(place)))
      }
      return isMade ? place.move() : nil
    }
  }
}
