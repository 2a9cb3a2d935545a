/// Foresees the ``LoaderShim`` of sources, so that it can be compiled together with them.
///
/// What a shim has to call follows from the types of the compiled sources. Reading the sources tells nearly as much, and saves a
/// second run of the compiler. A wrong prediction costs time only: ``FileLoading`` compares it with what is needed.
package struct ShimPrediction {
  private let module: String
  private let endpoints: [LoaderShim.Function]
  private let types: [TypeOutline]
  private let reducers: [(type: TypeOutline, words: Set<String>)]
  /// The paths of the states of reducers with an environment.
  private let states: [[String]: [String]]
  private let sources: SourceSet

  package init(_ sources: SourceSet, module: String) {
    self.module = module
    self.sources = sources
    endpoints = LoaderShim.Function.endpoints(in: sources)
    let files = sources.files.map { ($0.text, TypeOutline.all(in: $0.text)) }
    types = files.flatMap(\.1)
    states = files.reduce(into: [:]) { states, file in
      guard EnvironmentFeatures.isIn(file.0) else { return }
      let bytes = Array(file.0.utf8)
      for type in file.1 {
        let text = String(decoding: bytes[type.range], as: UTF8.self)
        states[type.path] = EnvironmentFeatures.reading(text)?.state
      }
    }
    reducers = files.flatMap { text, types in
      types.filter { $0.keyword != "extension" && $0.isReducer }.map {
        ($0, $0.words(in: text))
      }
    }
  }

  /// The shim for the reducer with a name, or for the one that no other reducer uses; empty if that is uncertain.
  ///
  /// Of a folder, the other reducers are created, too: one of them may be loaded next.
  ///
  /// - Parameter preferred: Groups of types that decide between several reducers, as in ``ReducerChoice``.
  package func shim(reducer name: String?, preferred: [[String]]) -> LoaderShim {
    let isFolder = sources.files.contains(where: \.isFound)
    let chosen = reducer(name, preferred)
    let created = (isFolder ? reducers.map(\.type) : [chosen].compactMap { $0 }).filter {
      $0.keyword != "enum" && canBeCreated($0) && canBeCreated(state(of: $0))
    }
    guard isFolder || !created.isEmpty else { return LoaderShim() }
    let creations = created.map(qualified).flatMap { type -> [LoaderShim.Function] in
      [.reducer(type), .state(of: type, parameters: [])]
    }
    return LoaderShim(
      functions: Self.unique(
        creations + views.compactMap(\.function) + endpoints
          + PayloadPrediction(sources, types).functions(qualified) + members.map(\.function)))
  }

  /// The static members that actions may name.
  package var members: [SourceMember] { PayloadPrediction(sources, types).members(qualified) }

  /// Whether a reducer's state has an initializer without arguments, as far as reading tells.
  func createsState(of reducer: String) -> Bool {
    stateOutline(of: reducer).map(canBeCreated) ?? false
  }

  /// Whether every initializer of a reducer's state has parameters without default values.
  package func needsArguments(_ reducer: String) -> Bool {
    let path = reducer.split(separator: ".").map(String.init) + ["State"]
    if let choice = types.first(where: { $0.keyword == "enum" && $0.path == path }) {
      return choice.initializers == [] && !hasMoreInitializers(choice)
    }
    guard let state = stateOutline(of: reducer), let initializers = state.initializers else {
      return false
    }
    return !initializers.isEmpty && !initializers.contains([]) && !hasMoreInitializers(state)
  }

  private func stateOutline(of reducer: String) -> TypeOutline? {
    reducers.first { $0.type.path.joined(separator: ".") == reducer }.flatMap { state(of: $0.type) }
  }

  private static func unique(_ functions: [LoaderShim.Function]) -> [LoaderShim.Function] {
    var names: Set<String> = []
    return functions.filter { names.insert($0.name).inserted }
  }

  /// The names of the functions for views that cannot be created from a store alone.
  package var impossibleViews: Set<String> {
    Set(
      views.filter { $0.function == nil }
        .map { LoaderShim.Function.view(qualified($0.type), label: "").name })
  }

  private func reducer(_ name: String?, _ preferred: [[String]]) -> TypeOutline? {
    let visible = reducers.filter(\.type.isVisible)
    if let name = name?.lowercased() {
      let named = visible.map(\.type).filter {
        "." + $0.path.joined(separator: ".").lowercased() == "." + name
          || $0.name.lowercased() == name
      }
      return named.count == 1 ? named[0] : nil
    }
    let roots = visible.map(\.type).filter { type in
      !reducers.contains { $0.type.path != type.path && $0.words.contains(type.name) }
    }
    for group in preferred {
      let named = roots.filter { group.contains($0.path[0]) }
      if named.count == 1 { return named[0] }
    }
    return roots.count == 1 ? roots[0] : nil
  }

  /// The state that a reducer declares.
  private func state(of reducer: TypeOutline) -> TypeOutline? {
    let path = states[reducer.path] ?? reducer.path + ["State"]
    return types.first { $0.keyword == "struct" && $0.path == path }
  }

  private func canBeCreated(_ type: TypeOutline?) -> Bool {
    type?.isVisible == true && type?.initializers?.contains([]) == true
  }

  private func qualified(_ type: TypeOutline) -> String {
    ([module] + type.path).joined(separator: ".")
  }
}

// The views of the sources that hold a store.
extension ShimPrediction {
  private struct View {
    let type: TypeOutline
    /// The function that creates it; `nil` if its initializers require something else than a store.
    let function: LoaderShim.Function?
  }

  private var views: [View] {
    types.filter { $0.keyword == "struct" && $0.inherited.contains(where: Self.isView) }
      .compactMap { type in
        guard type.isVisible, let initializers = type.initializers, !hasMoreInitializers(type),
          initializers.joined().contains(where: Self.isStore)
        else { return nil }
        let label = initializers.first { $0.count == 1 && Self.isStore($0[0]) }?[0].label
        return View(
          type: type, function: label.map { .view(qualified(type), label: $0) })
      }
  }

  /// Whether extensions of a type declare initializers.
  private func hasMoreInitializers(_ type: TypeOutline) -> Bool {
    types.contains {
      $0.keyword == "extension" && $0.path == type.path && $0.initializers != []
    }
  }

  private static func isView(_ type: String) -> Bool { type == "View" || type == "SwiftUI.View" }

  private static func isStore(_ parameter: TypeOutline.Parameter) -> Bool {
    guard let type = parameter.type else { return false }
    return type.contains("Store<") || type.contains("StoreOf<")
  }
}
