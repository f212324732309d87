import { Answered, type AnsweredProps } from '@potluck/parts'
import { Card, Stack, Text } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreRows, type PagesToCome } from '../groups/MoreRows.tsx'

interface Page<E> {
  readonly events: readonly E[]
}

interface Props<E> {
  readonly pages: AnsweredProps<{ readonly pages: readonly Page<E>[] }>['answer'] & PagesToCome
  readonly children: (event: E) => ReactNode
}

/** Events a page at a time. */
export function EventPages<E extends { readonly id: string }>({ pages, children }: Props<E>) {
  const { t } = useTranslation('settings')
  return (
    <Stack gap={4}>
      <Answered
        answer={pages}
        loading={{ label: t('activity.loading'), shape: 'text' }}
        failed={{ title: t('activity.failed') }}
        isEmpty={(data) => data.pages.every(({ events }) => events.length === 0)}
        empty={<Text tone="soft">{t('activity.none')}</Text>}
      >
        {(data) => (
          <Card padding="small">
            <ul>
              {data.pages.flatMap(({ events }) => events.map((event) => <li key={event.id}>{children(event)}</li>))}
            </ul>
          </Card>
        )}
      </Answered>
      <MoreRows pages={pages} label={t('activity.more')} />
    </Stack>
  )
}
