import { myRecipes } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useNavigate } from 'react-router-dom'

const chosen = { isChosenBook: true } as const

/** Whether the cook chose the book of this entry of the history. @param state untrusted state of the history entry */
export const isChosenBook = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isChosenBook' in state

/** Shows the own book or that of a kitchen, which is shown again the next time. */
export function useChooseBook(): (kitchenId: string | undefined) => void {
  const { preferences } = useHost()
  const navigate = useNavigate()
  return (kitchenId) => {
    preferences.update(myRecipes, { kitchenId: kitchenId ?? '' })
    navigate(paths.list('main', { kitchen: kitchenId }), { state: chosen })
  }
}
