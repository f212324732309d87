import type { ListAisle, ListThing, ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { readLineCached } from '@potluck/cooking/cached-lines'
import { correctionsOf, thingKey } from '@potluck/cooking/shop-aisles'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** The aisles with one of them moved by so many places, as far as there are. */
export function movedBy(aisles: readonly ListAisle[], id: string, places: number): readonly ListAisle[] {
  const from = aisles.findIndex((aisle) => aisle.id === id)
  const moved = aisles[from]
  if (!moved) return aisles
  const others = aisles.toSpliced(from, 1)
  return others.toSpliced(Math.max(0, from + places), 0, moved)
}

/** The thing of an item, without its amount. */
export function nameOf({ title }: Pick<ShoppingListItem, 'title'>, vocabulary: Vocabulary): string {
  const line = readLineCached(title, vocabulary)
  return line.ingredient || line.text.trim()
}

/** The aisle that the people on a list gave to a thing; null where they said nothing. */
export const correctedAisle = (
  name: string,
  list: Pick<ShoppingList, 'things' | 'aisles'>,
  vocabulary: Vocabulary,
): string | null => correctionsOf(list, vocabulary).get(thingKey(name, vocabulary)) ?? null

/** Things that are often bought and are not on the list. */
export function regularsMissing(
  { things, items }: Pick<ShoppingList, 'things' | 'items'>,
  vocabulary: Vocabulary,
): readonly ListThing[] {
  const regulars = things.filter(({ regular }) => regular)
  if (regulars.length === 0) return regulars
  const toBuy = new Set(
    items.filter(({ completed }) => !completed).map((item) => thingKey(nameOf(item, vocabulary), vocabulary)),
  )
  return regulars.filter(({ title }) => !toBuy.has(thingKey(title, vocabulary)))
}

/** Whether the thing that an item is of is bought again and again. */
export function isRegular(
  item: Pick<ShoppingListItem, 'title'>,
  things: readonly ListThing[],
  vocabulary: Vocabulary,
): boolean {
  const key = thingKey(nameOf(item, vocabulary), vocabulary)
  return things.some(({ title, regular }) => regular && thingKey(title, vocabulary) === key)
}
