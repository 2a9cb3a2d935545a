import CSupervisor
import FileAccess
import Foundation
import Reflection
import SourceLoading

/// A library that was loaded into this process. It is never unloaded, because its types may be in use.
final class OpenLibrary: CodeLibrary {
  private let handle: UInt

  /// Opens a library that a ``SwiftToolchain`` has compiled.
  ///
  /// - Throws: `LoadFailure` with the reason.
  init(_ path: String, of module: String) throws {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw LoadFailure(Self.reason(String(cString: dlerror())))
    }
    self.handle = UInt(bitPattern: handle)
    csv_add_library(path)
    OpenedImages.add(path, of: module)
  }

  var types: [Any.Type] {
    guard let start = symbol(CompilerJob.typesStart), let end = symbol(CompilerJob.typesEnd) else {
      return []
    }
    return ImageTypes.types(from: start, to: end)
  }

  func make(_ function: String, from values: [Any]) -> Any? {
    guard let symbol = symbol(function) else { return nil }
    // The shim's source declares its functions with this type.
    return ImageFunction(at: symbol)(values)
  }

  private func symbol(_ name: String) -> UnsafeRawPointer? {
    // `dlsym` takes the handle as a pointer, which is not Sendable.
    dlsym(UnsafeMutableRawPointer(bitPattern: handle), name).map { UnsafeRawPointer($0) }
  }

  private static func reason(_ text: String) -> String {
    text.contains("undefined symbol")
      ? "this program does not export its symbols: link it with `-Xlinker --export-dynamic`" : text
  }
}
