import { paths } from '@potluck/platform/paths'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Whether the entry before this one is the recipe's own. @param state what the entry carries, of any making */
export const isFromRecipe = (state: unknown, recipeId: string): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === paths.recipe(recipeId)

/** Follows a link of the recipe's page in this window, and remembers where it started. @param path where it leads */
export function useFromRecipe(path: string): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const { pathname: from } = useLocation()
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(path, { state: { from } })
  }
}
