import type { ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { useFormats } from '@potluck/parts'
import { IconButton, onDemand, PageLayout, Stack, Text, VisuallyHidden } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { IconUserPlus } from '@potluck/ui/icons'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedChanges } from '../kept/RefusedChanges.tsx'
import { AddItems } from './AddItems.tsx'
import { titlesOf } from './changes.ts'
import { DoneItems } from './DoneItems.tsx'
import { ItemSections } from './ItemSections.tsx'
import { ListMenu } from './ListMenu.tsx'
import classes from './OpenList.module.css'
import { useItemActions } from './useItemActions.ts'
import type { Shopping } from './useShoppingList.ts'

const ShareListDialog = onDemand(() => import('./ShareListDialog.tsx').then((module) => module.ShareListDialog))

export interface OpenListProps {
  readonly list: ShoppingList
  readonly shopping: Shopping
  readonly leading: ReactNode
}

/** What was added here last. */
interface Added {
  readonly ids: readonly string[]
  readonly titles: readonly string[]
}

/** Names of what is in the basket and is not to buy again already, without its amounts. */
function boughtBefore(items: readonly ShoppingListItem[]): readonly string[] {
  const toBuy = new Set(items.filter(({ completed }) => !completed).map(({ groupTitle }) => groupTitle))
  const names = items.filter(({ completed }) => completed).map(({ groupTitle }) => groupTitle)
  return [...new Set(names)].filter((name) => !toBuy.has(name))
}

/** The box to add on top, what is to buy by aisle, what is in the basket at the end. */
export function OpenList({ list, shopping, leading }: OpenListProps) {
  const { t } = useTranslation('planning')
  const { list: listed } = useFormats()
  const [sharing, setSharing] = useState(false)
  const [added, setAdded] = useState<Added>({ ids: [], titles: [] })
  const { actions, ticked } = useItemActions(shopping)
  const { staying } = ticked
  const isShownToBuy = useCallback(({ id, completed }: ShoppingListItem) => !completed || staying.has(id), [staying])
  const toBuy = useMemo(() => list.items.filter(isShownToBuy), [list.items, isShownToBuy])
  const done = useMemo(() => list.items.filter((item) => !isShownToBuy(item)), [list.items, isShownToBuy])
  const suggestions = useMemo(() => boughtBefore(list.items), [list.items])

  return (
    <PageLayout
      title={list.title}
      leading={leading}
      width="reading"
      actions={
        <>
          <IconButton icon={<IconUserPlus />} label={t('share.title')} onClick={() => setSharing(true)} />
          <ListMenu list={list} actions={actions} />
        </>
      }
    >
      <Stack gap={6}>
        <RefusedChanges
          refused={shopping.refused}
          titles={shopping.refused.flatMap((change) => titlesOf(change, list.items))}
        />
        <AddItems onAdd={(titles) => setAdded({ ids: shopping.add(titles), titles })} suggestions={suggestions} />
        <VisuallyHidden role="status">
          {added.titles.length > 0 && t('list.added', { titles: listed(added.titles) })}
        </VisuallyHidden>
        {shopping.waitsInMemory && (
          <Text size="small" tone="soft">
            {t('list.waitsInMemory')}
          </Text>
        )}
        {list.items.length === 0 && (
          <EmptyState picture="basket" title={t('list.emptyTitle')}>
            {t('list.emptyText')}
          </EmptyState>
        )}
        {list.items.length > 0 && toBuy.length === 0 && (
          <EmptyState picture="basket" title={t('list.allDone')}>
            {t('list.allDoneText')}
          </EmptyState>
        )}
        <div ref={ticked.rows} tabIndex={-1} className={classes.rows}>
          <ItemSections items={toBuy} actions={actions} fresh={added.ids} />
        </div>
        {done.length > 0 && <DoneItems items={done} actions={actions} />}
      </Stack>
      {sharing && <ShareListDialog list={list} onClose={() => setSharing(false)} />}
    </PageLayout>
  )
}
