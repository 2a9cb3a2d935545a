import ComposableFeatures

/// Creates the feature that a line asks for from code that is loaded.
@MainActor
struct FeatureCreation {
  /// A feature, the views of its code, and whether it starts with an expression that the user typed.
  typealias Created = (feature: Feature, views: ViewChoice, hasTypedState: Bool)

  private let file: FeatureSources
  private let argument: FileArgument
  private let code: LoadedCode
  private let choice: ReducerChoice
  private let previews: PreviewChoice
  private let shims: ShimCompilation

  init(
    of code: LoadedCode, _ choice: ReducerChoice, for argument: FileArgument,
    from file: FeatureSources, _ shims: ShimCompilation
  ) {
    (self.code, self.choice, self.argument, self.file) = (code, choice, argument, file)
    previews = PreviewChoice(previews: code.previews, choice: choice, summary: argument.path)
    self.shims = shims
  }

  private var errors: LoadingErrors { shims.errors }

  /// The feature that the line names, a reducer's or a preview's, and whether it starts with an expression that the user typed.
  ///
  /// A reducer or state that cannot be created without arguments is taken from a preview. Without one, the state is that of a store
  /// that the sources create elsewhere, such as in an app delegate.
  ///
  /// - Parameters:
  ///   - read: The name of the reducer, as far as reading has found it.
  ///   - absent: What was left out as a last resort.
  func feature(_ read: String?, _ absent: [LeftOut]) async throws -> Created {
    let memberwise = ViewChoice(
      code.types, created: [], shim: code.library, previews: code.previews)
    if let number = argument.preview {
      return (try previews.feature(number, argument), memberwise, false)
    }
    let reducer = try chosen(read, absent)
    do { return try await feature(of: reducer, memberwise) } catch {
      // The last feature that the steps show may need a value.
      for other in otherSteps(than: reducer) {
        if let made = try? await feature(of: other, memberwise) { return made }
      }
      throw error
    }
  }

  /// The other features of the steps of a tutorial, the last one first; none if the line names one, or values for its state.
  private func otherSteps(
    than reducer: ReducerChoice.Candidate
  ) -> [ReducerChoice.Candidate] {
    guard file.hasSteps, argument.reducer == nil, argument.hasNoValues else { return [] }
    return choice.roots(in: file.preferredNames).filter { $0.type != reducer.type }
  }

  private func feature(
    of reducer: ReducerChoice.Candidate, _ memberwise: ViewChoice
  ) async throws -> Created {
    func make(_ state: InitialState) async throws -> (Feature, ViewChoice) {
      try await feature(reducer, from: state)
    }
    if argument.hasNoValues, code.prediction.needsArguments(reducer.name),
      let feature = previews.feature(of: reducer)
    {
      return (feature, memberwise, false)
    }
    registerKnownMembers()
    do {
      let fields = try StateFields(
        line: argument.line, from: argument.fieldsOffset, of: reducer.state)
      let (feature, views) = try await make(.fields(fields))
      return (feature, views, false)
    } catch let error as InputError {
      if !argument.hasNoValues {
        guard let expression = expression(of: reducer.state, error),
          let made = try? await make(.expression(expression))
        else { throw error }
        return (made.0, made.1, true)
      }
      if let feature = previews.feature(of: reducer) {
        return (feature, memberwise, false)
      }
      for expression in Self.states(of: reducer, in: file.sources).prefix(4) {
        if let made = try? await make(.expression(expression)) { return (made.0, made.1, false) }
      }
      throw error
    }
  }

  /// The values of the line as Swift, if the compiler alone knows their types: those of a payload's initializer with default values, and of
  /// parameters that a state does not store.
  private func expression(of state: Any.Type, _ error: InputError) -> String? {
    let typed = argument.line.dropFirst(argument.fieldsOffset).trimmingWhitespace
    if EnumLayout.of(state) != nil { return String(typed) }
    let name = _typeName(state, qualified: true).split(separator: ".").dropFirst()
      .joined(separator: ".")
    let initializers = file.sources.files.flatMap { DeclaredType.all(in: SourceText($0.text)) }
      .filter { $0.name == name }.flatMap(\.declaration.allMembers).filter { $0.keyword == "init" }
    let labels = initializers.flatMap { $0.signature?.parameters.compactMap(\.label) ?? [] }
    guard error.code == .unknownField, labels.contains(where: { typed.contains("\($0):") }) else {
      return nil
    }
    return ".init(\(typed))"
  }

  /// Lets the line name the static members that were compiled together with the code.
  private func registerKnownMembers() {
    let known = SourceMember.all(in: code.prediction, of: code.types).filter {
      code.compiled.shim.covers(LoaderShim(functions: [$0.function]))
    }
    SourceMember.register(known, of: code.types, code.library)
  }

  /// The expressions that sources give stores, without those that name the state of another reducer.
  private static func states(
    of reducer: ReducerChoice.Candidate, in sources: SourceSet
  ) -> [String] {
    let name = reducer.name.split(separator: ".").last.map(String.init) ?? reducer.name
    return InitialStateSource.expressions(in: sources).filter {
      let words = $0.prefix { $0 != "(" }.split(separator: ".").map(String.init)
      guard let last = words.last, words.count > 1, last == "State" else { return true }
      return words[words.count - 2] == name
    }
  }

  private func chosen(
    _ read: String?, _ absent: [LeftOut]
  ) throws -> ReducerChoice.Candidate {
    let decision = choice.decide(
      read ?? argument.reducer?.name, target: file.target, preferred: file.preferredNames)
    switch decision {
    case .one(let reducer): return reducer
    case .none:
      let hint = file.sources.conditionalReducers.first.map {
        "`\($0)` is in an `#if` block whose condition is not true here"
      }
      throw errors.error(
        "\(argument.path) has no reducer", hint: hint ?? argument.hintWithoutReducer)
    case .several(let several): throw errors.ambiguity(several.map(\.name), absent)
    case .unknown(let name): throw errors.unknown(name, among: choice.names, absent)
    }
  }

  private func feature(
    _ reducer: ReducerChoice.Candidate, from state: InitialState
  ) async throws -> (Feature, ViewChoice) {
    if reducer.isCaseFeature {
      throw errors.error(
        "\(reducer.name) is an enum of features: load a feature that presents it, or one of its cases"
      )
    }
    let types = code.types
    var created = StoreView.all(among: types)
    var initializers = SourceInitializer.all(in: file.sources, of: types, action: reducer.action)
    var members = SourceMember.all(in: code.prediction, of: types)
    let (shim, parameters) = try await shims.library(
      for: reducer, state, &created, &initializers, &members)
    for initializer in initializers { initializer.register(shim) }
    SourceMember.register(members, of: types, shim)
    let views = ViewChoice(types, created: created, shim: shim, previews: code.previews)
    let arguments = parameters.compactMap { state.fields?.typed[$0] }
    let creation = StateCreation(
      shim: shim, type: _typeName(reducer.type, qualified: true), given: state.fields?.whole,
      arguments: arguments, isDefault: state.isDefault)
    var feature = try feature(reducer, creation, views)
    feature.endpoints = LoaderShim.Function.endpoints(in: code.compiled.sources).compactMap {
      shim.make($0.name, from: []) as? _DependencyEndpoint
    }
    return (feature, views)
  }

  private func feature(
    _ reducer: ReducerChoice.Candidate, _ creation: StateCreation, _ views: ViewChoice
  ) throws -> Feature {
    func make<R: Reducer>(_: R.Type, _ body: (String, R)?) throws -> Feature {
      try FileFeature<R>(creation: creation, views: views, summary: argument.path, body: body)
        .feature()
    }
    func make<R: Reducer>(reducer type: R.Type) throws -> Feature { try make(type, nil) }
    func make<R: CaseReducer>(cases type: R.Type) throws -> Feature {
      try make(R.Body.self, (TypeName.of(type), R.body))
    }
    func make<F: FeatureProtocol>(feature type: F.Type) throws -> Feature {
      try Feature(type, creation, views, summary: argument.path)
    }
    switch reducer.kind {
    case .reducer(let type as any CaseReducer.Type): return try make(cases: type)
    case .reducer(let type): return try make(reducer: type)
    case .feature(let type): return try make(feature: type)
    }
  }
}
