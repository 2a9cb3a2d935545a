import AppleStubs

/// A type of files, by its identifier. Only Apple's platforms know the types that others conform to.
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String

  /// Which identifiers are those of known types is decided by the system.
  public init?(_ identifier: String) { deviceStop("UTType(_:)") }

  private init(known identifier: String) { self.identifier = identifier }

  public init(exportedAs identifier: String) { self.init(known: identifier) }
  public init(importedAs identifier: String) { self.init(known: identifier) }

  public init?(filenameExtension: String) { deviceStop("UTType(filenameExtension:)") }
  public init?(mimeType: String) { deviceStop("UTType(mimeType:)") }
  public var preferredMIMEType: String? { deviceStop("UTType.preferredMIMEType") }
  public var preferredFilenameExtension: String? {
    deviceStop("UTType.preferredFilenameExtension")
  }
  public func conforms(to type: UTType) -> Bool {
    guard self == type else { deviceStop("UTType.conforms") }
    return true
  }

  public static let data = Self(known: "public.data")
  public static let item = Self(known: "public.item")
  public static let content = Self(known: "public.content")
  public static let text = Self(known: "public.text")
  public static let plainText = Self(known: "public.plain-text")
  public static let utf8PlainText = Self(known: "public.utf8-plain-text")
  public static let json = Self(known: "public.json")
  public static let xml = Self(known: "public.xml")
  public static let html = Self(known: "public.html")
  public static let pdf = Self(known: "com.adobe.pdf")
  public static let url = Self(known: "public.url")
  public static let fileURL = Self(known: "public.file-url")
  public static let folder = Self(known: "public.folder")
  public static let image = Self(known: "public.image")
  public static let png = Self(known: "public.png")
  public static let jpeg = Self(known: "public.jpeg")
  public static let heic = Self(known: "public.heic")
  public static let gif = Self(known: "com.compuserve.gif")
  public static let audio = Self(known: "public.audio")
  public static let movie = Self(known: "public.movie")
  public static let video = Self(known: "public.video")
  public static let mpeg4Movie = Self(known: "public.mpeg-4")
  public static let quickTimeMovie = Self(known: "com.apple.quicktime-movie")
  public static let zip = Self(known: "public.zip-archive")
  public static let commaSeparatedText = Self(known: "public.comma-separated-values-text")
}
