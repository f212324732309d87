import type { ListAisle, ListThing, ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { aisleNames, isAisle } from '@potluck/cooking/aisles'
import { itemKey } from '@potluck/cooking/item-key'
import { readLineOnce } from '@potluck/cooking/read-lines'
import type { Vocabulary } from '@potluck/cooking/vocabulary'

/** The aisles of a list in the order of its shop; those that nobody placed stand last. */
export function aislesOf({ aisles }: Pick<ShoppingList, 'aisles'>): readonly ListAisle[] {
  const placed = new Set(aisles.map(({ id }) => id))
  return [...aisles, ...aisleNames.filter((id) => !placed.has(id)).map((id) => ({ id, title: null }))]
}

/** The aisles with one of them moved by so many places, as far as there are. */
export function movedBy(aisles: readonly ListAisle[], id: string, places: number): readonly ListAisle[] {
  const from = aisles.findIndex((aisle) => aisle.id === id)
  const moved = aisles[from]
  if (!moved) return aisles
  const others = aisles.toSpliced(from, 1)
  return others.toSpliced(Math.max(0, from + places), 0, moved)
}

/** What an item is of, without its amount. */
export function nameOf({ title }: Pick<ShoppingListItem, 'title'>, vocabulary: Vocabulary): string {
  const line = readLineOnce(title, vocabulary)
  return line.ingredient || line.text.trim()
}

const keyOf = (name: string, vocabulary: Vocabulary): string => itemKey(name, vocabulary) || name

/** The aisles that the people on a list gave to things, by key; those of an aisle that is gone count no more. */
export function correctionsOf(
  { things, aisles }: Pick<ShoppingList, 'things' | 'aisles'>,
  vocabulary: Vocabulary,
): ReadonlyMap<string, string> {
  const own = new Set(aisles.map(({ id }) => id))
  return new Map(
    things.flatMap(({ title, aisle }) =>
      aisle !== null && (own.has(aisle) || isAisle(aisle)) ? [[keyOf(title, vocabulary), aisle] as const] : [],
    ),
  )
}

/** The aisle that the people on a list gave to a thing; null where they said nothing. */
export const correctedAisle = (
  name: string,
  list: Pick<ShoppingList, 'things' | 'aisles'>,
  vocabulary: Vocabulary,
): string | null => correctionsOf(list, vocabulary).get(keyOf(name, vocabulary)) ?? null

/** What is bought again and again and is not to buy already. */
export function regularsMissing(
  { things, items }: Pick<ShoppingList, 'things' | 'items'>,
  vocabulary: Vocabulary,
): readonly ListThing[] {
  const regulars = things.filter(({ regular }) => regular)
  if (regulars.length === 0) return regulars
  const toBuy = new Set(
    items.filter(({ completed }) => !completed).map((item) => keyOf(nameOf(item, vocabulary), vocabulary)),
  )
  return regulars.filter(({ title }) => !toBuy.has(keyOf(title, vocabulary)))
}

/** Whether the thing that an item is of is bought again and again. */
export function isRegular(
  item: Pick<ShoppingListItem, 'title'>,
  things: readonly ListThing[],
  vocabulary: Vocabulary,
): boolean {
  const key = keyOf(nameOf(item, vocabulary), vocabulary)
  return things.some(({ title, regular }) => regular && keyOf(title, vocabulary) === key)
}
