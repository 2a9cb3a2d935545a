import OrderedCollections

/// The states of the screens in a navigation stack, from the bottom to the top.
///
/// ```swift
/// struct State { var path = StackState<Path.State>() }
///
/// state.path.append(.detail(Detail.State()))  // pushes a screen
/// state.path.removeLast()                     // goes back
/// state.path.removeAll()                      // goes back to the root
/// ```
///
/// Each element has a ``StackElementID``, by which it is found and by which its actions name it. An
/// element keeps its ID for as long as it is in the stack.
public struct StackState<Element> {
  @usableFromInline var elementsByID: OrderedDictionary<StackElementID, Element> = [:]
  /// The IDs that the operator that runs the elements has seen last. They are not part of the value.
  @usableFromInline var seen: OrderedSet<StackElementID> = []

  public init() {}

  /// Makes a stack of elements, from the bottom to the top.
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    append(contentsOf: elements)
  }

  /// Makes a stack of elements with these IDs, which no other stack of the store gets again.
  ///
  /// - Precondition: The IDs differ.
  package init(_ elements: [Element], ids: [StackElementID]) {
    @Dependency(\.stackElementID) var generator
    for (id, element) in zip(ids, elements) {
      generator.skip(id)
      elementsByID[id] = element
    }
  }

  /// The IDs of the elements, from the bottom to the top.
  public var ids: OrderedSet<StackElementID> { elementsByID.keys }

  /// The element with an ID, or `nil` if there is none.
  ///
  /// Setting it to `nil` removes the element. A value for an ID that is not in the stack is added in
  /// tests; elsewhere it is reported as a warning and ignored.
  public subscript(
    id id: StackElementID,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Element? {
    get { elementsByID[id] }
    set {
      if elementsByID[id] != nil {
        elementsByID[id] = newValue
      } else if let newValue {
        add(
          newValue, id: id,
          at: SourceLocation(
            fileID: fileID.value, filePath: filePath.value, line: line, column: column))
      }
    }
  }

  /// The payload of a case of the element with an ID.
  ///
  /// ```swift
  /// state.path[id: id, case: \.detail]?.isEditing = true
  /// ```
  ///
  /// It is `nil` if the stack has no such element or the element is another case. Setting it then reports an issue and
  /// changes nothing. Setting it to `nil` removes the element.
  public subscript<Case>(
    id id: StackElementID, case path: CaseKeyPath<Element, Case>
  ) -> Case? where Element: CasePathable {
    get { self[id: id, case: AnyCasePath(path)] }
    set { self[id: id, case: AnyCasePath(path)] = newValue }
  }

  /// The payload of a case of the element with an ID.
  public subscript<Case>(id id: StackElementID, case path: AnyCasePath<Element, Case>) -> Case? {
    get { elementsByID[id].flatMap { path.extract(from: $0) } }
    set {
      guard let element = elementsByID[id], path ~= element else {
        return RuntimeWarning.reportSetOfOtherCase(path, of: elementsByID[id], id)
      }
      elementsByID[id] = newValue.map { path.embed($0) }
    }
  }

  /// Removes an element and all above it.
  ///
  /// Nothing is removed if the stack does not contain the element.
  @inlinable
  public mutating func pop(from id: StackElementID) {
    guard let index = elementsByID.index(forKey: id) else { return }
    elementsByID.removeSubrange(index...)
  }

  /// Removes all elements above an element.
  ///
  /// Nothing is removed if the stack does not contain the element.
  public mutating func pop(to id: StackElementID) {
    guard let index = elementsByID.index(forKey: id) else { return }
    elementsByID.removeSubrange((index + 1)...)
  }

  private mutating func add(_ element: Element, id: StackElementID, at location: SourceLocation) {
    guard DependencyValues._current.context == .test else {
      return RuntimeWarning.reportSetOfMissingElement(id, ids, at: location)
    }
    elementsByID[id] = element
  }
}

extension RuntimeWarning {
  fileprivate static func reportSetOfOtherCase<Element, Case>(
    _ path: AnyCasePath<Element, Case>, of element: Element?, _ id: StackElementID
  ) {
    let name = path.caseName ?? "another case"
    let current = element.map { "is \(MissingChild.caseText(of: $0))" } ?? "is not in the stack"
    RuntimeWarning(
      .otherCase, "element \(id) was changed through its case `\(name)`, but it \(current)", at: nil
    ).report()
  }

  fileprivate static func reportSetOfMissingElement(
    _ id: StackElementID, _ ids: OrderedSet<StackElementID>, at location: SourceLocation
  ) {
    RuntimeWarning(
      .stackElement,
      "element \(id) was set, but the stack has no such element, only \(Array(ids))",
      causes: ["the element was popped: use `append` to add one"], at: location
    ).report()
  }
}

// MARK: Collection

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// The position of the bottom element.
  public var startIndex: Int { 0 }
  /// The position after the top element.
  public var endIndex: Int { elementsByID.count }

  /// The element at a position, counted from the bottom.
  public subscript(position: Int) -> Element { elementsByID.values[position] }

  public mutating func removeAll(keepingCapacity: Bool = false) {
    // The standard implementation would replace the stack and forget which elements may have effects in flight.
    elementsByID.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Replaces elements with others, each of which gets a new ID.
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    elementsByID.removeSubrange(subrange)
    for (offset, element) in newElements.enumerated() {
      elementsByID.updateValue(
        element, forKey: .next(), insertingAt: subrange.lowerBound + offset)
    }
  }
}

// MARK: Conformances

extension StackState: Equatable where Element: Equatable {
  /// Whether two stacks have the same elements with the same IDs.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsByID == rhs.elementsByID }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(elementsByID) }
}

extension StackState: Sendable where Element: Sendable {}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array. Each element gets a new ID.
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension StackState: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension StackState: CustomStringConvertible {
  /// The elements with their IDs.
  public var description: String {
    "[\(elementsByID.map { "\($0): \($1)" }.joined(separator: ", "))]"
  }
}

extension StackState: CustomDebugStringConvertible {
  /// `StackState<Int>([#0: 7])`.
  public var debugDescription: String {
    let elements = elementsByID.map { "\($0): \(String(reflecting: $1))" }
    let content = elements.isEmpty ? "[:]" : "[\(elements.joined(separator: ", "))]"
    return "\(_typeName(Self.self, qualified: false))(\(content))"
  }
}

extension StackState: CustomReflectable, CustomDumpReflectable {
  /// The elements by ID.
  public var customMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: elementsByID.map {
        (key: AnyHashable($0.key), value: $0.value as Any)
      }, displayStyle: .dictionary)
  }

  /// The elements by ID.
  public var customDumpMirror: Mirror { customMirror }
}
