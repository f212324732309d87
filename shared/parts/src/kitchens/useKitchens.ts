import { type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent } from '@potluck/platform/hooks'
import { useEffect } from 'react'
import { noteKitchens, recentKitchens } from './recent-kitchens.ts'

const none: readonly Kitchen[] = []

const news = ['kitchen:changed', 'kitchen:removed'] as const

/** The kitchens that the cook is in; undefined until they are known, none if the question failed. @param isWanted false while more urgent things load */
export function useKitchens(isWanted = true): readonly Kitchen[] | undefined {
  const { data, isError } = useKitchensAnswer(isWanted)
  return data?.kitchens ?? (isError ? none : undefined)
}

/** The same, but undefined also if the question failed: for decisions about a kitchen that is not among them. */
export const useKnownKitchens = (isWanted = true): readonly Kitchen[] | undefined =>
  useKitchensAnswer(isWanted).data?.kitchens

function useKitchensAnswer(isWanted: boolean) {
  const host = useHost()
  const recent = recentKitchens(host)
  const answer = useAnswer(listKitchens, isWanted ? {} : null, {
    staleTime: 60_000,
    // A question that is not asked yet would keep it, whatever is told later.
    ...(isWanted && recent && { initialData: recent.answer, initialDataUpdatedAt: recent.at }),
  })
  const { data, dataUpdatedAt, refetch } = answer
  useEffect(() => {
    if (data) noteKitchens(host, { at: dataUpdatedAt, answer: data })
  }, [host, data, dataUpdatedAt])
  useRefetchOn(news, listKitchens)
  // An opening asks, and is connected a moment later.
  useBusEvent('live:connected', () => {
    if (isWanted && !recentKitchens(host)) void refetch()
  })
  return answer
}
