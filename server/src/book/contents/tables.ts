import type { NutrientName } from '@potluck/foods/food'

/** Nutrients are of one serving: what the recipe states, or else what its lines amount to (`servingOf`). */
type ServingColumns = Record<NutrientName, number | null>

export interface ContentsTables {
  /** The contents of a recipe, worked out from its lines. They stay until those of newer `knowledge` are there. */
  recipeContents: ServingColumns & {
    ownerId: string
    recipeId: string
    /** The knowledge of foods that it was worked out with (`knowledgeVersion`); '' where it has to be worked out anew. */
    knowledge: string
    servings: number | null
    /** The nutrients that are known in full, a bit each. */
    whole: number
    /** How many lines are food. */
    lines: number
    /** Those that count nowhere, and do so not just because they state no amount. */
    notCounted: number
    /** The marks of all lines (`shared/foods/src/marks.ts`), a bit each. */
    contains: number
    mayContain: number
    /** Lines of which part is not understood. */
    notUnderstood: number
    /** As it is answered, JSON. */
    content: string
  }
  /** The foods that the people of a book chose for names. */
  chosenFoods: {
    ownerId: string
    /** `itemKey` of the name. */
    key: string
    /** The id of the food; null where it is none. */
    food: string | null
    createdAt: string
  }
}
