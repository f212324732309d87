import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import type { ListGroup } from '@potluck/cooking/shopping-list'
import { IconButton } from '@potluck/ui'
import { CheckboxRow } from '@potluck/ui/content'
import { IconChevronDown, IconChevronUp } from '@potluck/ui/icons'
import { memo, type ReactNode, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemContext } from './ItemContext.ts'
import classes from './ItemGroup.module.css'
import { ItemPlace } from './ItemPlace.tsx'
import rowClasses from './ItemRow.module.css'
import { ItemPhoto, ItemRow } from './ItemRow.tsx'
import { ItemWords } from './ItemWords.tsx'
import type { ItemActions } from './useItemActions.ts'
import { useOrigin } from './useOrigin.tsx'

export interface ItemGroupProps {
  readonly group: ListGroup<ShoppingListItem>
  readonly actions: ItemActions
  /** Ids of just added items. */
  readonly fresh: readonly string[]
  /** Names of other members who just ticked items, by item id. */
  readonly tickedBy: ReadonlyMap<string, string | null>
}

/** Items that belong together: a row each, or one merged row that opens if they are equal. */
export const ItemGroup = memo(function ItemGroup({ group, actions, fresh, tickedBy }: ItemGroupProps) {
  const { title, name, items } = group
  const isMerged = title !== null && items.length > 1
  const rows = items.map((item) => (
    <ItemPlace key={item.id} items={item.id} fresh={!isMerged && fresh.includes(item.id)}>
      <ItemRow
        item={item}
        {...(!isMerged && title !== null && { title })}
        actions={actions}
        tickedBy={tickedBy.get(item.id) ?? null}
      />
    </ItemPlace>
  ))
  if (!isMerged) return rows
  return (
    <ItemPlace items={items.map(({ id }) => id).join()} fresh={items.some(({ id }) => fresh.includes(id))}>
      <AlikeItems title={title} name={name ?? title} items={items} rows={rows} actions={actions} />
    </ItemPlace>
  )
})

interface AlikeItemsProps {
  readonly title: string
  readonly name: string
  readonly items: readonly ShoppingListItem[]
  readonly rows: ReactNode
  readonly actions: ItemActions
}

function AlikeItems({ title, name, items, rows, actions }: AlikeItemsProps) {
  const { t } = useTranslation('planning')
  const [opened, setOpened] = useState(false)
  const { chosen } = use(ItemContext)
  const origin = useOrigin(items)
  const completed = items.every((item) => item.completed)
  // Items with different notes are not equal.
  const notes = items[0]?.notes ?? ''
  const ticked = chosen ? items.every(({ id }) => chosen.has(id)) : completed
  function tick() {
    if (chosen) return actions.choose(items)
    if (completed) return actions.uncheck(items)
    actions.check(items.filter((item) => !item.completed))
  }
  return (
    <>
      <CheckboxRow
        label={<ItemWords title={title} name={name} notes={notes} about={origin} />}
        checked={ticked}
        struck={completed && !chosen}
        choosing={chosen !== null}
        onChange={tick}
        className={rowClasses.row}
        trailing={
          <>
            {items.map((item) => item.image && <ItemPhoto key={item.id} item={item} image={item.image} />)}
            <IconButton
              icon={opened ? <IconChevronUp /> : <IconChevronDown />}
              label={t(opened ? 'list.closeGroup' : 'list.openGroup', { title })}
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            />
          </>
        }
      />
      {opened && <ul className={classes.members}>{rows}</ul>}
    </>
  )
}
