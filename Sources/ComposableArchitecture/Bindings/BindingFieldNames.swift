import Reflection
import Synchronization

/// Names for key paths that go through `$displayName`: Linux keeps none, so they are found by
/// trying.
extension BindingField {
  /// The field that a key path leads to, found out on a state of its root type.
  package static func find<Root>(_ keyPath: PartialKeyPath<Root>, in root: Root) -> BindingField? {
    if let known = named(keyPath) { return known }
    let field = all(of: Root.self).first { $0.wrapper.leads(keyPath, to: $0, in: root) }
    if let field { names.withLock { $0[keyPath] = field } }
    return field
  }

  /// The states to try key paths on while something is described: `customDump` hands none on.
  @TaskLocal package static var witnesses: [Any] = []

  /// `\State.$displayName`.
  static func description<Root>(of keyPath: PartialKeyPath<Root>) -> String {
    guard let field = resolve(keyPath) else { return "\\\(rootName(Root.self)).<computed>" }
    return field.description(root: Root.self)
  }

  func description(root: Any.Type) -> String { "\\\(Self.rootName(root)).\(name)" }

  private static func resolve<Root>(_ keyPath: PartialKeyPath<Root>) -> BindingField? {
    if let known = named(keyPath) { return known }
    for case let root in witnesses.lazy.compactMap({ first(Root.self, in: $0) }) {
      return find(keyPath, in: root)
    }
    let candidates = all(of: Root.self).filter { $0.wrapper == type(of: keyPath).valueType }
    return candidates.count == 1 ? candidates[0] : nil
  }

  private static func named(_ keyPath: AnyKeyPath) -> BindingField? {
    names.withLock { $0[keyPath] }
  }

  private static let names = Mutex<[AnyKeyPath: BindingField]>([:])

  private static func rootName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  private static func first<Root>(_: Root.Type, in value: Any) -> Root? {
    ValueSearch.first(of: Root.self, in: value).flatMap { exactly($0, as: Root.self) }
  }
}
