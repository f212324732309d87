import { allBooks } from '@potluck/api/of-book'
import type { Recipe } from '@potluck/api/recipes'
import { useState } from 'react'
import { type ListAddress, lastList } from '../../book/last-list.ts'

/** Whether the recipe can be in a list: in its folder, and in its book or in all books. */
function mayContain({ folder, query }: ListAddress, recipe: Recipe): boolean {
  const kitchen = new URLSearchParams(query).get('kitchen') ?? undefined
  return folder === recipe.folder && (kitchen === recipe.kitchenId || kitchen === allBooks)
}

/** The list of the folder and the book of a recipe. */
function listOf({ folder, kitchenId }: Recipe): ListAddress {
  const query = new URLSearchParams(kitchenId === undefined ? {} : { kitchen: kitchenId })
  return { folder: folder === 'inbox' ? 'inbox' : 'main', query: query.toString() }
}

/**
 * The list to display beside a recipe: the last one, else that of its book. Null for recipes of others, and until the first
 * recipe has loaded.
 */
export function useListOf(recipe: Recipe | undefined): ListAddress | null {
  const [list, setList] = useState<ListAddress | null>(null)
  if (recipe === undefined) return list
  const isOurs = recipe.isOwner || recipe.kitchenId !== undefined
  if (!isOurs && list !== null) setList(null)
  if (isOurs && (list === null || !mayContain(list, recipe))) {
    const last = lastList.get()
    setList(last !== null && mayContain(last, recipe) ? last : listOf(recipe))
  }
  return list
}
