import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import { usePreferences } from '@potluck/platform/hooks'
import { IconButton, onDemand } from '@potluck/ui'
import { CheckboxRow, Menu } from '@potluck/ui/content'
import { IconDots, IconPencil, IconTrash } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shoppingList } from '../preferences.ts'
import classes from './ItemRow.module.css'
import { ItemWords } from './ItemWords.tsx'
import type { ItemActions } from './useItemActions.ts'

const RenameItemDialog = onDemand(() => import('./RenameItemDialog.tsx').then((module) => module.RenameItemDialog))

/** One item, ticked anywhere on its row. */
export function ItemRow({ item, actions }: { readonly item: ShoppingListItem; readonly actions: ItemActions }) {
  const { t } = useTranslation('planning')
  const [renaming, setRenaming] = useState(false)
  const about = useOrigin(item)
  return (
    <>
      <CheckboxRow
        label={<ItemWords title={item.title} about={about} />}
        checked={item.completed}
        struck={item.completed}
        onChange={() => (item.completed ? actions.uncheck([item]) : actions.check([item]))}
        trailing={
          <Menu
            trigger={
              <IconButton
                icon={<IconDots />}
                label={t('list.moreAbout', { title: item.title })}
                className={classes.more}
              />
            }
            entries={[
              { key: 'rename', icon: <IconPencil />, label: t('list.change'), onSelect: () => setRenaming(true) },
              {
                key: 'remove',
                icon: <IconTrash />,
                label: t('list.remove'),
                danger: true,
                onSelect: () => actions.remove([item]),
              },
            ]}
          />
        }
      />
      {renaming && (
        <RenameItemDialog
          title={item.title}
          onRename={(title) => actions.rename(item.id, title)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}

/** For which recipe an item is, who added it and when, as far as the cook wants to see it. */
function useOrigin({ recipe, owner, createdAt }: ShoppingListItem): string | undefined {
  const { t } = useTranslation('planning')
  const { relativeDate } = useFormats()
  const { showRecipeTitle, showAddedBy, showAddedOn } = usePreferences(shoppingList)
  const parts = [
    showRecipeTitle && recipe ? t('list.forRecipe', { title: recipe.title }) : null,
    showAddedBy ? t('list.addedBy', { name: owner.name }) : null,
    showAddedOn ? relativeDate(createdAt) : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(' · ')
}
