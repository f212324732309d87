import type { ShoppingList } from '@potluck/api/shopping-lists'
import { EmptyState, IconButton, onDemand, PageLayout, Stack } from '@potluck/ui'
import { IconUserPlus } from '@potluck/ui/icons'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddItems } from './AddItems.tsx'
import { DoneItems } from './DoneItems.tsx'
import { ItemSections } from './ItemSections.tsx'
import { ListMenu } from './ListMenu.tsx'
import { RefusedChanges } from './RefusedChanges.tsx'
import { useItemActions } from './useItemActions.ts'
import type { Shopping } from './useShoppingList.ts'

const ShareListDialog = onDemand(() => import('./ShareListDialog.tsx').then((module) => module.ShareListDialog))

export interface OpenListProps {
  readonly list: ShoppingList
  readonly shopping: Shopping
  readonly leading: ReactNode
}

/** The box to add on top, what is to buy by aisle, what is in the basket at the end. */
export function OpenList({ list, shopping, leading }: OpenListProps) {
  const { t } = useTranslation('planning')
  const [sharing, setSharing] = useState(false)
  const actions = useItemActions(shopping)
  const toBuy = useMemo(() => list.items.filter((item) => !item.completed), [list.items])
  const done = useMemo(() => list.items.filter((item) => item.completed), [list.items])
  const suggestions = useMemo(() => [...new Set(done.map((item) => item.title))], [done])

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
        <RefusedChanges refused={shopping.refused} items={list.items} />
        <AddItems onAdd={shopping.add} suggestions={suggestions} />
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
        <ItemSections items={toBuy} actions={actions} />
        {done.length > 0 && <DoneItems items={done} actions={actions} />}
      </Stack>
      {sharing && <ShareListDialog list={list} onClose={() => setSharing(false)} />}
    </PageLayout>
  )
}
