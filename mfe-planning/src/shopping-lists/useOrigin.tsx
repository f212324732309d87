import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import { usePreferences } from '@potluck/platform/hooks'
import { shoppingList } from '@potluck/platform/planning-preferences'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * The recipes of a row, who added it and when, as the cook has chosen to see. The recipes often have no room: they are
 * not read, because the menu of the row names them.
 */
export function useOrigin(items: readonly ShoppingListItem[]): ReactNode {
  const { t } = useTranslation('planning')
  const { list, relativeDate } = useFormats()
  const { showRecipeTitle, showAddedBy, showAddedOn } = usePreferences(shoppingList)
  const all = (of: (item: ShoppingListItem) => string | undefined) =>
    list([...new Set(items.flatMap((item) => of(item) ?? []))])
  const recipes = showRecipeTitle ? all(({ recipe }) => recipe?.title) : ''
  const added = [
    showAddedBy ? t('list.addedBy', { name: all(({ owner }) => owner.name) }) : null,
    showAddedOn ? all(({ createdAt }) => relativeDate(createdAt)) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
  if (recipes === '') return added === '' ? undefined : added
  return (
    <>
      <span aria-hidden="true">
        {t('list.forRecipe', { title: recipes })}
        {added !== '' && ' · '}
      </span>
      {added}
    </>
  )
}
