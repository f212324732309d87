import { useKitchens } from '@potluck/parts/useKitchens'
import { myRecipes } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isChosenBook } from '../book/useChooseBook.ts'

/** Opens the household of a cook whose own book is empty, unless they chose that book. @returns whether the empty book stays hidden */
export function useHouseholdFirst(isEmptyBook: boolean): boolean {
  const host = useHost()
  const { state } = useLocation()
  const mayOpen = isEmptyBook && !isChosenBook(state)
  const kitchens = useKitchens(mayOpen)
  const household = kitchens?.find(({ rest }) => !rest)?.id
  useEffect(() => {
    if (!mayOpen || household === undefined) return
    host.preferences.update(myRecipes, { kitchenId: household })
    host.navigate(paths.list('main', { kitchen: household }), { replace: true })
  }, [host, mayOpen, household])
  return mayOpen && (kitchens === undefined || household !== undefined)
}
