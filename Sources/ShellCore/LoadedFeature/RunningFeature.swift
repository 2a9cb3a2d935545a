import ActionSyntax
import ComposableArchitecture

/// A feature that is running, and the scope of the prompt in it.
struct RunningFeature {
  let feature: Feature
  let store: any LoadedFeature
  let children: ChildFinder
  /// The fields of the initial state that were given to `load`.
  let givenFields: StateFields
  /// The file that it was loaded from; `nil` for a feature that is built in.
  let file: FileArgument?
  /// Features with views for its children, from the same file.
  var fileFeatures: [Feature] = []
  /// The previews of the same file.
  var previews: [FilePreview] = []
  /// The tests of the same file.
  var tests: [RegisteredTest] = []
  /// The files that were compiled, without what was left out.
  var sources: [(name: String, text: String)] = []
  /// The number of its run in the journal.
  var run = 0
  var scope = ScopePath()

  /// The prompt without `> `.
  var prompt: String { feature.name + scope.text }

  /// The types of the state and the action in the scope of the prompt.
  var scopedTypes: (state: Any.Type, action: Any.Type) {
    scope.types ?? (store.stateType, store.actionType)
  }

  /// The state in the scope of the prompt; `nil` if it no longer exists.
  @MainActor
  var scopedState: Any? { scope.state(in: store.state) }

  /// The children that `scope` can step into from here.
  var reachableChildren: [ChildScope] {
    children.places(of: scopedTypes.state, scopedTypes.action)
  }
}
