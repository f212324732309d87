export interface VersionTables {
  /** Earlier states of recipes. */
  recipeVersions: {
    ownerId: string
    recipeId: string
    version: number
    savedAt: string
    /** In a kitchen, who wrote it. */
    savedById: string | null
    replacedAt: string
    title: string
    /** The texts, as JSON. */
    written: string
    /** Size of `written`. */
    bytes: number
  }
  recipeVersionImages: {
    ownerId: string
    recipeId: string
    version: number
    /** From 0, in the order shown. */
    position: number
    imageId: string
  }
}
