import { type Kitchen, listKitchens } from '@potluck/api/kitchens'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'

const none: readonly Kitchen[] = []

/** The kitchens that the cook is in; undefined until they are known. @param isWanted false while more urgent things load */
export function useKitchens(isWanted = true): readonly Kitchen[] | undefined {
  const { data, isError } = useAnswer(listKitchens, isWanted ? {} : null, { staleTime: 60_000 })
  useRefetchOn(['kitchen:changed', 'kitchen:removed', 'live:connected'], listKitchens)
  return data?.kitchens ?? (isError ? none : undefined)
}
