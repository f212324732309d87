import { ApiError } from '@potluck/api/errors'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ErrorState, IconLink, LinkButton, PageLayout, SkeletonScreen } from '@potluck/ui'
import { IconArrowLeft } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { OpenList } from './OpenList.tsx'
import { RefusedChanges } from './RefusedChanges.tsx'
import { useShoppingList } from './useShoppingList.ts'

/** One list, or what stands for it while it comes or when it cannot. */
export function ShoppingListPage() {
  const { t } = useTranslation('planning')
  const { shoppingListId = '' } = useParams()
  const shopping = useShoppingList(shoppingListId)
  const { data: list, error, isFetching, refetch } = shopping.list
  const gone = error instanceof ApiError && error.status === 404
  useTitle(list?.title ?? t('list.title'))

  if (list && !gone) return <OpenList list={list} shopping={shopping} leading={<BackToLists />} />
  return (
    <PageLayout title={t('list.title')} leading={<BackToLists />} width="reading">
      <RefusedChanges refused={shopping.refused} items={list?.items ?? []} />
      {error === null ? (
        <SkeletonScreen label={t('list.loading')} shape="rows" />
      ) : gone ? (
        <ErrorState
          title={t('list.gone')}
          next={t('list.goneWhy')}
          action={<LinkButton href={href(paths.shoppingLists())}>{t('lists.title')}</LinkButton>}
        />
      ) : (
        <ErrorState
          title={t('list.failed')}
          safe={t('safe')}
          retryLabel={t('tryAgain')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </PageLayout>
  )
}

function BackToLists() {
  const { t } = useTranslation('planning')
  return <IconLink href={href(paths.shoppingLists())} label={t('lists.title')} icon={<IconArrowLeft />} />
}
