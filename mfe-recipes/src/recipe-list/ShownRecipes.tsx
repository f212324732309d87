import { usePreferences, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { IconButton, LinkButton, PageLayout } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { IconBookmarkPlus } from '@potluck/ui/icons'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ListView } from '../book/list-view.ts'
import { useRefreshBook } from '../book/useRefreshBook.ts'
import { myRecipes } from '../preferences.ts'
import { RecipeResults } from './RecipeResults.tsx'
import { type ListPages, useListPages } from './useListPages.ts'
import { useSaveCopy } from './useSaveCopy.ts'
import { readView } from './view-address.ts'

function useShownView(userId: string): ListView {
  const labels = useSearchParams()[0].get('labels') ?? ''
  const { sortBy } = usePreferences(myRecipes)
  return useMemo(() => {
    const preferences = { enableLabelIntersection: false, sortBy, includeFriends: 'no' } as const
    return { ...readView('main', new URLSearchParams({ labels }), preferences), userId }
  }, [userId, labels, sortBy])
}

function ownerOf({ rows = [] }: ListPages): string | undefined {
  for (const row of rows) if (typeof row !== 'number') return row.owner?.name
  return undefined
}

/** What somebody else's profile shows of their book, and nothing more. */
export function ShownRecipes({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('recipes')
  const pages = useListPages(useShownView(userId))
  const save = useSaveCopy()
  const name = ownerOf(pages)
  const title = name === undefined ? t('noList.title') : t('list.of', { name })
  useTitle(title)
  useRefreshBook()
  const home = <LinkButton href={href(paths.home())}>{t('recipe.toBook')}</LinkButton>

  return (
    <PageLayout title={<bdi>{title}</bdi>}>
      <RecipeResults
        pages={pages}
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
