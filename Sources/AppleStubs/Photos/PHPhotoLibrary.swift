import AppleStubs
import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

// Unchecked because it is open: it stores nothing.
open class PHPhotoLibrary: ObjectIdentity, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { library }
  public static func authorizationStatus() -> PHAuthorizationStatus {
    deviceStop("PHPhotoLibrary.authorizationStatus")
  }
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    deviceStop("PHPhotoLibrary.authorizationStatus")
  }
  public static func requestAuthorization(
    for level: PHAccessLevel, file: StaticString = #fileID, line: UInt = #line
  ) async -> PHAuthorizationStatus {
    deviceStop("PHPhotoLibrary.requestAuthorization", file: file, line: line)
  }
  public static func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    deviceStop("PHPhotoLibrary.requestAuthorization")
  }
  open func performChanges(
    _ changes: @escaping @Sendable () -> Void, file: StaticString = #fileID, line: UInt = #line
  ) async throws {
    deviceStop("PHPhotoLibrary.performChanges", file: file, line: line)
  }
}

/// An item that a photo picker selected. Its contents are on a device.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public func loadTransferable<T>(type: T.Type, file: StaticString = #fileID, line: UInt = #line)
    async throws -> T?
  {
    deviceStop("PhotosPickerItem.loadTransferable", file: file, line: line)
  }
}
