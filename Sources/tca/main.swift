import ComposableShell
import WorkshopFeatures

await Shell(features: [
  Feature(summary: "an amount and two buttons", initialState: AmountControl.State()) {
    AmountControl()
  },
  Feature(
    "ProductDetail", summary: "a parent that scopes AmountControl in, and a toggle",
    initialState: ProductDetailFeature.State()
  ) {
    ProductDetailFeature()
  },
  Feature(summary: "many fields that a view writes", initialState: Settings.State()) {
    Settings()
  },
]).run()
