/// A declaration that was left out of the sources because it does not compile and no reducer needs it.
package struct LeftOut: Equatable {
  /// `CounterView`, `import UIKit`, `#Preview`.
  package let name: String
  /// Why, with the location: `Counter.swift:12:5: cannot find 'Gauge' in scope`.
  package let reason: String
  /// Whether only the body was replaced, so that the name still exists.
  var isReplaced = false
  /// Whether it uses a type of a framework or package that does not exist here, so that what uses it cannot exist either.
  var usesAbsentType = false
  /// The modules that a stand-in probably belongs to.
  var modules: [String] = []
  /// Whether it is a type that others may name, so that a stand-in can take its place.
  var isType = false
  /// Whether it was left out as a last resort: a type at the top level that is not for the screen, perhaps the feature that is asked for.
  package var isLastResort = false

  /// Whether it may compile once the errors of reducers are corrected.
  var isPerhapsConsequence = false
  /// Whether the program stops when it is reached, in place of what does not exist here.
  var isStop = false

  /// The beginning of the message of a program that stops, which tells it from a crash.
  static let stopMark = "stop: "

  /// The line that the user sees.
  var line: String {
    isStop ? "stops: \(name) (\(reason))" : "left out: \(name) (\(reason))"
  }
}
