import { addCooking, deleteCooking, listCookings, updateCooking } from '@potluck/api/cookings'
import { getRecipe, listRecipes, type Recipe } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { useCookingProgress } from '../useCookingProgress.ts'

interface WrittenCooking {
  readonly cookedAt: Date
  readonly note: string
}

/** How the log of a recipe changes. What the server refuses is told in a toast, and what was written stays. */
export interface CookLog {
  readonly isAdding: boolean
  add(cooking: WrittenCooking, onDone: () => void): void
  change(id: string, cooking: WrittenCooking, onDone: () => void): void
  remove(id: string): void
}

const changes = [listCookings, getRecipe, listRecipes]

const sent = ({ cookedAt, note }: WrittenCooking) => ({ cookedAt: cookedAt.toISOString(), note: note.trim() })

export function useCookLog(recipe: Recipe): CookLog {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const cooking = useCookingProgress(recipe.id, recipe.version)
  // The same at every try, so that one whose answer was lost is noted once.
  const [id, setId] = useState(() => newId())
  const adding = useCall(addCooking, { toast: true, changes })
  const changing = useCall(updateCooking, { toast: true, changes })
  const removing = useCall(deleteCooking, { toast: true, changes })
  const params = { id: recipe.id }

  return {
    isAdding: adding.isPending,
    add(written, onDone) {
      adding.mutate(
        { params, body: { id, ...sent(written) } },
        {
          onSuccess() {
            setId(newId())
            cooking.finish()
            host.toast({ message: t('cooked.added', { title: recipe.title }), tone: 'done' })
            onDone()
          },
        },
      )
    },
    change: (cookingId, written, onDone) =>
      changing.mutate({ params: { ...params, cookingId }, body: sent(written) }, { onSuccess: onDone }),
    remove: (cookingId) => removing.mutate({ params: { ...params, cookingId } }),
  }
}
