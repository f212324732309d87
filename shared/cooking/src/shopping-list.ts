import { type AisleIndex, aisleOf, placeInShop } from './aisles.ts'
import { type GramsOf, mergeItems } from './merge-items.ts'
import { defaultSortBy, type SortableItem, type SortBy, sortItems, titleOrder } from './sort-items.ts'
import type { Words } from './words.ts'

export interface ListOptions {
  readonly groupCategories: boolean
  readonly groupSimilar: boolean
  readonly sortBy?: SortBy
  readonly aisles: AisleIndex
  /** The user's own aisles, by `itemKey`. */
  readonly corrections?: ReadonlyMap<string, string>
  /** The user's own walk through the shop. */
  readonly walk?: readonly string[] | undefined
  /** Where the things of an aisle stand; by default in it. */
  readonly shownAisle?: (aisle: string) => string
  /** The name of an aisle; by default its name in the program. */
  readonly aisleTitle?: (aisle: string) => string
  /** The language in whose order titles are sorted. */
  readonly language?: string
  /** The language that sums are written in; by default the first of the aisles' vocabulary. */
  readonly words?: Words | undefined
  /** Weighs what has amounts that cannot be added. */
  readonly gramsOf?: GramsOf | undefined
}

/** An item of a list, as far as its place is concerned. */
export interface ListedItem extends SortableItem {
  /** Items with different notes stand apart. */
  readonly notes?: string
}

export interface ListGroup<Item> {
  /** "5 onions" for items that are alike; null where similar items are not grouped. */
  readonly title: string | null
  /** Their common name; null where similar items are not grouped. */
  readonly name: string | null
  readonly items: readonly Item[]
}

export interface ListCategory<Item> {
  readonly aisle: string | null
  /** The aisle's title; null where the list is not grouped by aisle. */
  readonly title: string | null
  readonly groups: readonly ListGroup<Item>[]
}

function groupsOf<Item extends ListedItem>(items: readonly Item[], options: ListOptions): ListGroup<Item>[] {
  const { groupSimilar, sortBy = defaultSortBy, language, aisles, words, gramsOf } = options
  const sorted = sortItems(items, sortBy, language)
  if (!groupSimilar) return [{ title: null, name: null, items: sorted }]
  const byTitle = titleOrder(language)
  const { vocabulary } = aisles
  const noteOf = ({ notes = '' }: Item) => notes
  const merged = mergeItems(sorted, ({ title }) => title, { vocabulary, words, noteOf, gramsOf })
  const ordered = sortBy === 'title' ? merged.toSorted((a, b) => byTitle(a.name, b.name)) : merged
  return ordered.map(({ title, name, sources }) => ({ title, name, items: sources }))
}

/**
 * Arranges a shopping list in one of its four renderings: by aisle or not, similar items together or not. One shape
 * for all four: categories hold groups, groups hold items. Items follow `sortBy`; groups too, by name or by
 * their newest or oldest item; aisles the walk through a shop.
 */
export function arrangeList<Item extends ListedItem>(
  items: readonly Item[],
  options: ListOptions,
): ListCategory<Item>[] {
  if (!options.groupCategories) return [{ aisle: null, title: null, groups: groupsOf(items, options) }]
  const shown = options.shownAisle ?? ((aisle: string) => aisle)
  const byAisle = Map.groupBy(items, (item) => shown(aisleOf(item.title, options.aisles, options.corrections)))
  const byTitle = titleOrder(options.language)
  const titleOf = options.aisleTitle ?? ((aisle: string) => aisle)
  return [...byAisle]
    .map(([aisle, alike]) => ({ aisle, title: titleOf(aisle), groups: groupsOf(alike, options) }))
    .toSorted(
      (a, b) => placeInShop(a.aisle, options.walk) - placeInShop(b.aisle, options.walk) || byTitle(a.title, b.title),
    )
}
