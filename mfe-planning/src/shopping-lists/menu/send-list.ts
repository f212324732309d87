import type { ShoppingList } from '@potluck/api/shopping-lists'
import { copyText } from '@potluck/platform/copy-text'

/** What is still to buy, as text for any program: the list's name, then a line for each. */
export const textOf = ({ title, items }: Pick<ShoppingList, 'title' | 'items'>): string =>
  [
    title,
    '',
    ...items
      .filter(({ completed }) => !completed)
      .map(({ title: line, notes }) => (notes === '' ? `- ${line}` : `- ${line} (${notes})`)),
  ].join('\n')

/**
 * Hands what is to buy to another program, or to the clipboard where the device has no way to choose one.
 * @returns what became of it; `left` when the person chose none
 * @throws when neither is allowed
 */
export async function sendList(list: Pick<ShoppingList, 'title' | 'items'>): Promise<'sent' | 'copied' | 'left'> {
  const text = textOf(list)
  // Desktops have no such function, whatever its type says.
  if (typeof navigator.share !== 'function') {
    if (await copyText(text)) return 'copied'
    throw new Error('this browser lets no page copy')
  }
  try {
    await navigator.share({ title: list.title, text })
    return 'sent'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    throw error
  }
}
