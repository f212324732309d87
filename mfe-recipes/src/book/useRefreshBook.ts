import { useRefetchOn, useRefetchSoon } from '@potluck/platform/answers'
import { useBusEvent } from '@potluck/platform/hooks'
import { bookQuestions } from './book-questions.ts'

const news = ['recipe:updated', 'recipes:changed', 'book:changed', 'friends:updated', 'live:connected'] as const

/** Keeps lists and labels true while a screen is shown: what others send or no longer show, what an import adds, what was
 * missed. */
export function useRefreshBook(): void {
  const refresh = useRefetchSoon(...bookQuestions)
  useRefetchOn(news, ...bookQuestions)
  useBusEvent('messages:new', ({ recipe }) => {
    if (recipe) refresh()
  })
  useBusEvent('job:updated', ({ status }) => {
    if (status !== 'waiting' && status !== 'running') refresh()
  })
}
