/// The simple values that an exploration has tried, because it is complete for them only.
final class TriedValues {
  private var texts: [String: String] = [:]
  private var known: Set<ObjectIdentifier> = []

  func note(_ values: [Any], of type: Any.Type) {
    guard known.insert(ObjectIdentifier(type)).inserted, !(type is Bool.Type), !values.isEmpty,
      !(type is Void.Type)
    else { return }
    texts[TypeName.full(type)] = values.map(SwiftText.of).joined(separator: ", ")
  }

  /// `String "a", "", "ab"`, in the order of the types' names.
  var lines: [String] { texts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" } }
}
