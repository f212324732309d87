import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import { usePreferences } from '@potluck/platform/hooks'
import { IconButton } from '@potluck/ui'
import { CheckboxRow, Menu } from '@potluck/ui/content'
import { IconArrowsMove, IconDots, IconMapPin, IconPencil, IconRefresh, IconTrash } from '@potluck/ui/icons'
import { memo, use } from 'react'
import { useTranslation } from 'react-i18next'
import { shoppingList } from '../preferences.ts'
import { ItemContext } from './ItemContext.ts'
import classes from './ItemRow.module.css'
import { ItemWords } from './ItemWords.tsx'
import type { ItemActions } from './useItemActions.ts'

interface Props {
  readonly item: ShoppingListItem
  readonly actions: ItemActions
  /** Who ticked it just now, where it was somebody else. */
  readonly tickedBy?: string | null
}

/** One item, ticked or chosen anywhere on its row. */
export const ItemRow = memo(function ItemRow({ item, actions, tickedBy = null }: Props) {
  const { t } = useTranslation('planning')
  const { chosen, isRegular } = use(ItemContext)
  const origin = useOrigin(item)
  const about = item.completed && tickedBy !== null ? t('list.tickedBy', { name: tickedBy }) : origin
  const words = <ItemWords title={item.title} about={about} />
  if (chosen) {
    return (
      <CheckboxRow
        label={words}
        description={item.notes || undefined}
        checked={chosen.has(item.id)}
        onChange={() => actions.choose([item])}
        className={classes.row}
      />
    )
  }
  return (
    <CheckboxRow
      label={words}
      description={item.notes || undefined}
      checked={item.completed}
      struck={item.completed}
      onChange={() => (item.completed ? actions.uncheck([item]) : actions.check([item]))}
      className={classes.row}
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
            {
              key: 'edit',
              icon: <IconPencil />,
              label: t('list.change'),
              onSelect: () => actions.ask({ about: 'edit', items: [item] }),
            },
            {
              key: 'aisle',
              icon: <IconMapPin />,
              label: t('aisles.put'),
              onSelect: () => actions.ask({ about: 'aisle', items: [item] }),
            },
            {
              key: 'regular',
              icon: <IconRefresh />,
              label: t(isRegular(item.title) ? 'regulars.unmark' : 'regulars.mark'),
              onSelect: () => actions.describe(item, { regular: !isRegular(item.title) }),
            },
            {
              key: 'toList',
              icon: <IconArrowsMove />,
              label: t('toList.put'),
              onSelect: () => actions.ask({ about: 'toList', items: [item] }),
            },
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
  )
})

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
