export interface KitchenMoveTables {
  /** Whose recipe of a kitchen it is: it was copied from their book, or their book had the same. */
  recipeSources: {
    /** The kitchen. */
    ownerId: string
    personId: string
    /** The recipe in the book of the person, as long as that has it. */
    sourceId: string
    recipeId: string
  }
  /** Data of a job that copies recipes into a kitchen or out of it. */
  kitchenMoves: {
    ownerId: string
    /** The id of its job. */
    id: string
    kitchenId: string
    /** `storedMove` as JSON; empty when the job is done. */
    choices: string
    /** The job that takes the copies back; null if there is none. */
    undoneBy: string | null
    createdAt: string
  }
}
