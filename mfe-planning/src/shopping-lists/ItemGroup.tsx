import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import type { ListGroup } from '@potluck/cooking/shopping-list'
import { CheckboxRow, IconButton } from '@potluck/ui'
import { IconChevronDown, IconChevronUp } from '@potluck/ui/icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ItemGroup.module.css'
import { ItemRow } from './ItemRow.tsx'
import type { ItemActions } from './useItemActions.ts'

export interface ItemGroupProps {
  readonly group: ListGroup<ShoppingListItem>
  readonly actions: ItemActions
}

/** Items that belong together: each on its row, or, when they are alike, one row for all that opens. */
export function ItemGroup({ group: { title, items }, actions }: ItemGroupProps) {
  const rows = items.map((item) => (
    <li key={item.id}>
      <ItemRow item={item} actions={actions} />
    </li>
  ))
  return title === null || items.length < 2 ? (
    rows
  ) : (
    <AlikeItems title={title} items={items} rows={rows} actions={actions} />
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
  return (
    <li>
      <CheckboxRow
        label={<bdi>{title}</bdi>}
        description={t('list.fromItems', { count: items.length })}
        checked={false}
        onChange={() => actions.check(items)}
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
    </li>
  )
}
