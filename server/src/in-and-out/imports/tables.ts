export interface ImportTables {
  /** Imported recipes, by which later imports recognise them. A deleted recipe can be imported again. */
  importedRecipes: {
    ownerId: string
    recipeId: string
    /** The digest of the content in the file (`fingerprintOf`). */
    fingerprint: string
    /** Identifies the recipe in its source (`originOf`); null if the source has no ids. */
    origin: string | null
  }
  /** Data of an import besides its job. */
  imports: {
    ownerId: string
    /** The id of its job. */
    id: string
    /** One of `importFormats`; null until it is recognised. */
    format: string | null
    fileName: string
    /** `storedChoices` as JSON. */
    choices: string
    /** The preview as JSON; null if there was none. */
    preview: string | null
    /** Whether its file is stored after the job, 0 or 1. */
    keepsFile: number
    /** The kitchen into whose book it goes; null for the own book. */
    kitchenId: string | null
    /** The job that undoes it; null if it is not undone. */
    undoneBy: string | null
    createdAt: string
  }
  /** Pictures of imported recipes that could not be fetched from the web and can be fetched again. */
  missingPictures: {
    ownerId: string
    /** Whose import it is. */
    personId: string
    /** The id of the job of the import. */
    importId: string
    recipeId: string
    /** Index among the pictures of the recipe, from 0. */
    place: number
    address: string
  }
}
