/// A type that is typed as `[a, b]`.
package protocol ListType {
  static var element: Any.Type { get }
}

extension Array: ListType {
  package static var element: Any.Type { Element.self }
}

extension ContiguousArray: ListType {
  package static var element: Any.Type { Element.self }
}

extension ArraySlice: ListType {
  package static var element: Any.Type { Element.self }
}

extension Set: ListType {
  package static var element: Any.Type { Element.self }
}
