import ActionSyntax

/// What the shell answers to a line that it cannot carry out: a command's errors have the form of
/// an action's.
typealias ShellError = ActionError
typealias ShellErrorCode = ActionErrorCode
