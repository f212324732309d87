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
  /** What is known of an import besides its job. */
  imports: {
    ownerId: string
    /** The id of its job. */
    id: string
    /** One of `importFormats`; null until it is known. */
    format: string | null
    fileName: string
    /** `keptChoices` as JSON. */
    choices: string
    /** What a look found, as JSON; null where there was none. */
    preview: string | null
    /** Whether its file is stored after the job, 0 or 1. */
    keepsFile: number
    /** The job that takes its recipes back. */
    undoneBy: string | null
    createdAt: string
  }
  /** Pictures of recipes that an import brought, which could not be fetched from the web: to be tried again. */
  missingPictures: {
    ownerId: string
    /** The id of the import's job. */
    importId: string
    recipeId: string
    /** From 0, among the pictures of the recipe. */
    place: number
    address: string
  }
}
