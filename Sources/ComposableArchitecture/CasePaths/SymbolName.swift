import CSwiftRuntime
import Foundation

/// Names of symbols, as the compiler mangles them.
package enum SymbolName {
  /// The name as one reads it: `Counter.State.init(count: Swift.Int) -> Counter.State`; nil: it is
  /// no name of Swift's.
  package static func demangled(_ name: String) -> String? {
    // The runtime answers memory of its own making, which is the caller's to free.
    guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
