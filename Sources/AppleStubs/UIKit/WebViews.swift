import AppleStubs
import Foundation
import FoundationNetworking

/// WebKit calls the methods of delegates, so nothing calls them here.
public protocol WKNavigationDelegate: AnyObject {}
public protocol WKUIDelegate: AnyObject {}

/// A page that is loading.
// Unchecked because it is open: it stores nothing.
open class WKNavigation: ObjectIdentity, @unchecked Sendable {
  init() {}
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

@preconcurrency @MainActor
open class WKNavigationAction: ObjectIdentity {
  open var request: URLRequest { deviceStop("WKNavigationAction.request") }
  init() {}
}

@preconcurrency @MainActor
open class WKWebViewConfiguration: ObjectIdentity {
  open var allowsInlineMediaPlayback = false
  public init() {}
}

open class WKWebView: UIView {
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var title: String? { deviceStop("WKWebView.title") }
  open var url: URL? { deviceStop("WKWebView.url") }
  open var isLoading: Bool { deviceStop("WKWebView.isLoading") }
  open var canGoBack: Bool { deviceStop("WKWebView.canGoBack") }
  open var canGoForward: Bool { deviceStop("WKWebView.canGoForward") }
  open var estimatedProgress: Double { deviceStop("WKWebView.estimatedProgress") }
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) { nil }
  @discardableResult
  open func load(_ request: URLRequest) -> Any? { deviceStop("WKWebView.load") }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> Any? {
    deviceStop("WKWebView.loadHTMLString")
  }
  open func reload() { deviceStop("WKWebView.reload") }
  open func goBack() { deviceStop("WKWebView.goBack") }
  open func goForward() { deviceStop("WKWebView.goForward") }
  open func stopLoading() { deviceStop("WKWebView.stopLoading") }
}

open class SFSafariViewController: UIViewController {
  open var preferredControlTintColor: UIColor?
  public init(url: URL) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
