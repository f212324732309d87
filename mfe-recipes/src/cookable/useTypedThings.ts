import { listNeededThings, type NeededThing } from '@potluck/api/cookable'
import { inBook } from '@potluck/api/of-book'
import { useAsk } from '@potluck/platform/useAsk'
import { useState } from 'react'

/** Separators of a list of items. */
const separator = /[,;،、\n]/u

/** Maximum number of items that one pasted text looks up. */
const maxTyped = 20

const parts = (text: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const folded = (text: string): string => text.toLocaleLowerCase()

/**
 * The text of a field for several items: each item before a comma is looked up and added.
 * @param add called for an item that recipes need
 * @param kitchenId the kitchen whose recipes know the items; undefined for the own book
 */
export function useTypedThings(add: (item: NeededThing) => void, kitchenId: string | undefined) {
  const ask = useAsk(listNeededThings, { toast: true })
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])

  async function lookUp(name: string): Promise<void> {
    const items = await ask({ query: { ...inBook(kitchenId).query, query: name } })
    const match = items.find((item) => folded(item.name) === folded(name)) ?? items[0]
    if (match) add(match)
    else setUnknown((before) => [...before, name])
  }

  function type(next: string): void {
    setUnknown([])
    const end = next.split(separator).length > 1 ? (next.split(separator).at(-1) ?? '') : next
    setText(end.trimStart() === '' ? '' : end)
    const names = parts(next.slice(0, next.length - end.length)).slice(0, maxTyped)
    // The hook of the call displays a toast after an error.
    for (const name of names) lookUp(name).catch(() => {})
  }

  return { text, type, unknown }
}
