import type { Recipe } from '@potluck/api/recipes'
import { useTextLanguage } from '@potluck/parts'
import { useStore } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { useLoaded } from '@potluck/platform/useLoaded'
import { createMemoryBook } from '@potluck/search/memory-book'
import { Stack, Text } from '@potluck/ui'
import { EmptyState, RecipeCard, SearchField } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import classes from './SampleBook.module.css'
import { changeVisit, sampleVisit } from './sample-visit.ts'
import { useSamples } from './useSamples.ts'

/** Searches as the whole book does. @returns ids in the order of the results */
async function find(recipes: readonly Recipe[], query: string): Promise<readonly string[]> {
  const book = createMemoryBook()
  recipes.forEach((recipe, searchNumber) => {
    book.put({ ...recipe, labelIds: [], searchNumber, sortTitle: recipe.title, totalMinutes: null })
  })
  const page = { folder: 'main', labels: [], seed: 0, offset: 0, count: recipes.length, query } as const
  return (await book.find(page)).ids
}

/** The sample recipes as tiles, with a search. */
export function SampleBook() {
  const { t } = useTranslation('recipes')
  const samples = useSamples()
  const { search } = useStore(sampleVisit)
  const query = search.trim()
  const recipes = [...samples.values()]
  const titles = recipes.map(({ title }) => title).join('\n')
  const { data: found } = useLoaded(['sample search', titles, query], () => find(recipes, query), {
    enabled: query !== '',
    keepsPrevious: true,
  })
  const shown = [...samples].flatMap(([id, recipe]) => ({ id, recipe, place: found?.indexOf(recipe.id) ?? 0 }))
  const matching = query === '' ? shown : shown.filter(({ place }) => place >= 0).toSorted((a, b) => a.place - b.place)

  return (
    <Stack gap={4}>
      <search>
        <SearchField
          label={t('samples.search')}
          clearLabel={t('list.clearSearch')}
          value={search}
          onChange={(text) => changeVisit({ search: text })}
        />
      </search>
      <Text size="small" tone="soft" tabular role="status">
        {t(query === '' ? 'list.count' : 'list.found', { count: matching.length })}
      </Text>
      {matching.length === 0 ? (
        <EmptyState picture="search" title={t('empty.notFound', { search: query })}>
          {t('empty.noMatchHint')}
        </EmptyState>
      ) : (
        <ul className={classes.grid}>
          {matching.map(({ id, recipe }) => (
            <li key={id}>
              <SampleCard path={paths.sample(id)} recipe={recipe} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function SampleCard({ path, recipe }: { readonly path: string; readonly recipe: Recipe }) {
  return (
    <RecipeCard
      title={recipe.title}
      lang={useTextLanguage(recipe.title)}
      href={href(path)}
      subtitle={<Text size="small">{recipe.totalTime}</Text>}
    />
  )
}
