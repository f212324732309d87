import { useSaveCopy } from '@potluck/parts/useSaveCopy'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton, LinkButton, PageLayout } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { IconBookmarkPlus } from '@potluck/ui/icons'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNarrowed, noFilters } from '../book/list-view.ts'
import { useRefreshBook } from '../book/useRefreshBook.ts'
import { type ListPages, useListPages } from '../list-pages/useListPages.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { ListBar } from './ListBar.tsx'
import { OwnWordsOnly } from './OwnWordsOnly.tsx'
import { RecipeResults } from './RecipeResults.tsx'
import { useListView } from './useListView.ts'

function titleOf({ rows = [] }: ListPages, t: TFunction<'recipes'>): string | undefined {
  const first = rows.find((row) => typeof row !== 'number')
  if (!first?.owner) return undefined
  const { owner, profileKitchen } = first
  const { name } = owner
  return profileKitchen ? t('list.ofKitchen', { kitchen: profileKitchen.name, name }) : t('list.of', { name })
}

/** Names the owner of the profile and the kitchen that it shows, also when a search has no results. */
function useBookTitle(pages: ListPages): string {
  const { t } = useTranslation('recipes')
  const [lastTitle, setLastTitle] = useState<string | undefined>(undefined)
  const title = titleOf(pages, t)
  if (title !== undefined && title !== lastTitle) setLastTitle(title)
  return title ?? lastTitle ?? t('noList.title')
}

/** The recipes that a profile shows. */
export function ProfileRecipes({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('recipes')
  const { view, change, search } = useListView('main', userId)
  const pages = useListPages(view)
  const save = useSaveCopy()
  const title = useBookTitle(pages)
  useTitle(title)
  useRefreshBook()
  const isGone = pages.rows === undefined && pages.error !== null && !isNarrowed(view)
  const home = <LinkButton href={href(paths.home())}>{t('recipe.toBook')}</LinkButton>

  return (
    <PageLayout title={title}>
      {!isGone && <ListBar view={view} onChange={change} onSearch={search} count={pages.rows?.length} />}
      <ActiveFilters view={view} onChange={change} />
      <OwnWordsOnly view={view} />
      <RecipeResults
        pages={pages}
        onClear={() => change({ search: '', ...noFilters })}
        gone={
          <EmptyState picture="book" title={t('noList.owner')} action={home}>
            {t('noList.ownerHint')}
          </EmptyState>
        }
        besideOthers={(recipe) => (
          <IconButton
            icon={<IconBookmarkPlus />}
            variant="solid"
            label={t('copy.saveNamed', { title: recipe.title })}
            disabled={save.savingId === recipe.id}
            onClick={() => save.save(recipe)}
          />
        )}
      />
    </PageLayout>
  )
}
