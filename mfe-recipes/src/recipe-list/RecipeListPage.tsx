import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, PageLayout } from '@potluck/ui'
import { IconPlus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useRefreshBook } from '../book/useRefreshBook.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { ListBar } from './ListBar.tsx'
import classes from './RecipeListPage.module.css'
import { RecipeResults } from './RecipeResults.tsx'
import { useListView } from './useListView.ts'

/** A folder of recipes: the book, or the inbox with what friends sent. */
export function RecipeListPage() {
  const { t } = useTranslation('recipes')
  const { view, change } = useListView()
  const title = view.folder === 'inbox' ? t('list.inbox') : t('list.book')
  useTitle(title)
  useRefreshBook()
  const newRecipe = (
    <LinkButton href={href(paths.newRecipe())} variant="primary" icon={<IconPlus />}>
      {t('list.newRecipe')}
    </LinkButton>
  )
  const inBook = view.folder === 'main'

  return (
    <PageLayout
      title={title}
      actions={inBook && <div className={classes.wideOnly}>{newRecipe}</div>}
      bottomBar={inBook && newRecipe}
    >
      {inBook && <ListBar view={view} onChange={change} />}
      <ActiveFilters view={view} onChange={change} />
      <RecipeResults key={view.folder} view={view} onClear={() => change({ search: '', labels: [], ratings: [] })} />
    </PageLayout>
  )
}
