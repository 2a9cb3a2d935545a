/// A type whose sample value is not made from samples of its stored properties.
package protocol SampleProviding {
  static var sampleValue: Self { get }
}

/// Some value of a type, for code that needs one to try a function with, such as an enum's case.
///
/// It is made from numbers that are zero, empty collections, and enum cases without payload, as far as there
/// are any. No initializer of the program is called.
///
/// - Parameter provide: Is asked for each type first.
/// - Returns: `nil` if the type contains classes, functions or existentials that are not optional.
package func sampleValue(
  of type: Any.Type, providing provide: @escaping (Any.Type) -> Any? = { _ in nil }
) -> Any? { SampleMaker(provide: provide).sample(of: type, depth: 0) }

private struct SampleMaker {
  let provide: (Any.Type) -> Any?
  private static let deepest = 8

  func sample(of type: Any.Type, depth: Int) -> Any? {
    guard depth <= Self.deepest else { return nil }
    if let provided = provide(type) { return provided }
    if let provider = type as? any SampleProviding.Type { return provider.sampleValue }
    if let layout = EnumLayout.of(type) { return sample(layout, depth) }
    if let layout = TupleLayout.of(type) {
      return samples(of: layout.elements.map(\.type), depth).flatMap(layout.make)
    }
    if let layout = StructLayout.of(type), layout.isMemberwise {
      return samples(of: layout.fields.map(\.type), depth).flatMap(layout.make)
    }
    return nil
  }

  private func sample(_ layout: EnumLayout, _ depth: Int) -> Any? {
    if let simple = layout.cases.first(where: { $0.payload == nil && $0.isResolved }) {
      return layout.make(simple, payload: nil)
    }
    return layout.cases.lazy.compactMap { enumCase in
      enumCase.payload.flatMap { sample(of: $0, depth: depth + 1) }.flatMap {
        layout.make(enumCase, payload: $0)
      }
    }.first
  }

  private func samples(of types: [Any.Type], _ depth: Int) -> [Any]? {
    var values: [Any] = []
    for type in types {
      guard let value = sample(of: type, depth: depth + 1) else { return nil }
      values.append(value)
    }
    return values
  }
}

// MARK: Types of the standard library

extension SampleProviding where Self: ExpressibleByIntegerLiteral {
  package static var sampleValue: Self { 0 }
}

extension Int: SampleProviding {}
extension Int8: SampleProviding {}
extension Int16: SampleProviding {}
extension Int32: SampleProviding {}
extension Int64: SampleProviding {}
extension UInt: SampleProviding {}
extension UInt8: SampleProviding {}
extension UInt16: SampleProviding {}
extension UInt32: SampleProviding {}
extension UInt64: SampleProviding {}
extension Float: SampleProviding {}
extension Double: SampleProviding {}

extension Bool: SampleProviding { package static var sampleValue: Bool { false } }
extension String: SampleProviding { package static var sampleValue: String { "" } }
extension Substring: SampleProviding { package static var sampleValue: Substring { "" } }
extension Character: SampleProviding { package static var sampleValue: Character { " " } }
extension Duration: SampleProviding { package static var sampleValue: Duration { .zero } }
extension Array: SampleProviding { package static var sampleValue: Self { [] } }
extension ContiguousArray: SampleProviding { package static var sampleValue: Self { [] } }
extension Set: SampleProviding { package static var sampleValue: Self { [] } }
extension Dictionary: SampleProviding { package static var sampleValue: Self { [:] } }
