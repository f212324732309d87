import { roleOf } from '@potluck/api/kitchen-roles'
import { type Recipe, writtenFields } from '@potluck/api/recipes'
import { useKitchens } from '@potluck/parts/useKitchens'
import { myRecipes } from '@potluck/platform/book-preferences'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { useChangeRecipe } from '../../book/useChangeRecipe.ts'

/** Copies a sample into the book that was shown last, and opens the copy. */
export function useCopySample() {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const recipes = useChangeRecipe()
  const last = usePreferences(myRecipes).kitchenId
  const kitchens = useKitchens()
  const [isCopying, setCopying] = useState(false)
  const kitchenId = kitchens?.find(({ id, role }) => id === last && roleOf(role) !== 'reader')?.id

  async function copy(sample: Recipe) {
    const { imageIds: _none, ...text } = writtenFields(sample)
    const recipeId = newId()
    setCopying(true)
    try {
      const outcome = await recipes.create(recipeId, { ...text, photos: [] }, { kitchenId })
      if (outcome.kind === 'refused') throw new Error('the sample was refused')
      host.toast({ message: t('copy.saved', { title: text.title }), tone: 'done' })
      host.navigate(paths.recipe(recipeId), { replace: true })
    } catch {
      host.toast({ message: t('copy.failed', { title: text.title }), tone: 'problem' })
      setCopying(false)
    }
  }

  return { copy, isCopying }
}
