// What an ordinary feature file uses without importing it.
@_exported import CustomDump
