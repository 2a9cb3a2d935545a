enum ActionCompletion { static func actions(of: Any.Type, _ t: String) -> Completion { .none }; static func values(of: Any.Type, _ t: String) -> Completion { .none } }
