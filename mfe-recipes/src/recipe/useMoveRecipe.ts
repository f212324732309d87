import type { Folder, Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { moveTo } from '../changes/book-changes.ts'

/** Moves the recipe to another folder of the book. */
export function useMoveRecipe(recipe: Recipe): (folder: Folder) => void {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { id, title } = recipe
  return (folder) => {
    host.changes.add(moveTo(recipe, folder))
    host.bus.emit('recipe:updated', { recipeId: id, change: 'saved' })
    host.toast({ message: t(folder === 'main' ? 'move.inMain' : 'move.inInbox', { title }), tone: 'done' })
  }
}
