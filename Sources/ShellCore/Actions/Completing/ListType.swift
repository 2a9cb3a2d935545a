/// A type that is typed as `[a, b]`.
protocol ListType {
  static var element: Any.Type { get }
}

extension Array: ListType {
  static var element: Any.Type { Element.self }
}

extension ContiguousArray: ListType {
  static var element: Any.Type { Element.self }
}

extension ArraySlice: ListType {
  static var element: Any.Type { Element.self }
}

extension Set: ListType {
  static var element: Any.Type { Element.self }
}
