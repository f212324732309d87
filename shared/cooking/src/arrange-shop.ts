import type { AisleWords } from './aisle-words.ts'
import { type AisleIndex, aisleTitle } from './aisles.ts'
import { isLanguage, type Language } from './language.ts'
import { languagesOf } from './likely-languages.ts'
import type { GramsOf } from './merge-items.ts'
import { aislesOf, correctionsOf, type Shop, visibleAisle } from './shop-aisles.ts'
import { arrangeList, type ListCategory, type ListedItem } from './shopping-list.ts'
import type { SortBy } from './sort-items.ts'
import type { Words } from './words.ts'

/** The words that a list is read with, which are the same for everybody on it, and those that it is shown with. */
export interface ShopWords {
  /** For the languages of the list. */
  readonly index: AisleIndex
  /** Of whoever looks at it: titles of aisles, units of sums, order of letters. */
  readonly titles: AisleWords
  readonly words: Words
  readonly language: Language
  /** Weighs what has amounts that cannot be added. */
  readonly gramsOf?: GramsOf | undefined
}

/** The languages that a list is read with: those in which people wrote on it and those that show in its lines. */
export const languagesOfList = (titles: readonly string[], written: readonly string[]): readonly Language[] =>
  languagesOf(titles.join('\n'), written.filter(isLanguage))

/** How somebody wants to see a list. */
export interface ListLook {
  readonly groupSimilar: boolean
  readonly groupCategories: boolean
  readonly sortBy: SortBy
}

/** A list as it is shown: on screens, on paper and as text. Which rows there are, and where, depends on the list alone. */
export function arrangeShop<Item extends ListedItem>(
  items: readonly Item[],
  shop: Shop,
  { index, titles, words, language, gramsOf }: ShopWords,
  look: ListLook,
): ListCategory<Item>[] {
  const named = new Map(shop.aisles.map(({ id, title }) => [id, title]))
  return arrangeList(items, {
    ...look,
    aisles: index,
    corrections: correctionsOf(shop, index.vocabulary),
    shownAisle: visibleAisle(shop),
    walk: aislesOf(shop).map(({ id }) => id),
    aisleTitle: (aisle) => named.get(aisle) ?? aisleTitle(aisle, titles),
    language,
    words,
    gramsOf,
  })
}
