import { listPantryItems, type PantryItem } from '@potluck/api/pantry'
import { useAsk } from '@potluck/platform/useAsk'
import { useState } from 'react'

/** What stands between the things of a list. */
const separator = /[,;،、\n]/u

/** Most things that are looked up of one pasted text. */
const maxTyped = 20

const parts = (text: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const folded = (text: string): string => text.toLocaleLowerCase()

/**
 * The text of a field that takes several things at once: each one before a comma is looked up and added.
 * @param add what is done with a thing that recipes need
 */
export function useTypedThings(add: (item: PantryItem) => void) {
  const ask = useAsk(listPantryItems, { toast: true })
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])

  async function lookUp(name: string): Promise<void> {
    const items = await ask({ query: { query: name } })
    const found = items.find((item) => folded(item.name) === folded(name)) ?? items[0]
    if (found) add(found)
    else setUnknown((before) => [...before, name])
  }

  function type(next: string): void {
    setUnknown([])
    const end = next.split(separator).length > 1 ? (next.split(separator).at(-1) ?? '') : next
    setText(end.trimStart() === '' ? '' : end)
    const named = parts(next.slice(0, next.length - end.length)).slice(0, maxTyped)
    // What the server does not answer is told by a toast.
    for (const name of named) lookUp(name).catch(() => {})
  }

  return { text, type, unknown }
}
