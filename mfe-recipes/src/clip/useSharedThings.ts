import { takeSharedThings } from '@potluck/parts/take-shared-things'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { saveDraftFiles } from '../shared-things/draft-files.ts'
import { sharedPhotos, sharedPhotosSlot } from '../shared-things/shared-things.ts'
import { isPdf } from './photos/photo-pages.ts'

interface Takers {
  /** Receives the shared title, text and link. */
  readonly onText: (text: string) => void
  /** Receives pages to read: a PDF, with the photos beside it. */
  readonly onPages: (pages: readonly File[]) => void
  /** Called if no data arrived. */
  readonly onLost: () => void
}

/**
 * Takes the data shared by another program (`?shared=`). Photos alone open a new recipe. A PDF is read. Text is
 * clipped, and its photos wait for the recipe.
 */
export function useSharedThings({ onText, onPages, onLost }: Takers): void {
  const { navigate } = useHost()
  const [search] = useSearchParams()
  const isShared = search.has('shared')

  const take = useEffectEvent(async () => {
    const things = await takeSharedThings().catch(() => null)
    if (things?.photos.some(isPdf)) {
      navigate(paths.addRecipe(), { replace: true })
      return onPages(things.photos)
    }
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
