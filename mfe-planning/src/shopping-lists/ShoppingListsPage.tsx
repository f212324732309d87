import type { ShoppingListSummary } from '@potluck/api/shopping-lists'
import { Answered, usePendingDeletions } from '@potluck/parts'
import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore, useTitle } from '@potluck/platform/hooks'
import { makeList } from '@potluck/platform/make-list'
import { href, paths } from '@potluck/platform/paths'
import { useAtHand } from '@potluck/platform/useAtHand'
import { PageLayout } from '@potluck/ui'
import { EmptyState, IconLink, ListRow } from '@potluck/ui/content'
import { IconHome, IconListCheck } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from '../new-name/Names.module.css'
import { NewNameForm } from '../new-name/NewNameForm.tsx'
import { useMakeNamed } from '../new-name/useMakeNamed.ts'
import { bringOpenList } from './load-shopping-list-page.ts'

/** All lists, with what is still to buy on each. */
export function ShoppingListsPage() {
  const { t } = useTranslation('planning')
  const { make, isSending, hasFailed } = useMakeNamed(makeList)
  const language = useStore(useHost().language)
  useAtHand(() => bringOpenList(language))
  useTitle(t('lists.title'))
  return (
    <PageLayout
      title={t('lists.title')}
      width="reading"
      actions={<IconLink icon={<IconHome />} label={t('lists.atHome')} href={href(paths.atHome())} />}
    >
      <NewNameForm
        label={t('lists.new')}
        example={t('lists.newExample')}
        busy={isSending}
        problem={hasFailed && t('lists.createFailed')}
        onName={(id, title) => make({ id, title })}
      />
      <Lists />
    </PageLayout>
  )
}

function Lists() {
  const { t } = useTranslation('planning')
  const pending = usePendingDeletions()
  return (
    <Answered
      answer={useShoppingLists()}
      loading={{ label: t('lists.loading'), shape: 'rows', count: 3 }}
      isEmpty={(lists) => lists.every(({ id }) => pending.has(id))}
      failed={{ title: t('lists.failed'), safe: t('safe') }}
      empty={
        <EmptyState picture="basket" title={t('lists.emptyTitle')}>
          {t('lists.emptyText')}
        </EmptyState>
      }
    >
      {(lists) => (
        <ul className={classes.names}>
          {lists
            .filter(({ id }) => !pending.has(id))
            .toSorted((one, other) => Number(one.archived) - Number(other.archived))
            .map((list) => (
              <li key={list.id}>
                <ListOfLists list={list} />
              </li>
            ))}
        </ul>
      )}
    </Answered>
  )
}

function ListOfLists({ list }: { readonly list: ShoppingListSummary }) {
  const { t } = useTranslation('planning')
  const people = [list.owner, ...list.collaborators]
  return (
    <ListRow
      href={href(paths.shoppingList(list.id))}
      leading={<IconListCheck />}
      title={<bdi>{list.title}</bdi>}
      subtitle={[
        list.archived ? t('lists.archived') : t('lists.toBuy', { count: list.itemCount }),
        ...(people.length > 1 ? [t('sharedBy', { count: people.length })] : []),
      ].join(' · ')}
    />
  )
}
