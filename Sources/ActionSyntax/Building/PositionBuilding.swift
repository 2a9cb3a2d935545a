import ComposableArchitecture
import Reflection

extension ValueBuilder {
  /// The id that stands at `position` now.
  package func id(at position: Int, _ node: Node, _ type: Any.Type) throws(ActionError) -> Any {
    switch hooks.id(position, cases) {
    case .id(let id) where isExactly(id, type): return id
    case .beyond(let count):
      let elements = count == 1 ? "1 element" : "\(count) elements"
      throw error(
        .unknownPosition, "there is no element #\(position): \(elements) now", at: node.range,
        hint: count == 0
          ? "nothing is there" : "expected #0" + (count > 1 ? " to #\(count - 1)" : ""))
    case .id, .noCollection:
      throw error(
        .unknownPosition, "positions have no meaning here", at: node.range,
        hint: "expected " + Expectation.of(type))
    }
  }

  private func isExactly(_ value: Any, _ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { exactly(value, as: type) != nil }
    return _openExistential(type, do: open)
  }
}
