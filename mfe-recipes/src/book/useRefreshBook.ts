import { useBusEvent } from '@potluck/platform/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

/** Keeps lists and labels true while a screen is shown: what others send, what an import adds, what was missed. */
export function useRefreshBook(): void {
  const queries = useQueryClient()
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: queryKeys.lists })
    void queries.invalidateQueries({ queryKey: queryKeys.labels })
  }
  useBusEvent('recipe:updated', refresh)
  useBusEvent('live:connected', refresh)
  useBusEvent('messages:new', ({ recipe }) => {
    if (recipe) refresh()
  })
  useBusEvent('job:updated', ({ status }) => {
    if (status !== 'waiting' && status !== 'running') refresh()
  })
}
