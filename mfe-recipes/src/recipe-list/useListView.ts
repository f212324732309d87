import type { Folder } from '@potluck/api/recipes'
import { myRecipes } from '@potluck/platform/book-preferences'
import { usePreferences } from '@potluck/platform/hooks'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListView } from '../book/list-view.ts'
import { type AddressedView, readView, writeView } from '../list-pages/view-address.ts'

/** Delay between the last letter and the change of the address, milliseconds. */
const writtenAfterMs = 1_000

/** Events that may leave the list: the address must be up to date before them. */
const leaving = ['pointerdown', 'focusout', 'pagehide'] as const

/** A typed search that the address does not have yet. */
interface TypedSearch {
  readonly words: string
  /** The rest of the address; if it changes, the address is newer. */
  readonly rest: string
  /** Searches that the address may still have: the one before, and those written of this one so far. */
  readonly older: readonly string[]
}

/**
 * The view from the address and preferences, and functions to change it. `search` displays a new search immediately and
 * writes the address after a pause, because every component that reads the address would render with each letter.
 */
export function useListView(
  folder: Folder,
  /** Owner of the profile; undefined for the own book. */
  userId?: string,
): {
  readonly view: ListView
  readonly change: (change: Partial<AddressedView>) => void
  readonly search: (words: string) => void
} {
  const [query, setQuery] = useSearchParams()
  const { enableLabelIntersection, sortBy, includeFriends } = usePreferences(myRecipes)
  const address = query.toString()
  const addressWords = query.get('search') ?? ''
  const rest = writeView(query, { search: '' }).toString()
  const [typed, setTyped] = useState<TypedSearch | null>(null)
  const isNewer =
    typed !== null && typed.words !== addressWords && typed.rest === rest && typed.older.includes(addressWords)
  if (typed !== null && !isNewer) setTyped(null)
  const words = isNewer ? typed.words : null
  const view = useMemo(() => {
    const addressed = new URLSearchParams(address)
    const viewQuery = words === null ? addressed : writeView(addressed, { search: words })
    if (userId === undefined) return readView(folder, viewQuery, { enableLabelIntersection, sortBy, includeFriends })
    const profileKitchen = viewQuery.get('profileKitchen')
    return {
      ...readView(folder, viewQuery, { enableLabelIntersection: false, sortBy, includeFriends: 'no' }),
      userId,
      ...(profileKitchen !== null && { profileKitchen }),
    }
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
      // While the next screen loads, the list is still mounted, and writing its address would return to it.
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
    (words: string) => setTyped((before) => ({ words, rest, older: before?.older ?? [addressWords] })),
    [rest, addressWords],
  )
  return { view, change, search }
}
