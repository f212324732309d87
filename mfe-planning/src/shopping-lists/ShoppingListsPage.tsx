import type { ShoppingListSummary } from '@potluck/api/shopping-lists'
import { Answered, usePendingDeletions } from '@potluck/parts'
import { useShoppingLists } from '@potluck/parts/useShoppingLists'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore, useTitle } from '@potluck/platform/hooks'
import { makeList } from '@potluck/platform/make-list'
import { href, paths } from '@potluck/platform/paths'
import { usePreload } from '@potluck/platform/usePreload'
import { PageLayout } from '@potluck/ui'
import { Faces, IconLink, ListRow, Progress } from '@potluck/ui/content'
import { IconHome, IconListCheck } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { MakeNew } from '../new-name/MakeNew.tsx'
import { NameList } from '../new-name/NameList.tsx'
import { useMakeNamed } from '../new-name/useMakeNamed.ts'
import { loadOpenList } from './load-shopping-list-page.ts'
import rowClasses from './ShoppingListsPage.module.css'

/** All lists with their open items. */
export function ShoppingListsPage() {
  const { t } = useTranslation('planning')
  const make = useMakeNamed(makeList)
  const language = useStore(useHost().language)
  const answer = useShoppingLists()
  const pending = usePendingDeletions()
  const isFirst = answer.data?.every(({ id }) => pending.has(id)) === true
  usePreload(() => loadOpenList(language))
  useTitle(t('lists.title'))
  return (
    <PageLayout
      title={t('lists.title')}
      width="reading"
      actions={<IconLink icon={<IconHome />} label={t('lists.atHome')} href={href(paths.atHome())} />}
    >
      {(answer.data || answer.error) && (
        <MakeNew
          label={t('lists.new')}
          example={t('lists.newExample')}
          failed={t('lists.createFailed')}
          first={
            isFirst
              ? {
                  picture: 'basket',
                  title: t('lists.emptyTitle'),
                  children: t('lists.emptyText'),
                  name: t('lists.first'),
                }
              : null
          }
          make={make}
        />
      )}
      <Answered
        answer={answer}
        loading={{ label: t('lists.loading'), shape: 'rows', count: 3 }}
        failed={{ title: t('lists.failed'), safe: t('safe') }}
      >
        {(lists) => (
          <NameList>
            {lists
              .filter(({ id }) => !pending.has(id))
              .map((list) => (
                <li key={list.id}>
                  <ListOfLists list={list} />
                </li>
              ))}
          </NameList>
        )}
      </Answered>
    </PageLayout>
  )
}

function ListOfLists({ list }: { readonly list: ShoppingListSummary }) {
  const { t } = useTranslation('planning')
  const people = [list.owner, ...list.collaborators]
  const { itemCount, doneCount = 0 } = list
  return (
    <div className={rowClasses.row}>
      <ListRow
        href={href(paths.shoppingList(list.id))}
        leading={<IconListCheck />}
        title={<bdi>{list.title}</bdi>}
        subtitle={[
          ...(list.kitchen ? [list.kitchen.name] : []),
          t('lists.toBuy', { count: list.rowCount ?? itemCount }),
          ...(doneCount > 0 ? [t('list.done', { count: doneCount })] : []),
        ].join(' · ')}
        trailing={people.length > 1 && <Faces label={t('sharedBy', { count: people.length })} people={people} />}
      />
      {doneCount > 0 && (
        <Progress label={t('list.done', { count: doneCount })} value={doneCount} max={itemCount + doneCount} />
      )}
    </div>
  )
}
