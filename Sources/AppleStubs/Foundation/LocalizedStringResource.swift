import ComposableArchitecture
import Foundation
import TerminalUI

public struct LocalizedStringResource: Hashable, Codable, Sendable,
  ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
{
  public var key: String
  public var localizedStringResource: LocalizedStringResource { self }

  public init(
    _ key: String, defaultValue: String? = nil, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.key = defaultValue ?? key
  }
  public init(stringLiteral text: String) { key = text }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension TextState {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}

extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(title.key, role: role, action: action)
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title.key, systemImage: name)
  }
}

extension View {
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(title.key)
  }
}
