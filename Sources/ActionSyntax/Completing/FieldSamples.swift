/// Suggests values for fields whose type has no list of values: the IDs of rows, or the field's
/// current value.
package enum FieldSamples {
  /// The suggestions by the names of the fields.
  ///
  /// - Parameter state: A value of the state that has the fields.
  package static func of(_ fields: [BindingField], in state: Any) -> [String: [String]] {
    let ids = Stored.names(in: type(of: state)).flatMap { name in
      (Stored.value(named: name, in: state) as? any RowCollection)?.rowIDs.prefix(most) ?? []
    }
    return Dictionary(
      fields.map { ($0.typedName, samples(for: $0, in: state, ids)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// More would not fit on a screen.
  private static let most = 200

  private static func samples(
    for field: BindingField, in state: Any, _ ids: [Any]
  ) -> [String] {
    let wanted = (field.valueType as? any OptionalType.Type)?.wrapped ?? field.valueType
    let rows = ids.filter { type(of: $0) == wanted }.map(IDText.of)
    guard rows.isEmpty else { return rows }
    return field.value(in: state).flatMap(text).map { [$0] } ?? []
  }

  private static func text(of value: Any) -> String? {
    switch value {
    case let date as Date: date.ISO8601Format()
    case let id as UUID: id.uuidString
    case let url as URL: url.absoluteString
    case let number as any Numeric & CustomStringConvertible: number.description
    default: nil
    }
  }
}
