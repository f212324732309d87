import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { aisleOf } from '@potluck/cooking/aisles'
import { aislesFor } from '@potluck/cooking/aisles/load'
import { mergeItems } from '@potluck/cooking/merge-items'
import { wordsFor } from '@potluck/cooking/words/load'

/**
 * Tells each item its aisle, and the name it shares with those like it; the order stays. The people on one list may
 * write in different languages; English wins where two disagree.
 */
export async function placeItems(
  items: readonly Omit<ShoppingListItem, 'groupTitle' | 'categoryTitle'>[],
): Promise<ShoppingListItem[]> {
  const words = await wordsFor(items.map(({ title }) => title).join('\n'), 'en-us')
  const aisles = await aislesFor(words)
  const groups = mergeItems(items, ({ title }) => title, words)
  const groupTitles = new Map(groups.flatMap(({ name, sources }) => sources.map(({ id }) => [id, name])))
  return items.map((item) => ({
    ...item,
    groupTitle: groupTitles.get(item.id) ?? item.title,
    categoryTitle: aisleOf(item.title, aisles),
  }))
}
