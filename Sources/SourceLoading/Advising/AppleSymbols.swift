import ActionSyntax

/// The symbols of Apple's platforms that a statement may need: a closed list of declarations. A name that is not in the list is a mistake.
enum AppleSymbols {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// The symbol from which a misspelt name differs by a letter or two.
  static func resembling(_ name: String) -> String? { NearestName.to(name, in: names.sorted()) }

  /// Whether a name differs from a symbol by a letter, or by two if it is long.
  static func areMistyped(by name: String) -> Bool {
    memo.outline(of: name) {
      names.contains { symbol in
        NearestName.distance(from: name, to: symbol).map { $0 <= max(1, name.count / 8) } ?? false
      }
    }
  }

  private static let memo = OutlineMemo<Bool>()

  /// The classes of Apple's frameworks from which views and controllers inherit.
  static func isClassForScreens(_ name: String) -> Bool { classesForScreens.contains(name) }

  private static let classesForScreens: Set<String> = [
    "UIViewController", "UIView", "UIResponder", "UIControl", "UIButton", "UITextField",
    "UITextView", "UITableViewController", "UITableViewCell", "UITableView",
    "UICollectionViewController", "UICollectionViewCell", "UICollectionView",
    "UINavigationController", "UITabBarController", "UIPageViewController", "UIAlertController",
    "UIWindow", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource",
    "UICollectionViewDelegate", "UITextFieldDelegate", "UITextViewDelegate", "UIScrollViewDelegate",
    "UIHostingController", "NavigationStackController", "NSViewController", "NSView", "NSWindow",
    "NSWindowController", "NSApplicationDelegate", "NSHostingController", "NSHostingView",
  ]

  private static let names: Set<String> = classesForScreens.union(
    """
    UIAccessibility UIActivityViewController UIApplication UIBarButtonItem UIBezierPath UIColor
    UIDevice UIEdgeInsets UIFont UIGraphicsImageRenderer UIImage UIImageView UIImpactFeedbackGenerator
    UIImagePickerController UILabel UINavigationBar UINavigationBarAppearance
    UINotificationFeedbackGenerator UIPasteboard UIScene UIScreen UIScrollView
    UISelectionFeedbackGenerator UIStackView UITabBar UITabBarAppearance UIWindowScene
    NSApp NSApplication NSColor NSEvent NSFont NSImage NSPasteboard NSSavePanel NSOpenPanel NSScreen
    NSWorkspace NSFetchRequest NSManagedObject NSManagedObjectContext NSPersistentContainer
    NSPersistentCloudKitContainer NSPersistentStoreDescription
    AVAudioPlayerDelegate AVAudioRecorderDelegate AVSpeechSynthesizerDelegate
    AVCaptureMetadataOutputObjectsDelegate CLLocationManagerDelegate CBCentralManagerDelegate
    CBPeripheralDelegate SFSpeechRecognizerDelegate UNUserNotificationCenterDelegate WCSessionDelegate
    WKNavigationDelegate MKMapViewDelegate NSFetchedResultsController
    NSFetchedResultsControllerDelegate UIImagePickerControllerDelegate PHPickerViewControllerDelegate
    AVAudioEngine AVAudioFile AVAudioPlayer AVAudioPlayerNode AVAudioRecorder AVAudioSession
    AVAudioUnitTimePitch AVAsset AVURLAsset AVCaptureDevice AVCaptureSession AVCaptureVideoPreviewLayer
    AVPlayer AVPlayerItem AVPlayerLayer AVPlayerViewController AVQueuePlayer AVSpeechSynthesizer
    AVSpeechUtterance AVSpeechSynthesisVoice AudioServicesPlaySystemSound
    SFSpeechRecognizer SFSpeechAudioBufferRecognitionRequest SFSpeechRecognitionTask
    SFSpeechURLRecognitionRequest SFSafariViewController
    CLLocationManager CLGeocoder CLBeaconRegion CLCircularRegion
    MKMapView MKLocalSearch MKLocalSearchCompleter MKDirections MKMapItem MKPlacemark
    UNUserNotificationCenter UNMutableNotificationContent UNNotificationRequest UNNotificationSound
    UNTimeIntervalNotificationTrigger UNCalendarNotificationTrigger
    PHPhotoLibrary PHAsset PHImageManager PHFetchOptions PHPickerViewController PHPickerConfiguration
    SKStoreReviewController SKPaymentQueue SKProductsRequest SKMutablePayment
    ASAuthorizationController ASAuthorizationAppleIDProvider ASWebAuthenticationSession
    LAContext CMMotionManager CMPedometer CHHapticEngine CBCentralManager CBPeripheralManager
    HKHealthStore EKEventStore CNContactStore MFMailComposeViewController
    MFMessageComposeViewController MPRemoteCommandCenter MPNowPlayingInfoCenter MPMusicPlayerController
    WCSession WKInterfaceDevice WKWebView WidgetCenter BGTaskScheduler ActivityKit NWPathMonitor
    NWConnection CKContainer CKRecord GKLocalPlayer PDFDocument PDFView CIContext CIFilter
    CATransaction CADisplayLink VNImageRequestHandler VNRecognizeTextRequest ModelContainer
    ModelContext ModelConfiguration FetchDescriptor LNLinkPreview LPMetadataProvider
    CGImageSourceCreateWithURL CGImageSourceCreateWithData CGImageSourceCreateImageAtIndex
    CGImageSourceCreateThumbnailAtIndex
    SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
