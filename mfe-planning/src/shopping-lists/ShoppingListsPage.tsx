import type { ShoppingListSummary } from '@potluck/api/shopping-lists'
import { Answered } from '@potluck/parts'
import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { PageLayout } from '@potluck/ui'
import { EmptyState, ListRow } from '@potluck/ui/content'
import { IconListCheck } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { NewListForm } from './NewListForm.tsx'
import classes from './ShoppingListsPage.module.css'

/** All lists, with what is still to buy on each. */
export function ShoppingListsPage() {
  const { t } = useTranslation('planning')
  useTitle(t('lists.title'))
  return (
    <PageLayout title={t('lists.title')} width="reading">
      <NewListForm />
      <Lists />
    </PageLayout>
  )
}

function Lists() {
  const { t } = useTranslation('planning')
  return (
    <Answered
      answer={useShoppingLists()}
      loading={{ label: t('lists.loading'), shape: 'rows', count: 3 }}
      failed={{ title: t('lists.failed'), safe: t('safe') }}
      empty={
        <EmptyState picture="basket" title={t('lists.emptyTitle')}>
          {t('lists.emptyText')}
        </EmptyState>
      }
    >
      {(lists) => (
        <ul className={classes.lists}>
          {lists.map((list) => (
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
        t('lists.toBuy', { count: list.itemCount }),
        ...(people.length > 1 ? [t('lists.sharedBy', { count: people.length })] : []),
      ].join(' · ')}
    />
  )
}
