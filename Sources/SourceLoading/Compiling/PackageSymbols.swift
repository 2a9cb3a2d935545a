/// The symbols of common packages, and those of Apple's frameworks that have no prefix: a closed list of declarations, by the modules
/// that declare them.
///
/// A file that imports such a module can only mean the module's symbol, unless the sources declare a name that is nearly the same.
enum PackageSymbols {
  /// Those of the modules that a file imports which declare a name.
  static func modules(of name: String, among modules: [String]) -> [String] {
    modules.filter { module in
      packages.contains { module.hasPrefix($0.module) && $0.names.contains(name) }
    }
  }

  /// The modules of these packages.
  static var modules: [String] { packages.map(\.module) }

  /// Modules by the beginnings of their names.
  private static let packages: [(module: String, names: Set<String>)] = [
    ("Alamofire", words("AF Session DataRequest DataResponse AFError HTTPHeaders Interceptor")),
    ("Amplitude", words("Amplitude AMPIdentify")),
    ("Apollo", words("ApolloClient GraphQLResult GraphQLQuery GraphQLMutation ApolloStore")),
    ("ComposableCoreLocation", words("LocationManager Location")),
    ("CryptoKit", crypto), ("Crypto", crypto),
    ("FacebookCore", words("ApplicationDelegate AppEvents")),
    (
      "Firebase",
      words(
        """
        Analytics AnalyticsParameterItemID Auth AuthDataResult Crashlytics Database DatabaseReference
        DocumentReference DocumentSnapshot FieldValue FirebaseApp Firestore Messaging Query
        QuerySnapshot RemoteConfig Storage StorageMetadata StorageReference Timestamp
        """)
    ),
    ("Gifu", words("GIFImageView")), ("GRDB", words("DatabaseQueue DatabasePool Database Column")),
    ("GoogleSignIn", words("GIDSignIn GIDConfiguration GIDGoogleUser")),
    ("GoogleMobileAds", words("GADMobileAds GADRequest GADBannerView GADInterstitialAd")),
    ("Kakao", words("KakaoSDK UserApi AuthApi OAuthToken ShareApi LinkApi")),
    (
      "Kingfisher",
      words("KFImage KFAnimatedImage KingfisherManager ImagePrefetcher ImageCache ImageDownloader")
    ),
    ("Lottie", words("LottieView LottieAnimation LottieAnimationView AnimationView")),
    ("Mixpanel", words("Mixpanel")), ("Moya", words("MoyaProvider MoyaError Response")),
    ("Nuke", words("ImagePipeline ImageRequest ImagePrefetcher LazyImage FetchImage ImageCache")),
    ("RealmSwift", words("Realm Object Results ThreadSafeReference")),
    ("RevenueCat", words("Purchases CustomerInfo Offerings Package")),
    ("Reachability", words("Reachability")),
    ("SDWebImage", words("WebImage AnimatedImage SDImageCache SDWebImageManager")),
    ("Sentry", words("SentrySDK Breadcrumb")), ("Starscream", words("WebSocket WebSocketEvent")),
    (
      "StoreKit",
      words(
        "Product Transaction AppStore VerificationResult StoreView ProductView SubscriptionStoreView"
      )
    ),
    ("Supabase", words("SupabaseClient PostgrestClient")),
    ("SwiftData", words("Schema ModelContainer ModelContext ModelConfiguration FetchDescriptor")),
    ("Swinject", words("Container Resolver Assembler")),
    ("TipKit", words("Tip TipView TipGroup Tips")),
    (
      "WidgetKit", words("WidgetCenter Widget WidgetBundle TimelineProvider TimelineEntry Timeline")
    ),
    (
      "zlib",
      words("z_stream Bytef uInt deflate deflateEnd deflateInit2_ inflate inflateEnd inflateInit2_")
    ),
  ]

  private static let crypto = words(
    "AES ChaChaPoly Curve25519 HMAC Insecure P256 SHA256 SHA384 SHA512 SymmetricKey")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
