import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { aisleIndexOf, aisleOf } from '@potluck/cooking/aisles'
import { deDeAisles } from '@potluck/cooking/aisles/de-de'
import { enUsAisles } from '@potluck/cooking/aisles/en-us'
import { heAisles } from '@potluck/cooking/aisles/he'
import { itItAisles } from '@potluck/cooking/aisles/it-it'
import { ukUaAisles } from '@potluck/cooking/aisles/uk-ua'
import { mergeItems } from '@potluck/cooking/merge-items'
import { everyLanguage } from '@potluck/cooking/words/all'

/** The people on one list may write in different languages. */
const aisles = aisleIndexOf([enUsAisles, deDeAisles, itItAisles, ukUaAisles, heAisles], everyLanguage)

/** Tells each item its aisle, and the name it shares with those like it; the order stays. */
export function placeItems(
  items: readonly Omit<ShoppingListItem, 'groupTitle' | 'categoryTitle'>[],
): ShoppingListItem[] {
  const groups = mergeItems(items, ({ title }) => title, everyLanguage)
  const groupTitles = new Map(groups.flatMap(({ name, sources }) => sources.map(({ id }) => [id, name])))
  return items.map((item) => ({
    ...item,
    groupTitle: groupTitles.get(item.id) ?? item.title,
    categoryTitle: aisleOf(item.title, aisles),
  }))
}
