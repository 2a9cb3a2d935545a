/// The messages of the architecture itself.
enum RuntimeMessages {
  static let patterns: [MessagePattern] = warnings + failures

  /// Warnings of the library while an app runs.
  private static let warnings = MessagePattern.list(
    .runtime,
    [
      "TCA001": [
        "received a child action when child state was set to a different case",
        "state was set to a different case", "child state was set to … different case",
        "can't modify unrelated case", "modify … unrelated case", "unrelated case",
      ],
      "TCA002": [
        "threw an unhandled error", "returned from … unhandled error", "an effect threw",
      ],
      "TCA003": [
        "received a child action when child state was nil", "action when child state was nil",
        "received a presentation action when destination state was absent",
        "action when destination state was absent", "destination state was absent",
      ],
      "TCA004": [
        "received an action for a missing element", "action for a missing element",
        "foreach … missing element",
      ],
      "concurrency": ["publishing changes from background threads"],
      "persistence": [
        "attempt to insert non property list object", "attempt to set a non property list object",
      ],
      "TCA006": [
        "a binding action sent from a … was not handled",
        "binding action sent from … was not handled",
        "binding action … not handled", "bindingreducer … was not handled",
      ],
      "TCA007": [
        "an action was sent from a completed effect", "sent from a completed effect",
        "outside of its effect's lifetime",
      ],
      "TCA008": [
        "a reducer requested dismissal … couldn't be dismissed", "requested dismissal",
        "couldn't be dismissed", "could not be dismissed",
      ],
      "TCA009": [
        "can't assign element at missing id", "assign element at missing",
        "received a popfrom action for a missing element", "popfrom action … missing element",
        "received a push action for an element it already contains",
        "push action … already contains", "push action … unexpected generational id",
        "unexpected generational id", "specifying stack element ids by integer literal",
        "stack element ids by integer literal",
      ],
      "TCA042": [
        "was sent while … action was being processed", "while an action was being processed",
        "action was already being processed", "sent … while … being processed",
      ],
      "TCA043": [
        "navigationlink is presenting a value … no matching navigationdestination",
        "a navigation link … is not presentable", "navigation link … not presentable",
        "a navigation stack binding … was written to with a path that has the same number of elements",
        "stack binding … same number of elements", "path that has the same number of elements",
        "a binding … was set to nil but the store destination wasn't",
        "binding … set to nil … destination wasn't", "but the store destination wasn't",
        "binding … set to nil … destination was not nil",
      ],
      "TCA030": [
        "has no test implementation", "no test implementation",
        "has no … preview … implementation but was accessed from a test",
        "declared a live implementation but … test", "accessed from a test context",
      ],
      "TCA031": [
        "has no live implementation", "no live implementation", "has no preview implementation",
        "no preview implementation", "accessed from a live context",
      ],
      "TCA044": ["unimplemented", "is unimplemented", "unimplemented endpoint"],
      "perception": [
        "perceptible state was accessed but is not being tracked",
        "perceptible state … not being tracked", "perceptible state was accessed",
        "wrapping the body in a withperceptiontracking",
      ],
    ])

  /// Failures of a `TestStore`.
  private static let failures = MessagePattern.list(
    .test,
    [
      "test failures": [
        "expected effects to finish", "effects … still in flight", "in flight effects to finish",
        "an effect returned for this action is still running", "is still running … must complete",
        "the store received … unexpected action", "received unexpected action",
        "received unexpected actions", "received actions before sending",
        "can't send action to dismissed test store", "dismissed test store",
        "must handle … received action", "must handle received action",
        "expected state to change but no change occurred", "but no change occurred",
        "a state change does not match expectation", "state change does not match expectation",
        "state was not expected to change but a change occurred",
        "expected to receive … but received none", "expected to receive an action",
        "received action … skipped", "received actions were skipped", "were skipped",
        "no received actions to skip", "there were no received actions to skip",
        "no in flight effects to skip", "there were no in flight effects to skip",
        "expected task to finish", "task to finish but it is still in flight",
        "the store … unhandled actions", "was not received",
      ]
    ])
}
