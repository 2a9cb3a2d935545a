/// The Korean translations of messages, in one table for each area of the program. `MessageCatalog` describes their format, and
/// `TranslationTests` names each message that lacks one.
///
/// Errors and help are written in 합니다체 without a full stop at the end; instructions end in -세요.
enum KoreanMessages {
  static var tables: [String] { ofSources + [OutputMessages.table, AnswerMessages.table] }

  /// The tables whose entries are literals of the sources.
  static let ofSources = [
    ActionMessages.table, LibraryMessages.table, LoadedFeatureMessages.table, SessionMessages.table,
    CommandMessages.table,
    MoreCommandMessages.table, CommandLineMessages.table, LoadingMessages.table,
    FeatureMessages.table,
    HistoryMessages.table,
  ]
}
