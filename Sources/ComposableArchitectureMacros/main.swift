import MacroExpansion

// The compiler starts this program once per module and sends it the macros to expand.
try Plugin.run()
