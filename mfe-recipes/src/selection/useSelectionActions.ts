import { deleteRecipes, moveRecipes } from '@potluck/api/many-recipes'
import { type Folder, getRecipe, type RecipeSummary } from '@potluck/api/recipes'
import { useUndoable } from '@potluck/parts'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useImageAddress } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { bookQuestions } from '../book/book-questions.ts'
import { useRestoreRecipe } from '../book/useRestoreRecipe.ts'
import type { Selection } from './selection.ts'

const changes = [...bookQuestions, getRecipe]

/** What is done with chosen recipes at once: each is one call, however many they are. */
export function useSelectionActions(selection: Selection, folder: Folder, known: readonly RecipeSummary[]) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const address = useImageAddress()
  const undoable = useUndoable()
  const restore = useRestoreRecipe()
  const deleting = useCall(deleteRecipes, { changes })
  const moving = useCall(moveRecipes, { changes })
  const tellOthers = () => host.bus.emit('book:changed', {})

  return {
    busy: moving.isPending,
    remove() {
      const recipeIds = [...selection.get().ids]
      undoable({
        id: recipeIds,
        done: t('selection.deleted', { count: recipeIds.length }),
        failed: t('selection.deleteFailed', { count: recipeIds.length }),
        async remove() {
          await deleting.mutateAsync({ body: { recipeIds } })
          for (const id of recipeIds) host.pins.unpin(id)
          tellOthers()
        },
        restore: {
          run: () =>
            restore(
              recipeIds,
              known.filter((recipe) => recipeIds.includes(recipe.id)),
            ),
          failed: t('selection.restoreFailed'),
        },
      })
      selection.end()
    },
    async move() {
      const to = folder === 'inbox' ? 'main' : 'inbox'
      const recipeIds = [...selection.get().ids]
      try {
        const { recipeCount } = await moving.mutateAsync({ body: { recipeIds, folder: to } })
        host.toast({ message: t(`selection.movedTo.${to}`, { count: recipeCount }), tone: 'done' })
        selection.end()
        tellOthers()
      } catch {
        host.toast({ message: t('selection.moveFailed'), tone: 'problem' })
      }
    },
    takeOut() {
      host.navigate(paths.export({ recipeIds: [...selection.get().ids] }))
    },
    async pin() {
      const read = async (id: string) =>
        known.find((recipe) => recipe.id === id) ?? (await host.api.call(getRecipe, { params: { id } })).data
      try {
        for (const { id, title, image } of await Promise.all([...selection.get().ids].map(read))) {
          host.pins.pin({ id, title, imageUrl: address(image?.thumbnail) })
        }
        selection.end()
      } catch {
        host.toast({ message: t('selection.pinFailed'), tone: 'problem' })
      }
    },
  }
}
