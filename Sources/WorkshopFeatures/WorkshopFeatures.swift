// WorkshopFeatures
