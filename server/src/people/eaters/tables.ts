export interface EaterTables {
  /** People and what they do not eat: data about health, for their household alone. */
  eaters: {
    /** The book: of a kitchen, or of a person, who eats alone. */
    ownerId: string
    /** The id of their account, where they have one. */
    id: string
    /** The member of the kitchen; null for somebody without an account, and for a person alone. */
    personId: string | null
    /** The name of somebody without an account; empty for others. */
    name: string
    /** Marks, a bit each. */
    mustNot: number
    /** JSON. */
    dislikes: string
  }
}
