import { usePreferences } from '@potluck/platform/hooks'
import { Button, ErrorState, Note, SkeletonScreen } from '@potluck/ui'
import { VirtualGrid, VirtualList } from '@potluck/ui/lists'
import { useTranslation } from 'react-i18next'
import { useDoomedRecipes } from '../book/useDoomedRecipes.ts'
import { EmptyList } from './EmptyList.tsx'
import { InboxRow } from './InboxRow.tsx'
import { RecipeRow } from './RecipeRow.tsx'
import { RecipeTileCard } from './RecipeTileCard.tsx'
import { ResultCount } from './ResultCount.tsx'
import type { ListPages, ListRow } from './useListPages.ts'

interface Props {
  readonly pages: ListPages
  readonly onClear: () => void
}

const keyOf = (row: ListRow): string => (typeof row === 'number' ? `row ${row}` : row.id)

/** What a view holds, as tiles or rows, or what stands in its place. */
export function RecipeResults({ pages, onClear }: Props) {
  const { t } = useTranslation('recipes')
  const { viewType, showImages } = usePreferences().myRecipes
  const doomed = useDoomedRecipes()
  const place = JSON.stringify(pages.shown)
  const inInbox = pages.shown.folder === 'inbox'
  const asTiles = viewType === 'tiles' && showImages && !inInbox

  if (!pages.rows) {
    if (!pages.error) return <SkeletonScreen label={t('list.loading')} shape={asTiles ? 'tiles' : 'rows'} count={12} />
    return <ErrorState title={t('list.failed')} safe={t('safe')} retryLabel={t('tryAgain')} onRetry={pages.retry} />
  }

  const rows =
    doomed.size === 0 ? pages.rows : pages.rows.filter((row) => typeof row === 'number' || !doomed.has(row.id))
  if (rows.length === 0) return <EmptyList view={pages.shown} onClear={onClear} />

  const list = {
    items: rows,
    getKey: keyOf,
    label: inInbox ? t('list.inbox') : t('list.book'),
    scrollKey: place,
    onVisibleRange: pages.onSight,
  }
  return (
    <>
      <ResultCount view={pages.shown} count={rows.length} />
      {pages.error && (
        <Note tone="attention" action={<Button onClick={pages.retry}>{t('tryAgain')}</Button>}>
          {t('list.failed')}
        </Note>
      )}
      {asTiles ? (
        <VirtualGrid
          key={place}
          {...list}
          renderItem={(row, index) => <RecipeTileCard row={row} eager={index < 8} />}
        />
      ) : (
        <VirtualList
          key={place}
          {...list}
          renderItem={(row) => (inInbox ? <InboxRow row={row} /> : <RecipeRow row={row} />)}
        />
      )}
    </>
  )
}
