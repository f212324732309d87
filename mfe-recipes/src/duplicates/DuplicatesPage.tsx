import { type DuplicateGroup, listDuplicates } from '@potluck/api/duplicates'
import { listDoubles } from '@potluck/api/kitchen-moves'
import { inBook } from '@potluck/api/of-book'
import { Answered, BackButton, usePendingDeletions } from '@potluck/parts'
import { useAnswer, useRefetchOn } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { PageLayout, Stack, Text } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { useChosenBook } from '../book/useChosenBook.tsx'
import { DuplicateRow } from './DuplicateRow.tsx'
import classes from './DuplicatesPage.module.css'
import { InBothBooks } from './InBothBooks.tsx'

const news = ['recipe:updated', 'recipes:changed', 'book:changed', 'live:connected'] as const

/** Groups of probable duplicates. Each recipe can be opened or deleted. */
export function DuplicatesPage() {
  const { t } = useTranslation('recipes')
  const { kitchenId, kitchen, choice } = useChosenBook(paths.duplicates)
  const answer = useAnswer(listDuplicates, inBook(kitchenId))
  const both = useAnswer(listDoubles, kitchen ? { params: { id: kitchen.id } } : null).data?.doubles ?? []
  const pending = usePendingDeletions()
  useTitle(t('duplicates.title'))
  useRefetchOn(news, listDuplicates)
  useRefetchOn(news, listDoubles)

  /** Recipes that are being deleted are hidden. A single recipe is no duplicate. */
  const standing = (groups: readonly DuplicateGroup[]) =>
    groups.map(({ recipes }) => recipes.filter(({ id }) => !pending.has(id))).filter(({ length }) => length > 1)

  return (
    <PageLayout title={t('duplicates.title')} width="reading" leading={<BackButton otherwise={paths.home()} />}>
      <Stack gap={4}>
        {choice}
        {kitchen && both.length > 0 && <InBothBooks key={kitchen.id} kitchen={kitchen} doubles={both} />}
        <Answered
          answer={answer}
          loading={{ label: t('duplicates.loading'), shape: 'rows' }}
          failed={{ title: t('duplicates.failed'), safe: t('safe') }}
          isEmpty={({ groups }) => standing(groups).length === 0}
          empty={
            both.length === 0 && (
              <EmptyState picture="book" title={t('duplicates.none')}>
                {t('duplicates.noneHint')}
              </EmptyState>
            )
          }
        >
          {({ groups, groupCount }) => (
            <Stack gap={5}>
              <Text tone="soft">{t('duplicates.hint')}</Text>
              {standing(groups).map((recipes) => (
                <ul
                  key={recipes[0]?.id}
                  aria-label={t('duplicates.group', { title: recipes[0]?.title })}
                  className={classes.group}
                >
                  {recipes.map((recipe) => (
                    <li key={recipe.id}>
                      <DuplicateRow recipe={recipe} kitchenId={kitchenId} />
                    </li>
                  ))}
                </ul>
              ))}
              {groupCount > groups.length && (
                <Text tone="soft">{t('duplicates.more', { count: groupCount - groups.length })}</Text>
              )}
            </Stack>
          )}
        </Answered>
      </Stack>
    </PageLayout>
  )
}
