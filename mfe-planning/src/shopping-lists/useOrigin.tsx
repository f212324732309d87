import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import { usePreferences } from '@potluck/platform/hooks'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemContext } from './ItemContext.ts'

/**
 * Whether a row is at home already, and its recipes, who added it and when, as the cook has chosen to see. The recipes often have no room: they are
 * not read, because the menu of the row names them.
 */
export function useOrigin(items: readonly ShoppingListItem[]): ReactNode {
  const { t } = useTranslation('planning')
  const { list, relativeDate } = useFormats()
  const { reasons } = use(ItemContext)
  const { showRecipeTitle, showAddedBy, showAddedOn } = usePreferences(shoppingList)
  const all = (of: (item: ShoppingListItem) => string | undefined) =>
    list([...new Set(items.flatMap((item) => of(item) ?? []))])
  const recipes = showRecipeTitle ? all(({ recipe }) => recipe?.title) : ''
  const added = [
    items[0] && reasons.get(items[0].id),
    showAddedBy ? t('list.addedBy', { name: all(({ owner }) => owner.name) }) : null,
    showAddedOn ? all(({ createdAt }) => relativeDate(createdAt)) : null,
  ]
    .filter(Boolean)
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
