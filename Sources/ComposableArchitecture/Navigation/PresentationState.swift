/// The state of a child that a feature presents while it is not `nil`: a sheet, an alert, a detail screen.
///
/// ```swift
/// struct State {
///   @PresentationState var editor: Editor.State?
/// }
/// ```
///
/// `state.editor = Editor.State()` presents the child, and `state.editor = nil` dismisses it.
/// `ifLet(\.$editor, action:)`
/// runs the child's reducer at `\.$editor`. With `@ObservableState`, write `@Presents` in place of
/// `@PresentationState`.
///
/// The wrapped state is stored in a box, so a feature can present itself. Copies share the box until one
/// of them is changed.
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  /// `nil` as long as no child was presented.
  @usableFromInline var box: Box?

  /// The child's state, and the child whose effects may be in flight.
  @usableFromInline
  final class Box: @unchecked Sendable {
    // Unchecked: a box is only changed while a single `PresentationState` refers to it. For the same reason
    // every access to a box is part of an access to that value, which the compiler checks.
    @exclusivity(unchecked)
    @usableFromInline var state: State?
    /// The child that was last seen by the operator that runs it. It is not part of the value.
    @exclusivity(unchecked)
    @usableFromInline var seen: PresentedID?

    @inlinable
    init(_ state: State?, seen: PresentedID? = nil) {
      self.state = state
      self.seen = seen
    }
  }

  /// Makes a presentation of a child, or of none.
  public init(wrappedValue: State?) { box = wrappedValue.map { Box($0) } }

  /// The child's state, or `nil` if no child is presented.
  public var wrappedValue: State? {
    get { box?.state }
    set {
      guard box != nil || newValue != nil else { return }
      uniqueBox().state = newValue
    }
    _modify {
      guard box != nil else {
        var state: State?
        defer { if let state { box = Box(state) } }
        yield &state
        return
      }
      yield &uniqueBox().state
    }
  }

  /// The presentation itself, for key paths such as `\.$editor`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// The box, which no other value refers to.
  @inlinable
  mutating func uniqueBox() -> Box {
    makeUnique()
    return box!
  }

  @inlinable
  mutating func makeUnique() {
    if box != nil, isKnownUniquelyReferenced(&box) { return }
    box = Box(box?.state, seen: box?.seen)
  }

  /// Changes the state of a child that exists.
  ///
  /// Memory safety: the box exists while the function runs, which cannot reach the presentation.
  @inlinable
  mutating func modifyChild<R>(_ body: (inout State) -> R) -> R {
    makeUnique()
    return unmanagedBox._withUnsafeGuaranteedRef { body(&$0.state!) }
  }

  @inlinable var unmanagedBox: Unmanaged<Box> { Unmanaged.passUnretained(box!) }
}

// MARK: Parts

extension PresentationState {
  /// The payload of a case of the presented state.
  ///
  /// ```swift
  /// state.$destination[case: \.edit]?.title = "Blob"
  /// ```
  ///
  /// It is `nil` if the state is `nil` or another case. Setting it then reports an issue and changes
  /// nothing. Setting it to `nil` dismisses the child.
  public subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case? where State: CasePathable {
    get { self[case: AnyCasePath(path)] }
    set { self[case: AnyCasePath(path)] = newValue }
  }

  /// The payload of a case of the presented state.
  public subscript<Case>(case path: AnyCasePath<State, Case>) -> Case? {
    get { wrappedValue.flatMap { path.extract(from: $0) } }
    set {
      guard let state = wrappedValue, path ~= state else {
        return RuntimeWarning.reportSetOfOtherCase(path, of: wrappedValue)
      }
      wrappedValue = newValue.map { path.embed($0) }
    }
  }

  /// The presentation of a case: `$destination.edit`.
  public subscript<Case>(
    dynamicMember keyPath: KeyPath<State.AllCasePaths, AnyCasePath<State, Case>>
  ) -> PresentationState<Case> where State: CasePathable {
    PresentationState<Case>(wrappedValue: self[case: State.allCasePaths[keyPath: keyPath]])
  }

  /// The presentation of an optional part.
  @_disfavoredOverload
  public subscript<Part>(
    dynamicMember keyPath: KeyPath<State, Part?>
  ) -> PresentationState<Part> {
    PresentationState<Part>(wrappedValue: wrappedValue.flatMap { $0[keyPath: keyPath] })
  }
}

extension RuntimeWarning {
  fileprivate static func reportSetOfOtherCase<State, Case>(
    _ path: AnyCasePath<State, Case>, of state: State?
  ) {
    let name = path.caseName ?? "another case"
    let current = state.map { MissingChild.caseText(of: $0) } ?? "nil"
    RuntimeWarning(
      .otherCase,
      "\(TypeName.of(State.self)) was changed through its case `\(name)` while it is \(current)",
      causes: ["the child was dismissed, or replaced with another one, before the change"], at: nil
    ).report()
  }
}

// MARK: Conformances

extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the state as if it were not wrapped.
  public init(from decoder: any Decoder) throws {
    do {
      self.init(wrappedValue: try decoder.singleValueContainer().decode(State.self))
    } catch {
      self.init(wrappedValue: try State?(from: decoder))
    }
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the state as if it were not wrapped.
  public func encode(to encoder: any Encoder) throws {
    do {
      var container = encoder.singleValueContainer()
      try container.encode(wrappedValue)
    } catch {
      try wrappedValue?.encode(to: encoder)
    }
  }
}

extension PresentationState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension PresentationState: CustomDumpRepresentable {
  /// The state, so that dumps do not show the wrapper.
  public var customDumpValue: Any { wrappedValue as Any }
}
