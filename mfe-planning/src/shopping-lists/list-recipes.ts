import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import type { RecipeMarks } from '@potluck/foods/avoided'

/** A recipe that things on a list are for. */
export interface ListRecipe {
  readonly id: string
  readonly title: string
  /** Undefined where they are not known. */
  readonly marks: RecipeMarks | undefined
  /** When the first of them was added, ISO 8601. */
  readonly addedAt: string
  readonly items: readonly ShoppingListItem[]
}

/** The recipes that a list is for, in the order they were added. */
export function recipesOf(items: readonly ShoppingListItem[]): readonly ListRecipe[] {
  const brought = items.filter(({ recipe }) => recipe !== null)
  const recipes = [...Map.groupBy(brought, ({ recipe }) => recipe?.id ?? '')].map(([id, of]) => ({
    id,
    title: of[0]?.recipe?.title ?? '',
    marks: of.find(({ recipe }) => recipe?.marks)?.recipe?.marks,
    addedAt: of.map(({ createdAt }) => createdAt).sort()[0] ?? '',
    items: of,
  }))
  return recipes.toSorted((one, other) => (one.addedAt < other.addedAt ? -1 : 1))
}
