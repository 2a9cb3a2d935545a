/// An enum whose cases key paths can name: `\.child`.
///
/// The macro `@CasePathable` adds the conformance and a case path for each case.
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case child(Child.Action)
///   case reset
/// }
///
/// let action = Action.child(.tapped)
/// action.is(\.child)     // true
/// action[case: \.child]  // .tapped
/// ```
public protocol CasePathable {
  /// A type with a property for each case, of the type `AnyCasePath<Self, Payload>`.
  associatedtype AllCasePaths

  static var allCasePaths: AllCasePaths { get }
}

/// Case paths that find the path to the case of a value.
public protocol CasePathReflectable<Root> {
  associatedtype Root: CasePathable

  /// The key path that names the case of `root`.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// A case-pathable enum with a sequence of key paths to its cases, in the order of their declaration.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

extension CasePathable {
  /// The root of the enum's case key paths: `\State.Cases.child` instead of `\.child`.
  public typealias Cases = Case<Self>

  /// The payload of a case, or `nil` if the value is another case.
  ///
  /// ```swift
  /// Action.child(.tapped)[case: \.child]  // .tapped
  /// Action.reset[case: \.child]           // nil
  /// ```
  ///
  /// Setting it has no effect if the value is another case, or if the new value is `nil`.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      guard let newValue else { return }
      let path = AnyCasePath(keyPath)
      guard path ~= self else { return }
      self = path.embed(newValue)
    }
  }

  /// The payload of a case whose type is not known, or `nil` if the value is another case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>()[keyPath: keyPath] as? any CaseMatching)?.payload(of: self)
  }

  /// Whether the value is the case that a key path names.
  ///
  /// Making a path takes longer than comparing with it: in a loop, keep an ``AnyCasePath``.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    (Case<Self>()[keyPath: keyPath] as! any CaseMatching).matches(self)
  }

  /// Changes the payload of a case in place.
  ///
  /// If the value is another case, an issue is reported and `update` does not run.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    _ update: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath).modifyMatching(&self, update) == nil else { return }
    RuntimeWarning.reportChange(
      of: AnyCasePath(keyPath).caseName, current: currentCase, in: Self.self,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// `is .loggedIn`.
  private var currentCase: String {
    EnumLayout.of(Self.self)?.caseOf(self).map { "is .\($0.name)" } ?? "is another case"
  }

  /// The payload of the case with this name, of an enum that is `@dynamicMemberLookup`.
  ///
  /// ```swift
  /// @CasePathable @dynamicMemberLookup enum State { case child(Child.State) }
  /// state.child?.count
  /// ```
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable, AllCasePaths.Root == Self {
  /// The payload of the case with this name, which can be changed: `state.child?.count += 1`, or `.ifLet(\.child, action: \.child)`.
  ///
  /// Setting it while the value is another case reports an issue and has no effect. The original accepts no direct assignment.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      guard let newValue else { return }
      let path = Self.allCasePaths[keyPath: keyPath]
      if path ~= self {
        self = path.embed(newValue)
      } else {
        RuntimeWarning.reportChange(of: path.caseName, current: currentCase, in: Self.self)
      }
    }
  }

  /// The key path that names the case of the value.
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}

extension RuntimeWarning {
  /// `modify` named a case that the value is not in, or the payload of such a case was set.
  ///
  /// - Parameter location: The one of `modify`.
  fileprivate static func reportChange(
    of name: String?, current: String, in type: Any.Type, at location: SourceLocation? = nil
  ) {
    let name = name ?? "self"
    // Without the module.
    let type = _typeName(type).split(separator: ".").dropFirst().joined(separator: ".")
    let warning =
      location == nil
      ? RuntimeWarning(
        .otherCase, "\(name) was set of a \(type) that \(current)",
        causes: ["write `state = .\(name)(...)`, which changes the case"], at: nil)
      : RuntimeWarning(
        .otherCase, "modify(\\.\(name)) was called on a \(type) that \(current)",
        causes: ["check the case first, or change the state where the case is known"], at: location)
    warning.report()
  }
}

extension Optional where Wrapped: CasePathable {
  /// The payload of a case of the wrapped value, or `nil`.
  public subscript<Value>(case keyPath: CaseKeyPath<Wrapped, Value>) -> Value? {
    get { self?[case: keyPath] }
    set { self?[case: keyPath] = newValue }
  }

  /// Whether there is a value and it is the case that a key path names.
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool { self?.is(keyPath) == true }

  /// Changes the payload of a case of the wrapped value in place.
  ///
  /// If the value is missing or is another case, an issue is reported and `update` does not run.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    _ update: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard self != nil else {
      return RuntimeWarning.reportChange(
        of: AnyCasePath(keyPath).caseName, current: "is nil", in: Wrapped.self,
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    self!.modify(keyPath, update, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Optional: CasePathable {
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public subscript(root: Wrapped?) -> PartialCaseKeyPath<Wrapped?> {
      root == nil ? \.none : \.some
    }

    /// The path to a case of the wrapped value: `\.child.name` where the payload of `child` is an optional enum.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Wrapped?, Member?> where Wrapped: CasePathable {
      let path = Wrapped.allCasePaths[keyPath: keyPath]
      return AnyCasePath(
        embed: { $0.map(path.embed) },
        extract: { root in root.flatMap { path.extract(from: $0) }.map { .some($0) } })
    }

    /// The path to `nil`.
    public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath._$case("none") {
        Wrapped?.none
      } extract: {
        $0 == nil ? () : nil
      }
    }
    public var some: AnyCasePath<Wrapped?, Wrapped> {
      AnyCasePath._$case("some") {
        .some($0)
      } extract: {
        $0
      }
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result: CasePathable {
  public struct AllCasePaths: Sendable {
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath._$case("success") {
        .success($0)
      } extract: {
        try? $0.get()
      }
    }
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath._$case("failure") {
        .failure($0)
      } extract: {
        guard case .failure(let error) = $0 else { return nil }
        return error
      }
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
