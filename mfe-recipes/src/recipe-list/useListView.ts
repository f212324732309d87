import type { Folder } from '@potluck/api/recipes'
import { usePreferences } from '@potluck/platform/hooks'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListView } from '../book/list-view.ts'
import { myRecipes } from '../preferences.ts'
import { type AddressedView, readView, writeView } from './view-address.ts'

/** Words that are typed are in the address when nothing more was typed for so long. Milliseconds. */
const writtenAfterMs = 1_000

/** Whatever may lead away from the list: before that, its address has to be true. */
const leaving = ['pointerdown', 'focusout', 'pagehide'] as const

/** A search that is typed and not in the address yet. */
interface TypedSearch {
  readonly words: string
  /** The rest of the address; when it changes, the address is newer. */
  readonly rest: string
  /** Searches that the address may still say: that from before, and what was written of this one so far. */
  readonly older: readonly string[]
}

/**
 * The view of the address and of the cook's preferences, and how its addressed part changes. `search` shows another
 * search at once and writes it down after a pause: an address is read by the whole product, and would be drawn by it with
 * each letter.
 */
export function useListView(
  folder: Folder,
  /** Whose profile is looked at; undefined for the own book. */
  userId?: string,
): {
  readonly view: ListView
  readonly change: (change: Partial<AddressedView>) => void
  readonly search: (words: string) => void
} {
  const [query, setQuery] = useSearchParams()
  const { enableLabelIntersection, sortBy, includeFriends } = usePreferences(myRecipes)
  const address = query.toString()
  const written = query.get('search') ?? ''
  const rest = writeView(query, { search: '' }).toString()
  const [typed, setTyped] = useState<TypedSearch | null>(null)
  const isNewer = typed !== null && typed.words !== written && typed.rest === rest && typed.older.includes(written)
  if (typed !== null && !isNewer) setTyped(null)
  const words = isNewer ? typed.words : null
  const view = useMemo(() => {
    const addressed = new URLSearchParams(address)
    const read = words === null ? addressed : writeView(addressed, { search: words })
    if (userId === undefined) return readView(folder, read, { enableLabelIntersection, sortBy, includeFriends })
    return { ...readView(folder, read, { enableLabelIntersection: false, sortBy, includeFriends: 'no' }), userId }
  }, [folder, address, words, userId, enableLabelIntersection, sortBy, includeFriends])

  const write = useEffectEvent(() => {
    if (words === null) return
    setTyped((before) => before && { ...before, older: [...before.older, words] })
    setQuery((before) => writeView(before, { search: words }), { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (words === null) return
    const here = window.location.href
    let isWritten = false
    const listener = () => {
      // While the next screen comes the list still stands, and would take its cook back by saying its address again.
      if (isWritten || window.location.href !== here) return
      isWritten = true
      write()
    }
    const timer = setTimeout(listener, writtenAfterMs)
    for (const event of leaving) window.addEventListener(event, listener, true)
    return () => {
      clearTimeout(timer)
      for (const event of leaving) window.removeEventListener(event, listener, true)
    }
  }, [words])

  const change = useCallback(
    (changed: Partial<AddressedView>) => {
      setTyped(null)
      setQuery((before) => writeView(before, changed), { replace: true })
    },
    [setQuery],
  )
  const search = useCallback(
    (words: string) => setTyped((before) => ({ words, rest, older: before?.older ?? [written] })),
    [rest, written],
  )
  return { view, change, search }
}
