import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { saveDraftFiles } from '../shared-things/draft-files.ts'
import { sharedPhotos, sharedPhotosSlot, takeSharedThings } from '../shared-things/shared-things.ts'

/**
 * Takes the data shared by another program (`?shared=`). Photos alone open a new recipe. Text is clipped, and its
 * photos wait for the recipe.
 * @param onText receives the shared title, text and link
 * @param onLost called if no data arrived
 */
export function useSharedThings(onText: (text: string) => void, onLost: () => void): void {
  const { navigate } = useHost()
  const [search] = useSearchParams()
  const isShared = search.has('shared')

  const take = useEffectEvent(async () => {
    const things = await takeSharedThings().catch(() => null)
    sharedPhotos.give(things?.photos ?? [])
    if (things?.text.trim() === '') {
      return navigate(paths.newRecipe(), { replace: true })
    }
    if (things) void saveDraftFiles(sharedPhotosSlot, new Map(things.photos.map((photo) => [photo.name, photo])))
    navigate(paths.addRecipe(), { replace: true })
    if (things) onText(things.text)
    else onLost()
  })

  useEffect(() => {
    if (isShared) void take()
  }, [isShared])
}
