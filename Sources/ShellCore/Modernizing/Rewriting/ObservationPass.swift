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
  private let rewritings: [ViewStoreRewriting]

  /// `nil` if the project declares names of its own that would be meant.
  private init?(_ source: SwiftSource, _ names: ProjectNames) {
    guard names.types.isDisjoint(with: ["ObservableState", "Presents", "Bindable", "BindingState"])
    else { return nil }
    self.source = source
    var features = ObservedFeature.all(in: source)
    while true {
      let accepted = features
      let rewritings = ViewStoreRewriting.all(in: source, of: accepted, names)
      let next = accepted.filter {
        Self.isComplete($0, rewritings, source, names, besides: accepted)
      }
      guard next.count < accepted.count else {
        self.rewritings = rewritings
        break
      }
      features = next
    }
    let views = Set(rewritings.map(\.feature))
    self.features = features.filter {
      $0.isObservable || $0.hasOldWrappers || views.contains($0.name)
    }
  }

  private var edits: [Edit] {
    let bindable = Set(rewritings.filter(\.bindsStore).map(\.owner))
    let bound = Set(features.flatMap(\.bindings))
    return features.flatMap { $0.edits(source) }
      + source.words.indices.compactMap { keyPath(at: $0, bound) }
      + rewritings.flatMap(\.edits)
      + source.declarations.filter { bindable.contains($0.nameRange) }.flatMap(bindableStore)
  }

  /// `\.$name` as `\.name`.
  private func keyPath(at index: Int, _ bound: Set<String>) -> Edit? {
    let word = source.words[index]
    guard source.isKeyPath(index), bound.contains(String(word.text.dropFirst())) else { return nil }
    return Edit(word.range.lowerBound..<word.range.lowerBound + 1, "")
  }

  /// `@Bindable var store` in place of `let store`.
  private func bindableStore(_ view: Declaration) -> [Edit] {
    guard let store = view.allMembers.first(where: { $0.bindings.first?.name == "store" }),
      store.attribute(named: "Bindable") == nil
    else { return [] }
    return [.inserting("@Bindable ", at: store.range.lowerBound), Edit(store.keywordRange, "var")]
  }

  /// Whether everything that names a binding of a feature is understood.
  private static func isComplete(
    _ feature: ObservedFeature, _ rewritings: [ViewStoreRewriting], _ source: SwiftSource,
    _ names: ProjectNames, besides accepted: [ObservedFeature]
  ) -> Bool {
    let understood = Set(rewritings.flatMap(\.boundWords))
    let states = Set(accepted.map(\.name))
    for name in feature.bindings {
      // Another feature with a binding of this name that stays as it is.
      let owners = ObservedFeature.owners(ofBinding: name, in: source)
      guard owners.allSatisfy(states.contains), !names.isUsed("$\(name)", outside: source) else {
        return false
      }
      for (index, word) in source.words.enumerated() {
        if word.text == "_\(name)" { return false }
        if word.text == "$\(name)", !source.isKeyPath(index), !understood.contains(index) {
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
        name: declaration.name, state: state, action: action,
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
    }.map(\.name)
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
