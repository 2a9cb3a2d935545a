/// The kind of an ``InputError``, identified by a number that is the same in every version.
///
/// The numbers follow those of `RuntimeWarning`. `explain TCA121` shows the page about one.
package enum InputErrorCode: String, Sendable, CaseIterable {
  // Characters
  case nul = "TCA101"
  case curlyQuote = "TCA102"
  case fullWidth = "TCA103"
  case strayCharacter = "TCA104"
  case unterminatedString = "TCA105"
  case invalidEscape = "TCA106"
  case invalidNumber = "TCA107"
  // Grammar
  case missingInput = "TCA111"
  case unexpectedToken = "TCA112"
  case unclosedBracket = "TCA113"
  case strayBracket = "TCA114"
  case nestedTooDeep = "TCA115"
  // Types
  case unknownCase = "TCA121"
  case missingPayload = "TCA122"
  case superfluousPayload = "TCA123"
  case wrongCount = "TCA124"
  case wrongLabel = "TCA125"
  case wrongType = "TCA126"
  case overflow = "TCA127"
  case invalidValue = "TCA128"
  case duplicateKey = "TCA129"
  case unknownField = "TCA130"
  case missingField = "TCA131"
  case unknownPosition = "TCA132"
  case notBindable = "TCA133"
  case notTypable = "TCA134"
  case noReflection = "TCA135"
  // Commands
  case unknownCommand = "TCA141"
  case unknownFeature = "TCA142"
  case superfluous = "TCA143"
  case noFeature = "TCA144"
  case notThere = "TCA145"
  case ambiguous = "TCA146"
  case file = "TCA147"
  case unknownTopic = "TCA148"
  case swiftLine = "TCA149"
  // Screens
  case noView = "TCA151"
  case unknownControl = "TCA152"
  case disabledControl = "TCA153"
  case wrongControl = "TCA154"
  case coveredControl = "TCA155"
  // Swift files
  case notLoadable = "TCA161"
  case untrusted = "TCA162"
  // Recording and exporting
  case recording = "TCA171"
  case notExportable = "TCA172"
  // Crashes
  case trap = "TCA181"
  case endlessLoop = "TCA182"
  case exit = "TCA183"
  case ignoredCancellation = "TCA184"
  case memory = "TCA185"
}
