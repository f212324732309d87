import type { Folder } from '@potluck/api/recipes'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, PageLayout } from '@potluck/ui'
import { IconPlus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { isNarrowed, noFilters } from '../book/list-view.ts'
import { useRefreshBook } from '../book/useRefreshBook.ts'
import { Shortcuts } from '../search/Shortcuts.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { ListBar } from './ListBar.tsx'
import { NoSuchList } from './NoSuchList.tsx'
import { RecipeResults } from './RecipeResults.tsx'
import { useListPages } from './useListPages.ts'
import { useListView } from './useListView.ts'

/** A folder of recipes: the book, or the inbox with what friends sent. */
export function RecipeListPage() {
  const { folder } = useParams()
  const ownId = useSession().account?.id
  const owner = useSearchParams()[0].get('userId')
  if (folder !== 'main' && folder !== 'inbox') return <NoSuchList reason="folder" />
  // Nobody's book is ever shown as another's.
  if (owner !== null && owner !== ownId) return <NoSuchList reason="owner" />
  return <RecipeFolder key={folder} folder={folder} />
}

function RecipeFolder({ folder }: { readonly folder: Folder }) {
  const { t } = useTranslation('recipes')
  const { view, change } = useListView(folder)
  const pages = useListPages(view)
  const title = folder === 'inbox' ? t('list.inbox') : t('list.book')
  useTitle(title)
  useRefreshBook()
  // An empty folder is an invitation of its own: nothing to search, nothing beside it.
  const isEmpty = pages.rows?.length === 0 && !isNarrowed(pages.shown)
  const hasBar = !isEmpty
  const shuffle = () => change({ seed: Math.floor(Math.random() * 1_000_000) })
  const newRecipe = (
    <LinkButton href={href(paths.newRecipe())} variant="primary" icon={<IconPlus />}>
      {t('list.newRecipe')}
    </LinkButton>
  )

  return (
    <PageLayout title={title} mainAction={hasBar && folder === 'main' && newRecipe} mainActionFloats>
      {hasBar && <ListBar view={view} onChange={change} count={pages.rows?.length} />}
      {hasBar && folder === 'main' && !isNarrowed(view) && (
        <Shortcuts onShuffle={view.sort === 'random' ? shuffle : null} />
      )}
      <ActiveFilters view={view} onChange={change} />
      <RecipeResults pages={pages} onClear={() => change({ search: '', ...noFilters })} />
    </PageLayout>
  )
}
