import type { Cooking } from '@potluck/api/cookings'
import type { Image } from '@potluck/api/images'
import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { changeCooking, dropCooking, noteCooking } from '../changes/book-changes.ts'
import { useCookingProgress } from '../cooking-progress/useCookingProgress.ts'
import type { CookedPhoto } from './CookingPhoto.tsx'

/** A cooking as a cook notes it. */
export interface WrittenCooking {
  readonly cookedAt: Date
  readonly note: string
  readonly photo: CookedPhoto
}

/** Optimistic changes of the cooking log of a recipe. */
export interface CookLog {
  add(cooking: WrittenCooking): void
  change(before: Cooking, cooking: WrittenCooking): void
  remove(id: string): void
}

/** @param before the photo that the server has; it is sent where it is another one */
const sent = ({ cookedAt, note, photo: { image, shown } }: WrittenCooking, before?: Image) => ({
  cookedAt: cookedAt.toISOString(),
  note: note.trim(),
  ...(image?.id !== before?.id && { imageId: image?.id ?? null }),
  shown,
})

export function useCookLog(recipe: Recipe): CookLog {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const cooking = useCookingProgress(recipe.id, recipe.version)

  return {
    add(entry) {
      host.changes.add(noteCooking(recipe, newId(), sent(entry)))
      cooking.finish()
      host.toast({ message: t('cooked.added', { title: recipe.title }), tone: 'done' })
    },
    change: ({ id, image }, entry) => host.changes.add(changeCooking(recipe, id, sent(entry, image))),
    remove: (cookingId) => host.changes.add(dropCooking(recipe, cookingId)),
  }
}
