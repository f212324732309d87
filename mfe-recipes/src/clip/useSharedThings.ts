import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sharedPhotos, takeSharedThings } from '../shared-things/shared-things.ts'

/**
 * Takes what another program shared (`?shared=`), once: photos alone begin a new recipe, whatever has words is read.
 * @param onText given what was shared of title, text and link
 * @param onLost told when nothing arrived
 */
export function useSharedThings(onText: (text: string) => void, onLost: () => void): void {
  const { navigate } = useHost()
  const [search] = useSearchParams()
  const isShared = search.has('shared')

  const take = useEffectEvent(async () => {
    const things = await takeSharedThings().catch(() => null)
    if (things?.text.trim() === '') {
      sharedPhotos.give(things.photos)
      return navigate(paths.newRecipe(), { replace: true })
    }
    navigate(paths.addRecipe(), { replace: true })
    if (things) onText(things.text)
    else onLost()
  })

  useEffect(() => {
    if (isShared) void take()
  }, [isShared])
}
