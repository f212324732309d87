import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** What a move carries that was made from the recipe's own page: to the editor, or to cooking. */
export const fromRecipe = { from: 'recipe' } as const

/** Whether the entry before this one is the recipe's own. @param state what the entry carries, of any making */
export const isFromRecipe = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === fromRecipe.from

/** Follows a link of the recipe's page in this window, and remembers where it started. @param path where it leads */
export function useFromRecipe(path: string): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(path, { state: fromRecipe })
  }
}
