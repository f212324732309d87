import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import type { ListGroup } from '@potluck/cooking/shopping-list'
import { IconButton } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { IconChevronDown, IconChevronUp } from '@potluck/ui/icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ItemGroup.module.css'
import { ItemPlace } from './ItemPlace.tsx'
import { ItemRow } from './ItemRow.tsx'
import { ItemWords } from './ItemWords.tsx'
import type { ItemActions } from './useItemActions.ts'

export interface ItemGroupProps {
  readonly group: ListGroup<ShoppingListItem>
  readonly actions: ItemActions
  /** Ids of what was added just now. */
  readonly fresh: readonly string[]
}

/** Items that belong together: each on its row, or, when they are alike, one row for all that opens. */
export function ItemGroup({ group: { title, items }, actions, fresh }: ItemGroupProps) {
  const isMerged = title !== null && items.length > 1
  const rows = items.map((item) => (
    <ItemPlace key={item.id} fresh={!isMerged && fresh.includes(item.id)}>
      <ItemRow item={item} actions={actions} />
    </ItemPlace>
  ))
  if (!isMerged) return rows
  return (
    <ItemPlace fresh={items.some(({ id }) => fresh.includes(id))}>
      <AlikeItems title={title} items={items} rows={rows} actions={actions} />
    </ItemPlace>
  )
}

interface AlikeItemsProps {
  readonly title: string
  readonly items: readonly ShoppingListItem[]
  readonly rows: ReactNode
  readonly actions: ItemActions
}

function AlikeItems({ title, items, rows, actions }: AlikeItemsProps) {
  const { t } = useTranslation('planning')
  const [opened, setOpened] = useState(false)
  const ticked = items.every(({ completed }) => completed)
  return (
    <>
      <CheckboxRow
        label={<ItemWords title={title} about={t('list.fromItems', { count: items.length })} />}
        checked={ticked}
        struck={ticked}
        onChange={() => (ticked ? actions.uncheck(items) : actions.check(items.filter(({ completed }) => !completed)))}
        trailing={
          <IconButton
            icon={opened ? <IconChevronUp /> : <IconChevronDown />}
            label={t(opened ? 'list.closeGroup' : 'list.openGroup', { title })}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          />
        }
      />
      {opened && <ul className={classes.members}>{rows}</ul>}
    </>
  )
}
