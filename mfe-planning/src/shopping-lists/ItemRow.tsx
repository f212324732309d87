import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { IconButton, onDemand } from '@potluck/ui'
import { CheckboxRow, Menu } from '@potluck/ui/content'
import { IconDots } from '@potluck/ui/icons'
import { memo, use } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemContext } from './ItemContext.ts'
import classes from './ItemRow.module.css'
import { ItemWords } from './ItemWords.tsx'
import { itemWords } from './item/words.ts'
import type { ItemActions } from './useItemActions.ts'
import { useOrigin } from './useOrigin.tsx'

const ItemMenu = onDemand(() => import('./item/ItemMenu.tsx').then((module) => module.ItemMenu), 'dialog', itemWords)
/** A photo of an item, fetched when there is one. */
export const ItemPhoto = onDemand(() => import('./photo/ItemPhoto.tsx').then((module) => module.ItemPhoto), 'part')

interface Props {
  readonly item: ShoppingListItem
  /** The text of the row if it differs from the title: half an egg is bought as one. */
  readonly title?: string
  readonly actions: ItemActions
  /** Name of another member who just ticked it. */
  readonly tickedBy?: string | null
}

/** An item; a tap anywhere on its row ticks or selects it. */
export const ItemRow = memo(function ItemRow({ item, title = item.title, actions, tickedBy = null }: Props) {
  const { t } = useTranslation('planning')
  const { chosen } = use(ItemContext)
  const origin = useOrigin([item])
  const about = item.completed && tickedBy !== null ? t('list.tickedBy', { name: tickedBy }) : origin
  const words = <ItemWords title={title} notes={item.notes} about={about} />
  if (chosen) {
    return (
      <CheckboxRow
        label={words}
        checked={chosen.has(item.id)}
        choosing
        onChange={() => actions.choose([item])}
        className={classes.row}
      />
    )
  }
  return (
    <CheckboxRow
      label={words}
      checked={item.completed}
      struck={item.completed}
      onChange={() => (item.completed ? actions.uncheck([item]) : actions.check([item]))}
      className={classes.row}
      trailing={
        <>
          {item.image && <ItemPhoto item={item} image={item.image} />}
          <Menu
            trigger={
              <IconButton
                icon={<IconDots />}
                label={t('list.moreAbout', { title: item.title })}
                className={classes.more}
              />
            }
            entries={(menu) => <ItemMenu item={item} actions={actions} menu={menu} />}
          />
        </>
      }
    />
  )
})
