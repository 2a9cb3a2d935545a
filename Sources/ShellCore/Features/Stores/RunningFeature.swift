import TestFunctions

/// What a feature was loaded from. All copies of a ``RunningFeature`` refer to the same one.
final class FeatureOrigin {
  let feature: Feature
  let children: ChildFinder
  /// The fields of the initial state that were given to `load`.
  let givenFields: StateFields
  /// The file that it was loaded from; `nil` for a feature that is built in.
  let file: FileArgument?
  /// Features with views for its children, from the same file.
  var fileFeatures: [Feature] = []
  var previews: [FilePreview] = []
  var tests: [RegisteredTest] = []
  /// The files that were compiled, without what was left out.
  var sources: [(name: String, text: String)] = []
  /// The modules of a project that the files belong to, by the names of the files.
  var modules: [String: String] = [:]
  /// The actions that were typed before.
  var memo = ActionMemo()

  init(
    _ feature: Feature, _ children: ChildFinder, _ givenFields: StateFields, _ file: FileArgument?
  ) {
    self.feature = feature
    self.children = children
    self.givenFields = givenFields
    self.file = file
  }
}

/// A feature that is running, and the scope of the prompt in it.
struct RunningFeature {
  let origin: FeatureOrigin
  let store: any SessionStore
  /// The number of its run in the journal.
  var run = 0
  var scope = ScopePath()

  var feature: Feature { origin.feature }
  var children: ChildFinder { origin.children }
  var givenFields: StateFields { origin.givenFields }
  var file: FileArgument? { origin.file }
  var fileFeatures: [Feature] { origin.fileFeatures }
  var previews: [FilePreview] { origin.previews }
  var tests: [RegisteredTest] { origin.tests }
  var sources: [(name: String, text: String)] { origin.sources }
  var modules: [String: String] { origin.modules }

  /// Whether it consists of the actions and states of a log, without code.
  var isImported: Bool { store.stateType == ImportedState.self }

  /// The prompt without `> `.
  var prompt: String { scope.isRoot ? feature.name : feature.name + scope.text }

  /// The types of the state and the action in the scope of the prompt.
  var scopedTypes: (state: Any.Type, action: Any.Type) {
    scope.types ?? (store.stateType, store.actionType)
  }

  /// The state in the scope of the prompt; `nil` if it no longer exists.
  @MainActor
  var scopedState: Any? { scope.state(in: store.state) }

  /// The fields that a binding can write in the scope of the prompt; `nil` if there are none.
  ///
  /// - Parameter files: They know which properties of a loaded file are private.
  func bindableFields(_ files: any FileSystem) -> BindableFields? {
    let (state, action) = scopedTypes
    guard store is any SecondVersionStore else {
      return BindableFields(state: state, action: action)
    }
    let initializers = files.programInitializers
    return BindableFields(writable: state) { initializers.canAssign($0, of: state) != false }
  }

  /// The children that are offered to `scope` from here.
  var reachableChildren: [ChildScope] {
    children.places(of: scopedTypes.state, scopedTypes.action)
      .filter { $0.isCertain || $0.isEphemeral }
  }
}
