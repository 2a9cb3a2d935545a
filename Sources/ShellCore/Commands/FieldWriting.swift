import ActionSyntax
import ComposableArchitecture
import FileAccess
import Reflection

/// Writes the bindable fields of the prompt's scope.
@MainActor
struct FieldWriter {
  let features: SessionFeatures
  let sender: ActionSender
  let files: any FileSystem

  /// The fields that can be written in the prompt's scope, for an error.
  var hint: String { features.running?.bindableFields(files)?.hint ?? "expected a field" }

  /// Whether the state in the prompt's scope has a field with a name.
  func has(_ name: String) -> Bool {
    features.running.map { Stored.names(in: $0.scopedTypes.state).contains(name) } ?? false
  }

  /// Writes a field, or a part of its value. The rest of the line is the value.
  func set(_ name: String, in line: String, at offset: Int) throws -> Output {
    let target = try target(name, in: line, at: offset)
    let start = line.index(line.startIndex, offsetBy: offset + name.count)
    let rest = line[start...].trimmingWhitespace
    guard !rest.hasPrefix("= ") else {
      throw InputError(
        .invalidValue, "`set` takes the value without `=`", in: line,
        at: rest.startIndex..<rest.index(after: rest.startIndex),
        hint: "type `set \(name) \(abbreviated(String(rest.dropFirst(2))))`")
    }
    let value = try ActionReader().rest(line[start...], as: target.type, for: name)
    return try write(value, to: target, name)
  }

  func toggle(_ name: String, in line: String, at offset: Int) throws -> Output {
    let target = try target(name, in: line, at: offset)
    guard let value = target.value as? Bool else {
      throw InputError(
        .wrongType, "`\(name)` is \(withArticle(TypeName.of(target.type))), not a Bool",
        in: line, at: offset, hint: "type `set \(name) VALUE` to change it")
    }
    return try write(!value, to: target, name)
  }

  private func write(_ value: Any, to target: BindableTarget, _ name: String) throws -> Output {
    if let loaded = features.running, let store = loaded.store as? any SecondVersionStore {
      guard let state = target.state(with: value),
        let root = loaded.scope.replacing(in: store.state, with: state)
      else { throw InputError(.wrongType, "`\(name)` cannot be set") }
      return sender.changes.make { store.write(root) }
    }
    guard let loaded = features.running, let whole = target.whole(with: value),
      let action = target.fields.action(target.field, whole, witness: target.state)
    else {
      throw InputError(.wrongType, "`\(name)` cannot be set, because its type is not Equatable")
    }
    return try sender.deliver(action, in: loaded)
  }

  private func target(_ name: String, in line: String, at offset: Int) throws -> BindableTarget {
    let loaded = try features.requireCode()
    let state = try features.requireScopedState()
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

  private func notBindable(
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
      isObservable: fields.state is any ObservableState.Type)
  }
}

/// A field that can be written, or a part of its value: `name`, `user.name`.
///
/// As with `$store.user.name`, writing a part sends the whole field.
private struct BindableTarget {
  let fields: BindableFields
  let field: BindingField
  let state: Any
  /// The value of the field, and of the parts on the way to the one to write.
  private var values: [Any]
  private var parts: [StructLayout.Field] = []

  /// Returns `nil` if the state does not have the field, or the field does not have the part.
  init?(_ name: String, _ fields: BindableFields, _ state: Any) {
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
