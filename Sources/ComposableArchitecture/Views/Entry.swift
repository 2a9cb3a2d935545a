#if Views

/// Declares a value of the environment, and the key that holds its default value.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var density: Density = .regular
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "EntryMacro")
#endif
