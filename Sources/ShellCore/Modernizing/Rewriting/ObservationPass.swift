import SwiftReading

/// Makes states observable, and lets views read and bind the fields of their stores.
///
/// A state, the key paths of its bindings, and the views that bind them change together or not at all.
struct ObservationPass {
  static func edits(_ source: SwiftSource, _ names: ProjectNames) -> [Edit] {
    ObservationPass(source, names)?.edits ?? []
  }

  private let source: SwiftSource
  private let features: [ObservedFeature]
  private let views: [OldView]

  /// `nil` if the project declares names of its own that would be meant.
  private init?(_ source: SwiftSource, _ names: ProjectNames) {
    guard names.types.isDisjoint(with: ["ObservableState", "Presents", "Bindable", "BindingState"])
    else { return nil }
    self.source = source
    let found = OldView.all(in: source, names)
    var features = ObservedFeature.all(in: source)
    while true {
      let accepted = features
      let observable = Set(accepted.map(\.name))
      func isPossible(_ view: OldView) -> Bool {
        view.rewriting != nil
          && view.features.allSatisfy {
            observable.contains($0) || names.features.named($0, in: [])?.isObservable == true
          }
      }
      let rewritings = found.filter(isPossible)
      // A state is observable for all of its views.
      let blocked = Set(found.filter { !isPossible($0) }.flatMap(\.features))
      features = accepted.filter { feature in
        (feature.isObservable || !blocked.contains(feature.name))
          && Self.isComplete(feature, rewritings, source, names, besides: accepted)
      }
      guard features.count == accepted.count else { continue }
      views = OldView.outermost(rewritings)
      break
    }
    let viewed = Set(views.flatMap(\.features))
    self.features = features.filter {
      $0.isObservable || $0.hasOldWrappers || viewed.contains($0.name)
    }
  }

  private var edits: [Edit] {
    let bound = Set(features.flatMap(\.bindings))
    let stores = views.compactMap { $0.rewriting?.boundStore }
    let bindable = Dictionary(
      stores.map { ($0.declaration.range.lowerBound, $0.edits) }, uniquingKeysWith: { $1 })
    return features.flatMap { $0.edits(source) }
      + source.words.indices.compactMap { keyPath(at: $0, bound) }
      + views.flatMap { $0.rewriting?.edits ?? [] }
      + bindable.values.flatMap { $0 }
  }

  /// `\.$name` as `\.name`.
  private func keyPath(at index: Int, _ bound: Set<String>) -> Edit? {
    let word = source.words[index]
    guard source.isKeyPath(index), bound.contains(String(word.text.dropFirst())) else { return nil }
    return Edit(word.range.lowerBound..<word.range.lowerBound + 1, "")
  }

  /// Whether everything that names a binding of a feature is understood.
  private static func isComplete(
    _ feature: ObservedFeature, _ rewritings: [OldView], _ source: SwiftSource,
    _ names: ProjectNames, besides accepted: [ObservedFeature]
  ) -> Bool {
    let understood = Set(rewritings.flatMap { $0.rewriting?.boundWords ?? [] })
    let states = Set(accepted.map(\.name))
    for name in feature.bindings {
      // Another feature with a binding of this name that stays as it is.
      let owners = ObservedFeature.owners(ofBinding: name, in: source)
      guard owners.allSatisfy(states.contains), !names.isUsed("$\(name)", outside: source) else {
        return false
      }
      for (index, word) in source.words.enumerated() {
        if word.text == "_\(name)", !understood.contains(index) { return false }
        if word.text == "$\(name)", !source.isKeyPath(index), !understood.contains(index),
          !source.isOwnProjection(index)
        {
          return false
        }
      }
    }
    return true
  }
}

extension SwiftSource {
  /// Whether a word is the field in `\.field`.
  func isKeyPath(_ index: Int) -> Bool {
    text(index - 1) == "." && text(index - 2) == "\\" && text(index).first == "$"
  }

  /// Whether a word such as `$name` belongs to a property of the type around it, and not to a binding of a state.
  func isOwnProjection(_ index: Int) -> Bool {
    guard text(index - 1) != "." || has(["self", "."], at: index - 2) else { return false }
    let offset = words[index].range.lowerBound, name = String(text(index).dropFirst())
    let type = declarations.last { $0.isType && $0.bodyRange?.contains(offset) == true }
    let property = type?.allMembers.first { $0.bindings.contains { $0.name == name } }
    return property.map {
      !$0.attributes.isEmpty && $0.attribute(named: "BindingState") == nil
    } ?? false
  }
}

/// A reducer with the macro, whose state can be observed.
struct ObservedFeature {
  let name: String
  let state: Declaration
  let action: Declaration
  /// The fields with `@BindingState`.
  let bindings: [String]
  let isObservable: Bool

  /// The features of a file whose states have no property wrappers that the macro refuses.
  static func all(in source: SwiftSource) -> [ObservedFeature] {
    source.declarations.compactMap { declaration in
      guard declaration.keyword == "struct", declaration.attribute(named: "Reducer") != nil,
        let state = declaration.allMembers.first(where: {
          $0.name == "State" && ["struct", "enum"].contains($0.keyword)
        }),
        let action = declaration.allMembers.first(where: {
          $0.name == "Action" && $0.keyword == "enum"
        }), state.allMembers.allSatisfy(canBeObserved)
      else { return nil }
      return ObservedFeature(
        name: source.fullName(of: declaration), state: state, action: action,
        bindings: wrapped(state, "BindingState").flatMap { $0.bindings.map(\.name) },
        isObservable: state.attribute(named: "ObservableState") != nil)
    }
  }

  /// The reducers whose states have a binding of a name.
  static func owners(ofBinding name: String, in source: SwiftSource) -> [String] {
    source.declarations.filter { declaration in
      declaration.allMembers.contains { state in
        state.name == "State"
          && wrapped(state, "BindingState").contains { $0.bindings.contains { $0.name == name } }
      }
    }.map { source.fullName(of: $0) }
  }

  private static func wrapped(_ state: Declaration, _ wrapper: String) -> [Declaration] {
    state.allMembers.filter { $0.attribute(named: wrapper) != nil }
  }

  private static func canBeObserved(_ member: Declaration) -> Bool {
    guard member.keyword == "var", !member.isStatic, member.bindings.allSatisfy(\.isStored) else {
      return true
    }
    let known: Set = ["BindingState", "PresentationState", "Presents"]
    return member.attributes.allSatisfy { known.contains($0.name) && $0.arguments == nil }
      && !member.hasModifier("lazy") && member.bindings.count == 1
      && member.bindings[0].accessors.isEmpty
      && (member.bindings[0].type != nil || member.bindings[0].initializer != nil)
  }

  var hasOldWrappers: Bool {
    !bindings.isEmpty || !Self.wrapped(state, "PresentationState").isEmpty
  }

  /// The edits of the state.
  func edits(_ source: SwiftSource) -> [Edit] {
    let start = state.range.lowerBound
    let macro =
      isObservable
      ? [] : [Edit.inserting("@ObservableState\n\(source.indentation(of: start))", at: start)]
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
