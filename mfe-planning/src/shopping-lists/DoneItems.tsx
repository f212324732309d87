import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { Button, Heading, Row } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { ItemRow } from './ItemRow.tsx'
import classes from './ItemSections.module.css'
import type { ItemActions } from './useItemActions.ts'

export interface DoneItemsProps {
  readonly items: readonly ShoppingListItem[]
  readonly actions: ItemActions
}

/** The basket: ticked items, the latest first, which can be unticked or cleared. */
export function DoneItems({ items, actions }: DoneItemsProps) {
  const { t } = useTranslation('planning')
  return (
    <section aria-label={t('list.done', { count: items.length })} className={classes.narrow}>
      <Row justify="between">
        <Heading level={2} size="small">
          {t('list.done', { count: items.length })}
        </Heading>
        <Row>
          <Button variant="quiet" onClick={() => actions.uncheck(items)}>
            {t('list.restoreAll')}
          </Button>
          <Button variant="quiet" onClick={() => actions.remove(items)}>
            {t('list.clearDone')}
          </Button>
        </Row>
      </Row>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.id} data-items={item.id}>
            <ItemRow item={item} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  )
}
