import { type Folder, getRecipe, type RecipeSummary } from '@potluck/api/recipes'
import { useUndoable } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { useImageAddress } from '@potluck/platform/hooks'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import { useAsk } from '@potluck/platform/useAsk'
import { useTranslation } from 'react-i18next'
import { useRestoreRecipe } from '../book/useRestoreRecipe.ts'
import type { Selection } from './selection.ts'

/** Maximum number of recipes that are deleted without a confirmation. */
export const maxUnconfirmed = 20

/** The immediate actions on selected recipes. Changes are optimistic and wait in the change queue. */
export function useSelectionActions(
  selection: Selection,
  { folder, kitchenId }: { readonly folder: Folder; readonly kitchenId: string | undefined },
  loadedRecipes: () => readonly RecipeSummary[],
) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const address = useImageAddress()
  const undoable = useUndoable()
  const restore = useRestoreRecipe()
  const askForRecipe = useAsk(getRecipe)
  const manyChanges = () => import('../changes/many-changes.ts')
  const chosen = () => {
    const ids = [...selection.get().ids]
    return { ids, folder, kitchenId, summaries: loadedRecipes().filter(({ id }) => ids.includes(id)) }
  }
  function apply(changes: readonly NewChange[]): void {
    for (const change of changes) host.changes.add(change)
    host.bus.emit('book:changed', {})
  }

  const confirmDelete = (count: number) =>
    host.confirm({
      title: t('selection.askDelete', { count }),
      message: t('selection.askDeleteMessage'),
      confirm: t('delete'),
      destructive: true,
    })

  return {
    async remove() {
      const deleted = chosen()
      const recipeIds = deleted.ids
      if (recipeIds.length > maxUnconfirmed && !(await confirmDelete(recipeIds.length))) return
      undoable({
        id: recipeIds,
        done: t('selection.deleted', { count: recipeIds.length }),
        failed: t('selection.deleteFailed', { count: recipeIds.length }),
        async remove() {
          const { deleteMany } = await manyChanges()
          apply(deleteMany(deleted))
          for (const id of recipeIds) host.pins.unpin(id)
        },
        restore: {
          run: () => restore(recipeIds, deleted.summaries, kitchenId),
          failed: t('selection.restoreFailed'),
        },
      })
      selection.end()
    },
    async move() {
      const to = folder === 'inbox' ? 'main' : 'inbox'
      const moved = chosen()
      try {
        const { moveMany } = await manyChanges()
        apply(moveMany(moved, to))
        host.toast({ message: t(`selection.movedTo.${to}`, { count: moved.ids.length }), tone: 'done' })
        selection.end()
      } catch {
        host.toast({ message: t('selection.moveFailed'), tone: 'problem' })
      }
    },
    takeOut() {
      host.navigate(paths.export({ recipeIds: [...selection.get().ids], kitchen: kitchenId }))
    },
    async pin() {
      const recipeOf = async (id: string) =>
        loadedRecipes().find((recipe) => recipe.id === id) ?? (await askForRecipe({ params: { id } }))
      try {
        for (const { id, title, image } of await Promise.all([...selection.get().ids].map(recipeOf))) {
          host.pins.pin({ id, title, imageUrl: address(image?.thumbnail) })
        }
        selection.end()
      } catch {
        host.toast({ message: t('selection.pinFailed'), tone: 'problem' })
      }
    },
  }
}
