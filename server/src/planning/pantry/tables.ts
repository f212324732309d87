import type { PantryPlace } from '@potluck/api/pantry'

export interface PantryTables {
  /** The things at home; earlier versions had only those that are always there. */
  staples: {
    /** A kitchen or a person. A person in a kitchen keeps their own rows for when they leave. */
    ownerId: string
    /** Its name without amount and form; of a dish, `dish` and an id. */
    itemKey: string
    title: string
    createdAt: string
    /** 1 when it is there as a rule. */
    always: 0 | 1
    place: PantryPlace
    /** Days: since when it is there, and the last one to use it. */
    since: string | null
    useBy: string | null
    amount: string
    /** The portions of a dish; null for a thing. */
    portions: number | null
    recipeId: string | null
    /** The person who brought it along into a kitchen. */
    bringerId: string | null
    /** The item of a list by whose tick it came, and when. */
    itemId: string | null
    tickedAt: string | null
    /** JSON of what was known before that tick; null where it was not there. */
    beforeTick: string | null
  }
}
