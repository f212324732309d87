import type { ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { aisleNames, aisleTitle, isAisle, placeInShop } from '@potluck/cooking/aisles'
import { aislesFor, loadAisles } from '@potluck/cooking/aisles/load'
import type { Language } from '@potluck/cooking/language'
import { arrangeList, type ListGroup } from '@potluck/cooking/shopping-list'
import type { SortBy } from '@potluck/cooking/sort-items'
import { wordsFor } from '@potluck/cooking/words/load'
import { type Html, html } from '../machinery/http/html.ts'
import { pageWords } from '../pages/page-words.ts'

/** How a list is printed. */
export interface ListLook {
  readonly language: Language
  readonly groupSimilar: boolean
  readonly groupCategories: boolean
  readonly sortBy: SortBy
}

const line = ({ title, notes }: ShoppingListItem): Html =>
  html`<li class="buy"><span dir="auto">${title}${notes === '' ? html`` : html`<small>${notes}</small>`}</span></li>`

function groupLines({ title, items }: ListGroup<ShoppingListItem>): Html {
  const [first] = items
  if (title === null || items.length === 1 || !first) return html`${items.map(line)}`
  const notes = [...new Set(items.flatMap((item) => item.notes || []))].join(', ')
  return line({ ...first, title, notes })
}

/** The list's aisles in the order of its shop, each by the name that its items are told with. */
function aisleOrder({ aisles }: Pick<ShoppingList, 'aisles'>): readonly string[] {
  const names = aisles.map(({ id, title }) => title ?? id)
  return [...names, ...aisleNames.filter((name) => !names.includes(name))]
}

/** What is still to buy, on paper, each with a box to tick. */
export async function listSheet(list: ShoppingList, look: ListLook): Promise<Html> {
  const items = list.items.filter(({ completed }) => !completed)
  const words = await wordsFor(items.map(({ title }) => title).join('\n'), look.language)
  const [aisles, own] = await Promise.all([aislesFor(words), loadAisles(look.language)])
  const walk = aisleOrder(list)
  const titleOf = (aisle: string) => (isAisle(aisle) ? aisleTitle(aisle, own) : aisle)
  const linesOf = (some: readonly ShoppingListItem[]) =>
    arrangeList(some, { ...look, groupCategories: false, aisles, language: look.language }).map(
      ({ groups }) => html`<ul>${groups.map(groupLines)}</ul>`,
    )
  const byAisle = [...Map.groupBy(items, ({ categoryTitle }) => categoryTitle)].toSorted(
    ([one], [other]) => placeInShop(one, walk) - placeInShop(other, walk),
  )
  const body = look.groupCategories
    ? byAisle.map(
        ([aisle, some]) =>
          html`<section class="aisle"><h2 class="aisle-name" dir="auto">${titleOf(aisle)}</h2>${linesOf(some)}</section>`,
      )
    : linesOf(items)
  return html`<article class="sheet"><header class="head"><h1 dir="auto">${list.title}</h1></header>
${items.length === 0 ? html`<p>${pageWords[look.language].nothingToBuy}</p>` : html`<div class="shopping">${body}</div>`}</article>`
}
