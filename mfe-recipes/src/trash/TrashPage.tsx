import { listTrash } from '@potluck/api/trash'
import { Answered, BackButton } from '@potluck/parts'
import { useAnswer, useAskedAgain } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { Button, PageLayout, Stack, Text } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { IconTrash } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TrashedRow } from './TrashedRow.tsx'
import { useEmptyTrash } from './useEmptyTrash.ts'

const news = ['recipe:updated', 'recipes:changed', 'live:connected'] as const

const pageSize = 100

/** Deleted recipes: to be put back, or to be deleted for good. */
export function TrashPage() {
  const { t } = useTranslation('recipes')
  const [count, setCount] = useState(pageSize)
  const answer = useAnswer(listTrash, { query: { count } }, { placeholderData: (before) => before })
  const { empty, isEmptying } = useEmptyTrash()
  const totalCount = answer.data?.totalCount ?? 0
  useTitle(t('trash.title'))
  useAskedAgain(news, listTrash)

  return (
    <PageLayout
      title={t('trash.title')}
      width="reading"
      leading={<BackButton otherwise={paths.home()} />}
      actions={
        totalCount > 0 && (
          <Button icon={<IconTrash />} busy={isEmptying} onClick={() => void empty(totalCount)}>
            {t('trash.empty')}
          </Button>
        )
      }
    >
      <Answered
        answer={answer}
        loading={{ label: t('trash.loading'), shape: 'rows' }}
        failed={{ title: t('trash.failed'), safe: t('safe') }}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState picture="book" title={t('trash.nothing')}>
            {t('trash.hint')}
          </EmptyState>
        }
      >
        {({ data }) => (
          <Stack gap={3}>
            <Text tone="soft">{t('trash.hint')}</Text>
            <ul aria-label={t('trash.title')}>
              {data.map((recipe) => (
                <li key={recipe.id}>
                  <TrashedRow recipe={recipe} />
                </li>
              ))}
            </ul>
            {data.length < totalCount && count < 500 && (
              <Button busy={answer.isFetching} onClick={() => setCount(Math.min(500, count + pageSize))}>
                {t('trash.more')}
              </Button>
            )}
          </Stack>
        )}
      </Answered>
    </PageLayout>
  )
}
