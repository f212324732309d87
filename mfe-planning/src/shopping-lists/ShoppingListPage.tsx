import type { Language } from '@potluck/cooking/language'
import { Answered, BackLink } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences, useTitle } from '@potluck/platform/hooks'
import { isWritable } from '@potluck/platform/owning-kitchen'
import { href, paths } from '@potluck/platform/paths'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { ErrorState, LinkButton, onDemand, PageLayout } from '@potluck/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useOutOfKitchen } from '../kitchens/useOutOfKitchen.ts'
import { OpenList } from './OpenList.tsx'
import { refusedLineWords } from './refused/words.ts'
import { loadAisles } from './useAisles.ts'
import { useLeaveRemovedList } from './useLeaveRemovedList.ts'
import { useShoppingList } from './useShoppingList.ts'

/** Prefetches the other chunks of an open list. */
export const loadParts = (language: Language): Promise<unknown> =>
  Promise.all([loadAisles(language), import('./DoneItems.tsx')])

const RefusedLines = onDemand(
  () => import('./refused/RefusedLines.tsx').then((module) => module.RefusedLines),
  'part',
  refusedLineWords,
)

const ReadList = onDemand(() => import('./ReadList.tsx').then((module) => module.ReadList), 'part')

/** The page of a list, with its loading and error states. */
export function ShoppingListPage() {
  const { t } = useTranslation('planning')
  const { shoppingListId = '' } = useParams()
  const shopping = useShoppingList(shoppingListId)
  const back = <BackLink href={href(paths.shoppingLists())} label={t('lists.title')} />
  useLeaveRemovedList(shoppingListId, shopping.list.data?.title)
  useOutOfKitchen(shopping.list.data, paths.shoppingLists())
  useRememberList(shoppingListId, shopping.list.data !== undefined)
  useTitle(shopping.list.data?.title ?? t('list.title'))
  return (
    <Answered
      answer={shopping.list}
      loading={{ label: t('list.loading'), shape: 'rows' }}
      failed={{ title: t('list.failed'), safe: t('safe') }}
      gone={<Gone />}
      frame={(face) => (
        <PageLayout title={t('list.title')} leading={back} width="reading">
          {shopping.refused.length > 0 && <RefusedLines list={shopping.list.data} shopping={shopping} />}
          {face}
        </PageLayout>
      )}
    >
      {(list) =>
        isWritable(list) ? (
          <OpenList list={list} shopping={shopping} leading={back} />
        ) : (
          <ReadList list={list} leading={back} />
        )
      }
    </Answered>
  )
}

/** Stores the open list as the one in use. */
function useRememberList(id: string, isOpen: boolean): void {
  const { preferences } = useHost()
  const { lastList } = usePreferences(shoppingList)
  useEffect(() => {
    if (isOpen && id !== lastList) preferences.update(shoppingList, { lastList: id })
  }, [preferences, isOpen, id, lastList])
}

function Gone() {
  const { t } = useTranslation('planning')
  return (
    <ErrorState
      title={t('list.gone')}
      next={t('list.goneWhy')}
      action={<LinkButton href={href(paths.shoppingLists())}>{t('lists.title')}</LinkButton>}
    />
  )
}
