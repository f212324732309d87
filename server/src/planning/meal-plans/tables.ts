export interface MealPlanTables {
  mealPlans: {
    ownerId: string
    id: string
    title: string
    /** JSON of the plan's own meals. */
    meals: string
    /** JSON of the rules that suggestions follow. */
    rules: string
    createdAt: string
    updatedAt: string
    /** When its owner deleted it; null while it is in use. */
    deletedAt: string | null
  }
  mealPlanCollaborators: {
    userId: string
    ownerId: string
    planId: string
  }
  mealPlanItems: {
    /** Whose plan it is. */
    ownerId: string
    planId: string
    id: string
    addedById: string
    /** The name of the dish; for a recipe, its title when it was planned. */
    title: string
    recipeId: string | null
    /** Whose recipe it is: of whoever added the item, or of whom they copied it from. */
    recipeOwnerId: string | null
    /** A date (2026-11-22); null in the queue. */
    day: string | null
    meal: string
    servings: number | null
    notes: string
    /** 1 when it was cooked. */
    cooked: 0 | 1
    /** Another item of the plan, whose servings this one eats up. */
    leftoverOf: string | null
    /** The same for items that repeat each other. */
    seriesId: string | null
    createdAt: string
    updatedAt: string
  }
  /** The dishes removed from a plan lately, which can be restored. */
  removedMealPlanItems: {
    ownerId: string
    planId: string
    id: string
    addedById: string
    recipeId: string | null
    recipeOwnerId: string | null
    cooked: 0 | 1
    /** JSON of the ids of the dishes that were left over of it. */
    leftovers: string
    createdAt: string
    removedAt: string
    title: string
    notes: string
    meal: string
    day: string | null
    leftoverOf: string | null
    seriesId: string | null
    servings: number | null
  }
  mealPlanFeeds: {
    /** The subscriber: a feed ends with their access to the plan. */
    userId: string
    planId: string
    /** The secret of its address is made from it and the key of addresses. */
    id: string
    /** SHA-256 of that secret; null until the address is displayed, where an older server made the feed. */
    secretDigest: string | null
    createdAt: string
  }
  weekTemplates: {
    ownerId: string
    id: string
    title: string
    /** JSON of its dishes, each with the days since the week's first. */
    items: string
    createdAt: string
  }
}
