import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import { usePreferences } from '@potluck/platform/hooks'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { useTranslation } from 'react-i18next'

/** The recipes of a row, who added it and when, as the cook has chosen to see. */
export function useOrigin(items: readonly ShoppingListItem[]): string | undefined {
  const { t } = useTranslation('planning')
  const { list, relativeDate } = useFormats()
  const { showRecipeTitle, showAddedBy, showAddedOn } = usePreferences(shoppingList)
  const all = (of: (item: ShoppingListItem) => string | undefined) =>
    list([...new Set(items.flatMap((item) => of(item) ?? []))])
  const recipes = showRecipeTitle ? all(({ recipe }) => recipe?.title) : ''
  const parts = [
    recipes === '' ? null : t('list.forRecipe', { title: recipes }),
    showAddedBy ? t('list.addedBy', { name: all(({ owner }) => owner.name) }) : null,
    showAddedOn ? all(({ createdAt }) => relativeDate(createdAt)) : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(' · ')
}
