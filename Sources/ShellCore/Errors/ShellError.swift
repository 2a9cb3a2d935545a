import ActionSyntax

/// The error for a line that the shell cannot execute. Errors of commands have the same form as
/// those of actions.
typealias ShellError = ActionError
typealias ShellErrorCode = ActionErrorCode
