// ComposableShell
