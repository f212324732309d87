import type { Folder } from '@potluck/api/recipes'
import { usePreferences } from '@potluck/platform/hooks'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListView } from '../book/list-view.ts'
import { myRecipes } from '../preferences.ts'
import { type AddressedView, readView, writeView } from './view-address.ts'

/** The view of the address and of the cook's preferences, and how its addressed part changes. */
export function useListView(folder: Folder): {
  readonly view: ListView
  readonly change: (change: Partial<AddressedView>) => void
} {
  const [query, setQuery] = useSearchParams()
  const { enableLabelIntersection, sortBy, includeFriends } = usePreferences(myRecipes)
  const address = query.toString()
  const view = useMemo(
    () => readView(folder, new URLSearchParams(address), { enableLabelIntersection, sortBy, includeFriends }),
    [folder, address, enableLabelIntersection, sortBy, includeFriends],
  )
  const change = useCallback(
    (changed: Partial<AddressedView>) => setQuery((before) => writeView(before, changed), { replace: true }),
    [setQuery],
  )
  return { view, change }
}
