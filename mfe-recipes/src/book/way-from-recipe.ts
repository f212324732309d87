import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Whether the previous entry of the history is the page of a recipe. @param state untrusted state of the history entry */
export const isFrom = (state: unknown, recipePath: string): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === recipePath

/** Opens a link of the recipe page in this window and stores its origin in the history. @param path the target */
export function useFromRecipe(path: string): (event: MouseEvent) => void {
  const navigate = useNavigate()
  const { pathname: from } = useLocation()
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(path, { state: { from } })
  }
}
