import type { ShoppingList } from '@potluck/api/shopping-lists'
import { arrangeShop, type ListLook, type ShopWords } from '@potluck/cooking/arrange-shop'
import { copyText } from '@potluck/platform/copy-text'

const lineOf = (title: string, notes: string): string => (notes === '' ? `- ${title}` : `- ${title} (${notes})`)

/**
 * The open items as text for any program: the list's name, then a line for each row, in the order of the shop.
 * @param words what lines are read with; without them each stands as it was written
 */
export function textOf(list: ShoppingList, words: ShopWords | undefined, look: ListLook): string {
  const items = list.items.filter(({ completed }) => !completed)
  const rows = words ? arrangeShop(items, list, words, look).flatMap(({ groups }) => groups) : [{ title: null, items }]
  const lines = rows.flatMap(({ title, items: alike }) => {
    const [first] = alike
    if (title !== null && first) return [lineOf(title, first.notes)]
    return alike.map((item) => lineOf(item.title, item.notes))
  })
  return [list.title, '', ...lines].join('\n')
}

/**
 * Hands what is to buy to another program, or to the clipboard where the device has no way to choose one.
 * @returns what became of it; `left` when the person chose none
 * @throws when neither is allowed
 */
export async function sendList(title: string, text: string): Promise<'sent' | 'copied' | 'left'> {
  // Desktops have no such function, whatever its type says.
  if (typeof navigator.share !== 'function') {
    if (await copyText(text)) return 'copied'
    throw new Error('this browser lets no page copy')
  }
  try {
    await navigator.share({ title, text })
    return 'sent'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    throw error
  }
}
