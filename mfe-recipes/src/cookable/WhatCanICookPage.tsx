import { listCookable } from '@potluck/api/cookable'
import { inBook } from '@potluck/api/of-book'
import { Answered, BackButton } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Button, PageLayout, Stack, Text } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBooksOfAddress } from '../book/useBookOfAddress.ts'
import { useRefreshBook } from '../book/useRefreshBook.ts'
import { AvailableThings } from './AvailableThings.tsx'
import { CookableRow } from './CookableRow.tsx'
import { useAvailableThings } from './useAvailableThings.ts'

/** Initial and maximum number of recipes. */
const few = 30
const many = 100

/** Recipes by number of missing ingredients. */
export function WhatCanICookPage() {
  const { t } = useTranslation('recipes')
  const available = useAvailableThings()
  const kitchenId = useBooksOfAddress()
  useTitle(t('cookable.title'))
  useRefreshBook()
  return (
    <PageLayout
      title={t('cookable.title')}
      leading={<BackButton otherwise={paths.list('main', { kitchen: kitchenId })} />}
      width="reading"
    >
      <Stack gap={5}>
        <AvailableThings available={available} kitchenId={kitchenId} />
        {available.items.length > 0 && <Cookable keys={available.items.map(({ key }) => key)} kitchenId={kitchenId} />}
      </Stack>
    </PageLayout>
  )
}

interface CookableProps {
  readonly keys: readonly string[]
  readonly kitchenId: string | undefined
}

function Cookable({ keys, kitchenId }: CookableProps) {
  const { t } = useTranslation('recipes')
  const [count, setCount] = useState(few)
  const answer = useAnswer(
    listCookable,
    { query: { ...inBook(kitchenId).query, items: keys.join(','), count } },
    { placeholderData: keepPreviousData },
  )
  return (
    <Answered
      answer={answer}
      loading={{ label: t('list.loading'), shape: 'rows', count: 8 }}
      failed={{ title: t('list.failed'), safe: t('safe') }}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState picture="pot" title={t('cookable.nothing')}>
          {t('cookable.nothingHint')}
        </EmptyState>
      }
    >
      {({ data, totalCount }) => (
        <div>
          <Text size="small" tone="soft" tabular role="status">
            {t('cookable.found', { count: totalCount })}
          </Text>
          <ul>
            {data.map((recipe) => (
              <li key={recipe.id}>
                <CookableRow recipe={recipe} />
              </li>
            ))}
          </ul>
          {totalCount > data.length && count < many && (
            <Button wide busy={answer.isFetching} onClick={() => setCount(many)}>
              {t('cookable.showMore')}
            </Button>
          )}
        </div>
      )}
    </Answered>
  )
}
