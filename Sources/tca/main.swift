import ComposableShell

Shell.main(Workshop.features)
