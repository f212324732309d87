import { href, paths } from '@potluck/platform/paths'
import { useEffect } from 'react'
import { lastRecipe } from '../book/last-recipe.ts'

/** The row is looked for so often, because a long list first scrolls to where it was left, and loads what stands there. */
const [tries, betweenMs] = [100, 50]

/** After Back from a recipe, its row gets the focus, unless the cook already uses something else. */
export function useFocusLeftRow(hasRows: boolean): void {
  useEffect(() => {
    if (!hasRows) return
    const id = lastRecipe.takeReturned()
    if (id === null) return
    let left = tries
    const timer = setInterval(() => {
      const focused = document.activeElement
      const isFree = focused === document.body || focused?.tagName === 'H1'
      const row = document.querySelector<HTMLElement>(`main a[href="${href(paths.recipe(id))}"]`)
      left -= 1
      if (isFree && row) row.focus({ preventScroll: true })
      if (!isFree || row || left === 0) clearInterval(timer)
    }, betweenMs)
    return () => clearInterval(timer)
  }, [hasRows])
}
