/// What the libraries that come with the architecture report: dependencies, clocks, identified arrays, and shared values.
enum LibraryMessages {
  static let patterns: [MessagePattern] = warnings + unavailable + failures

  /// Reports of these libraries, in their words and in ours.
  private static let warnings = MessagePattern.list(
    .runtime,
    [
      "TCA001": ["warning ifcaselet received … while"],
      "TCA003": ["warning iflet received … is nil"],
      "TCA004": ["warning foreach received … which is not in"],
      "TCA005": ["but no reducer runs", "was received but no reducer runs"],
      "TCA006": ["was received but nothing writes the field"],
      "TCA007": ["an effect sent an action after it had ended"],
      "TCA008": ["a feature that is not presented called dismiss"],
      "TCA010": [
        "trigger each other endlessly", "stopped after more than … steps",
        "actions and effects trigger each other",
      ],
      "TCA032": [
        "propagate dependencies to a child model from a model with no dependencies",
        "from a model with no dependencies", "found no dependencies in",
        "must be returned from another withdependencies closure",
      ],
      "TCA030": ["was used in a test but has no value for tests key"],
      "TCA031": ["but has no live value"],
      "TCA033": [
        "unimplemented dependency uuid", "unimplemented dependency date",
        "unimplemented dependency continuousclock", "unimplemented dependency suspendingclock",
        "unimplemented dependency withrandomnumbergenerator", "unimplemented dependency mainqueue",
        "unimplemented dependency mainrunloop", "unimplemented dependency calendar",
        "unimplemented dependency locale", "unimplemented dependency timezone",
        "dependency was accessed but not overridden",
        "dependency withrandomnumbergenerator was used in a test",
        "dependency uuid was used in a test", "dependency date was used in a test",
        "dependency continuousclock was used in a test",
        "an unimplemented scheduler scheduled an action", "unimplemented continuousclock",
        "unimplemented uuid", "unimplemented suspendingclock", "unimplemented clock",
      ],
      "TCA034": [
        "expected all sleeps to finish", "expected sleeps to finish",
        "expected all sleeps to finish but some are still suspending",
        "there are sleeps suspending", "not advancing the test clock far enough",
        "testclock run … still sleeps after",
      ],
      "TCA035": [
        "occurs multiple times within the collection", "this will give undefined results",
        "the id … occurs multiple times within the collection this will give undefined results",
        "duplicate keys of type", "duplicate keys of type … were found",
        "fatal error duplicate keys of type", "fatal error duplicate values for key",
        "fatal error duplicate element", "two elements with the id", "duplicate values for key",
      ],
      "TCA036": [
        "element identity must remain constant",
        "precondition failed element identity must remain constant",
        "fatal error precondition failed element identity must remain constant",
        "fatal error element identity must remain constant",
        "in an identified array was changed from",
      ],
      "TCA037": [
        "while loading shared", "caught error … while loading", "shared … load failed",
        "shared … could not be loaded", "shared … failed to load", "failed to load shared",
        "loaderror … decodingerror", "shared … decodingerror",
        "could not be loaded the stored data",
        "shared … keynotfound", "shared … datacorrupted", "shared … typemismatch",
        "decodingerror … filestorage", "decodingerror … appstorage",
      ],
      "TCA038": [
        "while saving shared", "caught error … while saving", "shared … save failed",
        "shared … could not be saved", "shared … failed to save", "failed to save shared",
        "saveerror … nscocoaerrordomain", "could not be saved the value cannot be encoded",
        "could not be saved the storage cannot be written", "shared … encodingerror",
        "filestorage … no space left", "filestorage … permission to save",
      ],
      "TCA039": [
        "another reference already exists with value type", "another reference already exists",
        "is used with value type … but another reference already exists with value type",
        "is used with the type … and with another one", "reference already exists with value type",
      ],
      "TCA040": [
        "is not equatable to test two values of this type",
        "see the documentation of taskresult", "and that error is not equatable",
        "to test two values of this type it must conform to the equatable protocol",
        "a taskresult that failed with",
      ],
      "TCA041": [
        "tried to resume its continuation more than once",
        "loadcontinuation for … tried to resume", "loadcontinuation … leaked",
        "leaked its continuation", "task continuation misuse", "saveddcontinuation … resume",
        "continuation … more than once", "released the continuation of", "resumed the continuation",
        "savecontinuation … resume", "loadcontinuation … resume",
      ],
      "TCA042": [
        "to a store while its reducer was handling another action",
        "sent while its reducer was handling",
      ],
      "TCA043": [
        "dismissed a view through a binding at", "wrote to a navigationstack binding at",
        "swiftui dismissed a view through a binding", "swiftui wrote to a navigationstack binding",
        "but the store destination wasn't set to nil", "but the state still contains the child",
      ],
      "TCA044": ["endpoint … was called but nothing implements it here"],
      "TCA045": [
        "has already been accessed or prepared", "can only be prepared a single time",
        "a global dependency can only be prepared a single time and cannot be accessed beforehand",
        "was prepared after it had been used or prepared",
      ],
      "TCA046": ["this version of swift lacks a", "lacks a symbol"],
      "TCA047": [
        "sent while … notifying subscribers", "sent while … was notifying",
        "notifying subscribers of a change", "while its observers were told about a change",
        "while … notifying its observers", "while … notifying observers",
      ],
      "TCA048": ["has effects with the cancellation id"],
      "store": [
        "was called on a non main thread", "the store class is not thread safe",
        "interactions with an instance of store", "a store initialized on a non main thread",
        "published an action on a non main thread", "completed on a non main thread",
      ],
      "scope": ["scoping from uncached", "uncached … is not compatible with observation"],
    ])

  /// What the compiler says about names that the libraries make unavailable.
  private static let unavailable = MessagePattern.list(
    .compiler,
    [
      "sharing": [
        "setter for wrappedvalue is unavailable … withlock",
        "wrappedvalue is unavailable … withlock",
        "to modify a shared value with exclusive access",
      ]
    ])

  /// More failures of a `TestStore`, of older versions and in our words.
  private static let failures = MessagePattern.list(
    .test,
    [
      "test failures": [
        "expected to receive the following action but didn't",
        "error expected to receive the following action but didn't",
        "expected to receive the following action", "expected to receive an action matching",
        "some effects are still running", "all effects must complete by the end of the test",
        "must handle … received action before sending", "before performing this work",
        "test store completed before asserting against changes to shared state",
        "no changes to shared … were", "expected failure but", "received an unexpected action",
        "a change of the state was expected but", "must be asserted with receive",
        "is not the expected one expected actual",
      ]
    ])
}
