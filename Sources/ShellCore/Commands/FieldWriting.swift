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
    guard target.type == Bool.self, let value = target.value as? Bool else {
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
    try BindableTarget.named(
      name, in: features.requireCode(), features.requireScopedState(), files, in: line, at: offset)
  }
}
