export interface ChangeTables {
  /** What was applied under a reference of its member's, so that the same change sent again is not applied again. */
  appliedChanges: {
    ownerId: string
    reference: string
    /** Tells what was asked for (`digestOf`). */
    digest: string
    /** JSON of what was answered; null only inside the transaction that applies the change. */
    answer: string | null
    appliedAt: string
  }
}
