import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts/useFormats'
import { usePreferences, useSession } from '@potluck/platform/hooks'
import { CheckboxRow, IconButton } from '@potluck/ui'
import { IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { shoppingList } from '../preferences.ts'
import type { ItemActions } from './useItemActions.ts'

/** One item, ticked anywhere on its row. */
export function ItemRow({ item, actions }: { readonly item: ShoppingListItem; readonly actions: ItemActions }) {
  const { t } = useTranslation('planning')
  const description = useOrigin(item)
  return (
    <CheckboxRow
      label={<bdi>{item.title}</bdi>}
      description={description}
      checked={item.completed}
      struck={item.completed}
      onChange={() => (item.completed ? actions.uncheck([item]) : actions.check([item]))}
      trailing={
        <IconButton
          icon={<IconTrash />}
          label={t('list.remove', { title: item.title })}
          onClick={() => actions.remove([item])}
        />
      }
    />
  )
}

/** For which recipe an item is, who added it and when, as far as the cook wants to see it. */
function useOrigin({ recipe, owner, createdAt }: ShoppingListItem): string | undefined {
  const { t } = useTranslation('planning')
  const { date } = useFormats()
  const { account } = useSession()
  const { showRecipeTitle, showAddedBy, showAddedOn } = usePreferences(shoppingList)
  const parts = [
    showRecipeTitle && recipe ? t('list.forRecipe', { title: recipe.title }) : null,
    showAddedBy && owner.id !== account?.id ? t('list.addedBy', { name: owner.name }) : null,
    showAddedOn ? date(createdAt, 'medium') : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(' · ')
}
