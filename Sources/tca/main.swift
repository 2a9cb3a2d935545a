import ComposableShell

await Shell(features: Workshop.features).run()
