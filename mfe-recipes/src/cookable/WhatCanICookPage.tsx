import { listCookable, maxAvailableThings } from '@potluck/api/cookable'
import { inBook } from '@potluck/api/of-book'
import { Answered, BackButton, useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Button, PageLayout, Stack, Text } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { SwitchRow } from '@potluck/ui/forms'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBooksOfAddress } from '../book/useBookOfAddress.ts'
import { useRefreshBook } from '../book/useRefreshBook.ts'
import { AvailableThings } from './AvailableThings.tsx'
import { CookableRows } from './CookableRows.tsx'
import { useAvailableThings } from './useAvailableThings.ts'
import { type HomeThings, useHomeThings } from './useHomeThings.ts'

/** Initial and maximum number of recipes. */
const few = 30
const many = 100

/** Recipes by number of missing ingredients. */
export function WhatCanICookPage() {
  const { t } = useTranslation('recipes')
  const available = useAvailableThings()
  const home = useHomeThings()
  const items = [...new Set([...available.items.map(({ key }) => key), ...home.names])].slice(0, maxAvailableThings)
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
        {home.count > 0 && <HomeSwitch home={home} />}
        <AvailableThings available={available} others={home.names} kitchenId={kitchenId} />
        {items.length > 0 && <Cookable keys={items} soon={home.soon} kitchenId={kitchenId} />}
      </Stack>
    </PageLayout>
  )
}

/** Says whether things at home count, and what of them should be used soon. */
function HomeSwitch({ home }: { readonly home: HomeThings }) {
  const { t } = useTranslation('recipes')
  const { list } = useFormats()
  return (
    <SwitchRow
      label={t('cookable.home', { count: home.count })}
      description={home.soon.length > 0 ? t('cookable.useSoon', { things: list(home.soon) }) : undefined}
      checked={home.isOn}
      onChange={home.turn}
    />
  )
}

interface CookableProps {
  /** Keys or names. */
  readonly keys: readonly string[]
  /** Those of them that should be used soon. */
  readonly soon: readonly string[]
  readonly kitchenId: string | undefined
}

function Cookable({ keys, soon, kitchenId }: CookableProps) {
  const { t } = useTranslation('recipes')
  const [count, setCount] = useState(few)
  const answer = useAnswer(
    listCookable,
    {
      query: {
        ...inBook(kitchenId).query,
        items: keys.join(','),
        ...(soon.length > 0 && { soon: soon.join(',') }),
        count,
      },
    },
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
          <CookableRows recipes={data} kitchenId={kitchenId} />
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
