export interface ProposalTables {
  /** Recipes that a program wrote. Shown while they are in the inbox. */
  proposals: {
    ownerId: string
    recipeId: string
    /** The name of its API token at that time; null where a session wrote it. */
    by: string | null
    createdAt: string
    /** The recipe that it would change. */
    changeOf: string | null
  }
}
