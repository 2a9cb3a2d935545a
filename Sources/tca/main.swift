import ComposableShell

Shell.main(Workshop.features, sources: EmbeddedSources.all)
