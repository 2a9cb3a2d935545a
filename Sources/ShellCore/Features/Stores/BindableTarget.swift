/// A field that can be written, or a part of its value: `name`, `user.name`.
///
/// As with `$store.user.name`, writing a part sends the whole field.
struct BindableTarget {
  /// As it is typed.
  let name: String
  let fields: BindableFields
  let field: BindingField
  let state: Any
  /// The value of the field, and of the parts on the way to the one to write.
  private var values: [Any]
  private var parts: [StructLayout.Field] = []

  /// Returns `nil` if the state does not have the field, or the field does not have the part.
  init?(_ name: String, _ fields: BindableFields, _ state: Any) {
    self.name = name
    self.fields = fields
    self.state = state
    var names = name.split(separator: ".").map(String.init)
    let isWhole = fields.field(named: name) != nil
    guard !names.isEmpty, let field = fields.field(named: isWhole ? name : names.removeFirst()),
      let value = field.value(in: state)
    else { return nil }
    self.field = field
    values = [value]
    for name in isWhole ? [] : names {
      guard let value = values.last,
        let part = StructLayout.of(Swift.type(of: value))?.fields.first(where: { $0.name == name }),
        let inner = Stored.value(named: name, in: value)
      else { return nil }
      parts.append(part)
      values.append(inner)
    }
  }

  var type: Any.Type { parts.last?.type ?? field.valueType }
  var value: Any? { values.last }

  /// The state after writing the field, or a part of it.
  func state(with new: Any) -> Any? {
    guard let whole = whole(with: new),
      let stored = StructLayout.of(Swift.type(of: state))?.fields.first(where: {
        $0.name == field.path.last || $0.name == "_" + (field.path.last ?? "")
      })
    else { return nil }
    return replacingStored(stored, in: state, with: whole)
  }

  /// The value of the field after writing the part.
  func whole(with new: Any) -> Any? {
    zip(parts, values).reversed().reduce(new as Any?) { new, place in
      new.flatMap { replacingStored(place.0, in: place.1, with: $0) }
    }
  }
}

extension BindableTarget {
  /// The field with a name in the prompt's scope, whose state is `state`.
  @MainActor
  static func named(
    _ name: String, in loaded: RunningFeature, _ state: Any, _ files: any FileSystem,
    in line: String, at offset: Int
  ) throws -> BindableTarget {
    guard let fields = loaded.bindableFields(files) else {
      throw InputError(
        .notBindable, "\(TypeName.of(loaded.scopedTypes.action)) has no case for a BindingAction",
        in: line,
        at: offset, hint: "nothing can be set here; type `actions` to list what can be sent")
    }
    guard let target = BindableTarget(name, fields, state) else {
      throw notBindable(name, fields, in: line, at: offset)
    }
    return target
  }

  private static func notBindable(
    _ name: String, _ fields: BindableFields, in line: String, at offset: Int
  ) -> InputError {
    guard Stored.names(in: fields.state).contains(name) else {
      return InputError(
        .unknownField, "\(TypeName.of(fields.state)) has no field `\(name)`", in: line, at: offset,
        hint: fields.hint,
        suggestion: NearestName.to(name, in: fields.names))
    }
    let index = line.index(line.startIndex, offsetBy: offset)
    return .notBindable(
      name, in: line, at: index..<index, fields: fields.names,
      of: fields.state)
  }
}
