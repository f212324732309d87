export interface ImportTables {
  /** What was brought over, so that the same file brings nothing twice. A recipe that is deleted may come again. */
  importedRecipes: {
    ownerId: string
    recipeId: string
    /** Tells what the file said (`fingerprintOf`). */
    fingerprint: string
    /** Names the recipe where it comes from (`originOf`); null where that gives no names. */
    origin: string | null
  }
}
