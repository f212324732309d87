import { useRefetchOn, useRefetchSoon } from '@potluck/platform/answers'
import { useBusEvent } from '@potluck/platform/hooks'
import { bookQuestions } from './book-questions.ts'

const news = ['recipe:updated', 'recipes:changed', 'book:changed', 'friends:updated', 'live:connected'] as const

/** Refetches lists and labels while a screen is open: after shares, imports and missed events. */
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
