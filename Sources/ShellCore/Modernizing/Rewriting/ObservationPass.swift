/// Makes states observable, and lets views read and bind the fields of their stores.
///
/// A state, the key paths of its bindings, and the views that bind them change together or not at all.
struct ObservationPass {
  /// The edits of each file.
  static func edits(_ sources: [SwiftSource], _ names: ProjectNames) -> [[Edit]] {
    guard let pass = ObservationPass(sources, names) else { return sources.map { _ in [] } }
    return sources.indices.map { pass.edits(of: $0) }
  }

  private let sources: [SwiftSource]
  private let features: [(file: Int, value: ObservedFeature)]
  /// The views of each file.
  private let views: [[OldView]]

  /// `nil` if the project declares names of its own that would be meant.
  private init?(_ sources: [SwiftSource], _ names: ProjectNames) {
    guard names.types.isDisjoint(with: ["ObservableState", "Presents", "Bindable", "BindingState"])
    else { return nil }
    self.sources = sources
    let found = sources.map { OldViews.all(in: $0, names) }
    var features = sources.indices.flatMap { file in
      ObservedFeature.all(in: sources[file]).map { (file, $0) }
    }
    while true {
      let observable = Set(features.map(\.1.name))
      func isPossible(_ view: OldView) -> Bool {
        view.rewriting != nil
          && view.features.allSatisfy {
            observable.contains($0) || names.features.named($0, in: [])?.isObservable == true
          }
      }
      let rewritings = found.map { $0.filter(isPossible) }
      // A state is observable for all of its views.
      let blocked = Set(found.joined().filter { !isPossible($0) }.flatMap(\.features))
      let understood = rewritings.map { Set($0.flatMap { $0.rewriting?.boundWords ?? [] }) }
      let accepted = features.filter { _, feature in
        (feature.isObservable || !blocked.contains(feature.name))
          && feature.bindings.allSatisfy { name in
            !names.isUsed("$\(name)", outside: sources)
              && zip(sources, understood).allSatisfy {
                Self.isUnderstood(name, in: $0, understood: $1, observable)
              }
          }
      }
      guard features.count == accepted.count else {
        features = accepted
        continue
      }
      views = rewritings.map(OldView.outermost)
      break
    }
    let viewed = Set(views.joined().flatMap(\.features))
    self.features = features.filter {
      $0.1.isObservable || $0.1.hasOldWrappers || viewed.contains($0.1.name)
    }
  }

  /// Whether everything in a file that names a binding of a state is understood.
  ///
  /// - Parameters:
  ///   - understood: The words that rewritten views contain.
  ///   - observable: The features whose states can be observed.
  private static func isUnderstood(
    _ name: String, in source: SwiftSource, understood: Set<Int>, _ observable: Set<String>
  ) -> Bool {
    let words: Set = ["_\(name)", "$\(name)"]
    // Another feature with a field of this name may stay as it is.
    return ObservedFeature.owners(ofBinding: name, in: source).allSatisfy(observable.contains)
      && !ObservedFeature.presents(name, in: source)
      && source.words.indices.allSatisfy { index in
        !words.contains(source.text(index)) || source.isKeyPath(index)
          || understood.contains(index) || source.isOwnProjection(index)
      }
  }

  private func edits(of file: Int) -> [Edit] {
    let bound = Set(features.flatMap(\.value.bindings))
    let stores = views[file].compactMap { $0.rewriting?.boundStore }
    let bindable = Dictionary(
      stores.map { ($0.declaration.range.lowerBound, $0.edits) }, uniquingKeysWith: { $1 })
    return features.filter { $0.file == file }.flatMap { $0.value.edits(sources[file]) }
      + sources[file].words.indices.compactMap { keyPath(at: $0, in: sources[file], bound) }
      + views[file].flatMap { $0.rewriting?.edits ?? [] }
      + bindable.values.flatMap { $0 }
  }

  /// `\.$name` as `\.name`.
  private func keyPath(at index: Int, in source: SwiftSource, _ bound: Set<String>) -> Edit? {
    guard source.isKeyPath(index), bound.contains(String(source.text(index).dropFirst()))
    else { return nil }
    return Edit(source.start(index)..<source.start(index) + 1, "")
  }
}

extension SwiftSource {
  /// Whether a word is the field in `\.field`.
  func isKeyPath(_ index: Int) -> Bool {
    text(index - 1) == "." && text(index - 2) == "\\" && text(index).first == "$"
  }

  /// Whether a word such as `$name` or `_name` belongs to a property of the type around it, and not to a binding of a state.
  func isOwnProjection(_ index: Int) -> Bool {
    guard text(index - 1) != "." || has(["self", "."], at: index - 2) else { return false }
    let name = String(text(index).dropFirst())
    let property = type(around: start(index))?.allMembers.first {
      $0.bindings.contains { $0.name == name }
    }
    return property.map {
      !$0.attributes.isEmpty && $0.attribute(named: "BindingState") == nil
    } ?? false
  }
}

/// A reducer with the macro, whose state can be observed.
struct ObservedFeature {
  let name: String
  let state: Declaration
  /// The fields with `@BindingState`.
  let bindings: [String]
  let isObservable: Bool

  /// The features of a file whose states have no property wrappers that the macro refuses.
  static func all(in source: SwiftSource) -> [ObservedFeature] {
    source.declarations.compactMap { declaration in
      guard declaration.keyword == "struct", declaration.attribute(named: "Reducer") != nil,
        let state = declaration.type("State", ["struct", "enum"]),
        declaration.type("Action", ["enum"]) != nil, state.allMembers.allSatisfy(canBeObserved)
      else { return nil }
      return ObservedFeature(
        name: source.fullName(of: declaration), state: state,
        bindings: state.wrapped("BindingState").flatMap { $0.bindings.map(\.name) },
        isObservable: state.attribute(named: "ObservableState") != nil)
    }
  }

  /// The reducers whose states have a binding of a name.
  static func owners(ofBinding name: String, in source: SwiftSource) -> [String] {
    source.declarations.filter { declaration in
      declaration.allMembers.contains { $0.name == "State" && $0.wraps(name, in: "BindingState") }
    }.map { source.fullName(of: $0) }
  }

  /// Whether a state presents a child in a field of a name.
  static func presents(_ name: String, in source: SwiftSource) -> Bool {
    source.declarations.contains {
      $0.wraps(name, in: "PresentationState") || $0.wraps(name, in: "Presents")
    }
  }

  private static func canBeObserved(_ member: Declaration) -> Bool {
    guard member.keyword == "var", !member.isStatic, member.bindings.allSatisfy(\.isStored)
    else { return true }
    let known: Set = ["BindingState", "PresentationState", "Presents"]
    return member.attributes.allSatisfy { known.contains($0.name) && $0.arguments == nil }
      && !member.hasModifier("lazy") && member.bindings.count == 1
      && member.bindings[0].accessors.isEmpty
      && (member.bindings[0].type != nil || member.bindings[0].initializer != nil)
  }

  var hasOldWrappers: Bool {
    !bindings.isEmpty || !state.wrapped("PresentationState").isEmpty
  }

  /// The edits of the state.
  func edits(_ source: SwiftSource) -> [Edit] {
    let macro = isObservable ? [] : [Edit.attribute("@ObservableState", of: state, source)]
    let fields = state.allMembers.flatMap(\.attributes).compactMap { attribute -> Edit? in
      switch attribute.name {
      case "BindingState":
        let end = source.bytes[attribute.range.upperBound...].firstIndex {
          $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n")
        }
        return Edit(attribute.range.lowerBound..<(end ?? attribute.range.upperBound), "")
      case "PresentationState": return Edit(attribute.range, "@Presents")
      default: return nil
      }
    }
    return macro + fields
  }
}
