import ComposableShell

Shell.main(
  harmless: Workshop.features,
  sources: EmbeddedTexts.all.map { folder, file, text in
    (String("\(folder)/\(file)".dropFirst("Sources/WorkshopFeatures/".count)), text)
  })
