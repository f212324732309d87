import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { changeCooking, dropCooking, noteCooking } from '../changes/book-changes.ts'
import { useCookingProgress } from '../cooking-progress/useCookingProgress.ts'

interface WrittenCooking {
  readonly cookedAt: Date
  readonly note: string
}

/** Optimistic changes of the cooking log of a recipe. */
export interface CookLog {
  add(cooking: WrittenCooking): void
  change(id: string, cooking: WrittenCooking): void
  remove(id: string): void
}

const sent = ({ cookedAt, note }: WrittenCooking) => ({ cookedAt: cookedAt.toISOString(), note: note.trim() })

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
    change: (cookingId, entry) => host.changes.add(changeCooking(recipe, cookingId, sent(entry))),
    remove: (cookingId) => host.changes.add(dropCooking(recipe, cookingId)),
  }
}
