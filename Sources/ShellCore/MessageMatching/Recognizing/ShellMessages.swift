/// The messages of this program, which are printed without their codes.
enum ShellMessages {
  /// Errors of typed lines, and of files that are loaded, played, and recorded.
  static let patterns = MessagePattern.list(
    .shell,
    [
      "TCA101": ["contains a nul", "contains a nul character", "nul byte"],
      "TCA102": ["is a curly quote"],
      "TCA103": [
        "is a full width bracket", "is a full width comma", "is a full width colon",
        "is a full width period", "is a full width", "is a fullwidth",
      ],
      "TCA104": [
        "a string is written in double quotes", "unexpected character",
        "the name is not closed by a backtick", "is not followed by a number",
      ],
      "TCA105": [
        "the string is not terminated", "string is not terminated",
        "begins and ends on its own lines",
      ],
      "TCA106": [
        "is not an escape sequence", "the escape sequence is not a unicode character",
        "not a valid escape sequence",
      ],
      "TCA107": ["is not a number", "expected digits", "expected digits of base"],
      "TCA111": [
        "an action is missing", "a value is missing", "a name is missing",
        "the key path has no property", "is not followed by a position",
        "expected an id or a position", "the path is missing a name",
        "this element has no value but others do",
      ],
      "TCA112": [
        "error unexpected … expected the end of the line", "error unexpected",
        "expected nothing after", "error unexpected … in a path", "expected a comma or",
      ],
      "TCA113": [
        "error … is not closed", "is not closed expected … before the end of the line",
        "error … does not close",
      ],
      "TCA114": [
        "error … has no matching", "has no matching … expected the end of the line",
      ],
      "TCA115": [
        "is nested deeper than", "this is nested deeper than … levels", "expected at most … levels",
      ],
      "TCA121": ["has no case", "action has no case", "action has no case … did you mean"],
      "TCA122": [
        "error … takes a … but got nothing", "error … takes a string", "error … takes a bool",
        "error … takes an int", "error … takes a double", "error … takes a date",
        "error … takes a uuid", "error … takes a url",
      ],
      "TCA123": ["takes no value", "takes no values", "has no payload", "takes no payload"],
      "TCA124": [
        "takes 1 value not", "takes 2 values not", "takes 3 values not", "takes 4 values not",
        "error … takes … values not", "error … takes … values but", "takes one value not",
      ],
      "TCA125": [
        "has no label", "has no label … here", "takes no label here", "needs the label",
        "expected the value alone",
      ],
      "TCA126": [
        "error … takes a bool … got", "error … takes a string … got", "error … takes an int … got",
        "error … takes a … got", "error … takes an … got", "error … takes a … found",
        "error … takes an … found", "error … takes a … not a", "error … takes an … not a",
        "error … is expected here",
      ],
      "TCA127": [
        "does not fit in int", "does not fit in uint8", "does not fit in duration",
        "does not fit in float", "does not fit in", "expected a smaller number",
      ],
      "TCA128": [
        "is not a date", "is not a uuid", "is not a url", "is not a color",
        "error no … has the raw value", "error … does not describe", "an index cannot be negative",
        "is not less than … expected the smaller bound first",
      ],
      "TCA129": ["duplicate key", "error duplicate key", "appears twice expected each field once"],
      "TCA130": [
        "has no field", "state has no field", "has no stored field",
        "state has no field … did you mean",
        "error … expected a field",
      ],
      "TCA131": [
        "error … also needs", "the fields of … must be in order",
        "the fields of … need their names", "a field needs its name",
      ],
      "TCA132": [
        "does not exist the collection has", "error element … does not exist",
        "error position … does not exist",
        "element … does not exist the collection is empty", "element … does not exist it has",
        "no element has the id", "no value has the key",
      ],
      "TCA133": [
        "is not bindable", "no field is bindable here", "is not declared with bindingstate",
        "cannot be set because its type is not equatable", "it is not an observed variable",
        "its setter is private",
      ],
      "TCA134": [
        "functions cannot be typed", "its instances cannot be typed", "so it cannot be typed",
        "which cannot be typed", "can have any type so it cannot be typed",
      ],
      "TCA135": [
        "was built without reflection metadata so it cannot be typed",
        "built without reflection metadata", "no reflection metadata", "without reflection",
      ],
      "TCA141": ["unknown command"],
      "TCA142": ["unknown feature"],
      "TCA143": ["takes no arguments", "takes one argument not"],
      "TCA144": ["no feature is loaded"],
      "TCA145": [
        "nothing to undo", "nothing to redo", "error … does not exist now", "nothing is held back",
        "no macro is attached to",
      ],
      "TCA146": [
        "could receive its actions from more than one case", "more than one case … ambiguous",
      ],
      "TCA147": [
        "error the file … does not exist", "error the file … cannot be read",
        "error the folder of … does not exist", "already exists expected the name of a new file",
      ],
      "TCA148": ["unknown topic"],
      "TCA149": [
        "error … is swift code", "is swift code not a command", "the prompt is already the store",
      ],
      "TCA151": ["nothing to draw", "has no view there is nothing to draw tap or enter"],
      "TCA152": ["unknown control"],
      "TCA153": ["error … is disabled"],
      "TCA154": [
        "a tap cannot set its value", "is a text field a tap", "cannot be entered",
        "is not a text field",
      ],
      "TCA155": [
        "is below the sheet", "is below the alert", "is below the dialog",
        "error … is covered by",
      ],
      "TCA161": ["error … could not be loaded", "is built into the shell"],
      "TCA162": ["which is not trusted", "the scenario would run the code of", "is not trusted"],
      "TCA171": ["nothing is being recorded", "is already being recorded", "already recording"],
      "TCA172": ["cannot export this session", "cannot export this session as a test"],
      "TCA181": [
        "crashed at … index out of range", "fatal error index out of range",
        "unexpectedly found nil while unwrapping", "arithmetic overflow",
        "precondition failed", "exc_breakpoint", "exc_bad_instruction", "error … crashed at",
      ],
      "TCA182": ["error … was stopped at"],
      "TCA183": ["called exit at", "error … called exit", "called quick_exit", "called _exit"],
      "TCA184": ["ignored its cancellation", "ignored its cancellation and was abandoned"],
      "TCA185": [
        "the system killed it", "because it used too much memory", "used too much memory",
        "killed it signal 9",
      ],
    ])
}
