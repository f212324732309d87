import { type Recipe, writtenFields } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { useChangeRecipe } from '../book/useChangeRecipe.ts'

/** Copies the recipe with its labels and photos, and opens the copy in the editor. */
export function useDuplicate(recipe: Recipe): () => void {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const recipes = useChangeRecipe()

  return async () => {
    const { title, kitchenId } = recipe
    try {
      const { imageIds: _ids, ...text } = writtenFields(recipe)
      const photos = recipe.images.map((image) => ({ image }))
      const copyId = newId()
      const outcome = await recipes.create(
        copyId,
        { ...text, photos, title: t('copy.titled', { title }) },
        { kitchenId, copyOf: recipe.id },
      )
      if (outcome.kind === 'refused') throw new Error('the copy was refused')
      host.toast({ message: t('copy.duplicated', { title }), tone: 'done' })
      host.navigate(paths.editRecipe(copyId))
    } catch {
      host.toast({ message: t('copy.failed', { title }), tone: 'problem' })
    }
  }
}
