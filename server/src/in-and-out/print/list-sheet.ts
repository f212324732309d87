import type { ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { arrangeShop, type ListLook, languagesOfList } from '@potluck/cooking/arrange-shop'
import type { Language } from '@potluck/cooking/language'
import { loadShopWords } from '@potluck/cooking/languages/load-aisles'
import type { ListGroup } from '@potluck/cooking/shopping-list'
import { gramsOfLines } from '@potluck/foods/grams-of'
import { loadFoods } from '@potluck/foods/load-foods'
import { pageWords } from '../../book/pages/page-words.ts'
import { type Html, html } from '../../machinery/web/http/html.ts'

/** How a list is printed. */
export interface ListSheetLook extends ListLook {
  readonly language: Language
}

const line = ({ title, notes }: ShoppingListItem): Html =>
  html`<li class="buy"><span dir="auto">${title}${notes === '' ? html`` : html`<small>${notes}</small>`}</span></li>`

function groupLines({ title, items }: ListGroup<ShoppingListItem>): Html {
  const [first] = items
  if (title === null || !first) return html`${items.map(line)}`
  return line({ ...first, title })
}

/** The open items of a list on paper, each with a box to tick. */
export async function listSheet(list: ShoppingList, look: ListSheetLook): Promise<Html> {
  const items = list.items.filter(({ completed }) => !completed)
  const words = await loadShopWords(
    languagesOfList(
      list.items.map(({ title }) => title),
      list.languages,
    ),
    look.language,
  )
  const gramsOf = gramsOfLines(await loadFoods(words.index.vocabulary))
  const body = arrangeShop(items, list, { ...words, gramsOf }, look).map(({ title, groups }) => {
    const lines = html`<ul>${groups.map(groupLines)}</ul>`
    return title === null
      ? lines
      : html`<section class="aisle"><h2 class="aisle-name" dir="auto">${title}</h2>${lines}</section>`
  })
  return html`<article class="sheet"><header class="head"><h1 dir="auto">${list.title}</h1></header>
${items.length === 0 ? html`<p>${pageWords(look.language)('page.nothingToBuy')}</p>` : html`<div class="shopping">${body}</div>`}</article>`
}
