/// The identifying words of the messages that people paste. Values, types and places that vary are left out.
enum MessageTable {
  static let patterns: [MessagePattern] = runtime + tests + compiler

  private static func patterns(
    _ kind: RecognizedMessage.Kind, _ rows: KeyValuePairs<String, [String]>
  ) -> [MessagePattern] {
    rows.flatMap { page, texts in texts.map { MessagePattern(page, kind, $0) } }
  }

  /// Warnings of the library while an app runs.
  private static let runtime = patterns(
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
  private static let tests = patterns(
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

  /// Errors and warnings of the compiler.
  private static let compiler = patterns(
    .compiler,
    [
      "type checking": [
        "the compiler is unable to type check this expression in reasonable time",
        "unable to type check this expression", "type check this expression in reasonable time",
        "expression took … to type check", "failed to produce diagnostic for expression",
        "reasonable time try breaking up the expression",
      ],
      "concurrency": [
        "is not concurrency safe because", "not concurrency safe", "reference to var … concurrency",
        "main actor isolated", "actor isolated … nonisolated context",
        "risks causing data races", "sending … data races", "does not conform to the sendable",
        "in a synchronous nonisolated context", "non sendable type", "capture of … non sendable",
        "crosses into main actor isolated", "does not conform to protocol sendable",
        "conform to the sendable protocol", "in sendable closure", "in concurrently executing code",
        "global actor", "captured var … concurrently",
        "call to main actor isolated", "expression is async but is not marked with await",
        "actor isolated",
        "capture of inout parameter … sendable", "escaping closure captures inout parameter",
        "captures inout parameter state", "escaping closure captures",
      ],
      "macros": [
        "must be enabled before it can be used", "macro … must be enabled",
        "external macro implementation type", "macro implementation … could not be found",
        "circular reference", "circular reference resolving attached macro",
        "unknown attribute reducer",
        "no macro named", "macro can only be applied", "can only be applied to",
        "plugin for module … not found", "fatalerror in macro", "target … macros … trust",
        "property wrapper cannot be applied to a computed property",
        "invalid redeclaration of synthesized property", "unknown attribute",
      ],
      "conformance": [
        "does not conform to protocol reducer", "does not conform to protocol observablestate",
        "does not conform to protocol", "does not conform to expected type",
        "requires that … conform to", "generic parameter … could not be inferred",
        "generic struct … requires that", "candidate requires that",
        "type any … cannot conform", "cannot convert value of type",
        "cannot convert return expression", "protocol requires",
        "binary operator … cannot be applied", "referencing operator function",
        "type of expression is ambiguous", "no exact matches in call",
        "cannot assign value of type", "cannot be used as a type",
        "members of … result … mismatching types",
        "cannot be constructed because it has no accessible initializers",
        "cannot specialize", "non nominal type", "requires … to conform to",
        "does not conform to the … protocol",
        "automatic synthesis", "stored property type … does not conform",
        "associated value type … does not conform",
      ],
      "compiler messages": [
        "cannot find $store in scope", "cannot find … in scope",
        "key path cannot refer to static member",
        "key path … cannot refer", "ambiguous use of", "switch must be exhaustive",
        "has no member", "incorrect argument label", "missing argument", "extra argument",
        "missing return", "initializer … unavailable", "is unavailable",
        "cannot infer key path type", "type … has no member", "left side of mutating operator",
        "cannot assign to property", "is a let constant", "cannot use mutating member",
        "no such module", "return type of", "is inaccessible due to", "unused",
        "was never used", "was never mutated", "is deprecated", "deprecated", "expected … in",
        "invalid redeclaration", "consecutive statements", "use of undeclared",
        "call can throw but is not marked", "errors thrown from here are not handled",
        "cannot call value of non function type", "cannot pass immutable value",
        "tuple pattern", "pattern cannot match values", "enum case … not found",
        "instance member … cannot be used", "static member … cannot be used",
        "unable to infer type", "unable to infer complex closure return type",
        "contextual closure type",
        "contextual type for closure argument", "trailing closure passed to parameter",
        "argument passed to call that takes no arguments", "result of call … is unused",
        "will never be executed", "cannot be referenced", "overlapping accesses",
        "declaration is only valid", "must be declared", "expected declaration",
        "initialization of immutable value", "variable used before",
        "used before being initialized",
        "cannot find type … in scope", "enum with raw type", "let pattern",
        "non void function should return",
        "unexpected non void return value", "reference to property … requires explicit use of self",
        "reference to member … cannot be resolved", "cannot override", "self used before",
        "property … declared … requires an initializer", "class … has no initializers",
        "nil requires a contextual type", "nil is not compatible", "must be exhaustive",
        "duplicate", "extraneous", "cannot be inferred", "has no subscripts", "unwrapping",
        "value of optional type … must be unwrapped", "is not convertible to",
        "produces expected type", "opaque return type", "does not support concurrency",
        "requires an explicit type", "cannot be used as a boolean", "recursively contains it",
        "must be written any", "requires an override keyword",
        "must not contain stored properties", "always fails", "expects argument of type",
        "without initializing all stored properties", "is immutable", "at the top level",
        "heterogeneous collection literal", "expected … to",
        "static properties may only be declared on a type", "top level",
      ],
    ])
}
