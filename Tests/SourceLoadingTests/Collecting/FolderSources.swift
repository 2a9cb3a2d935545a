import FileAccess
@testable import SourceLoading

// Folders in memory, and what is collected from them. Paths are relative to `/w`.

func folderSources(
  _ paths: String..., files: [String: String]
) throws -> FeatureSources {
  let parents = files.keys.flatMap { path -> [String] in
    let parts = path.split(separator: "/").dropLast()
    return parts.indices.map { "/" + parts[...$0].joined(separator: "/") }
  }
  return try FeatureSources(
    paths, target: nil, in: "/w", home: nil,
    files: InMemoryFileSystem(files, folders: Array(Set(parents))))
}

func folderSources(_ path: String, _ files: [String: String]) throws -> FeatureSources {
  try folderSources(path, files: files)
}

func fileNames(_ sources: FeatureSources) -> [String] {
  sources.sources.files.map(\.name).sorted()
}

/// The imports of what is not a module of the sources.
func foreignImports(_ sources: FeatureSources) -> [String] {
  sources.sources.files.flatMap { file in
    SourceOutline.unconditionalImports(of: file.text).map(\.module).filter {
      !file.imports.contains($0)
    }
  }
}
