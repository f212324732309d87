import type { ShoppingListItem } from '@potluck/api/shopping-lists'

/** A recipe that things on a list are for. */
export interface ListRecipe {
  readonly id: string
  readonly title: string
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
    addedAt: of.map(({ createdAt }) => createdAt).sort()[0] ?? '',
    items: of,
  }))
  return recipes.toSorted((one, other) => (one.addedAt < other.addedAt ? -1 : 1))
}
