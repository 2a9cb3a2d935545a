import ActionSyntax
import ComposableArchitecture
import TestFunctions

/// What a feature was loaded from. All copies of a ``RunningFeature`` refer to the same one.
package final class FeatureOrigin {
  let feature: Feature
  let children: ChildFinder
  /// The fields of the initial state that were given to `load`.
  let givenFields: StateFields
  /// The file that it was loaded from; `nil` for a feature that is built in.
  let file: FileArgument?
  /// Features with views for its children, from the same file.
  package var fileFeatures: [Feature] = []
  /// The previews of the same file.
  package var previews: [FilePreview] = []
  /// The tests of the same file.
  package var tests: [RegisteredTest] = []
  /// The files that were compiled, without what was left out.
  package var sources: [(name: String, text: String)] = []

  package init(
    _ feature: Feature, _ children: ChildFinder, _ givenFields: StateFields, _ file: FileArgument?
  ) {
    self.feature = feature
    self.children = children
    self.givenFields = givenFields
    self.file = file
  }
}

/// A feature that is running, and the scope of the prompt in it.
package struct RunningFeature {
  package let origin: FeatureOrigin
  package let store: any LoadedFeature
  /// The number of its run in the journal.
  package var run = 0
  package var scope = ScopePath()

  package init(
    origin: FeatureOrigin, store: any LoadedFeature, run: Int = 0, scope: ScopePath = ScopePath()
  ) {
    self.origin = origin
    self.store = store
    self.run = run
    self.scope = scope
  }

  package var feature: Feature { origin.feature }
  package var children: ChildFinder { origin.children }
  package var givenFields: StateFields { origin.givenFields }
  package var file: FileArgument? { origin.file }
  package var fileFeatures: [Feature] { origin.fileFeatures }
  package var previews: [FilePreview] { origin.previews }
  package var tests: [RegisteredTest] { origin.tests }
  package var sources: [(name: String, text: String)] { origin.sources }

  /// Whether it consists of the actions and states of a log, without code.
  package var isImported: Bool { store.stateType == ImportedState.self }

  /// The prompt without `> `.
  package var prompt: String { feature.name + scope.text }

  /// The types of the state and the action in the scope of the prompt.
  package var scopedTypes: (state: Any.Type, action: Any.Type) {
    scope.types ?? (store.stateType, store.actionType)
  }

  /// The state in the scope of the prompt; `nil` if it no longer exists.
  @MainActor
  package var scopedState: Any? { scope.state(in: store.state) }

  /// The children that `scope` can step into from here.
  package var reachableChildren: [ChildScope] {
    children.places(of: scopedTypes.state, scopedTypes.action)
  }
}
