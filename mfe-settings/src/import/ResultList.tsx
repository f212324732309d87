import type { JobOutcome } from '@potluck/api/jobs'
import { Answered } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Badge, Card } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { VirtualList } from '@potluck/ui/lists'
import { useTranslation } from 'react-i18next'
import { sayNote } from './say-note.ts'
import { useJobResults } from './useJobResults.ts'

export interface ResultListProps {
  readonly jobId: string
  readonly outcomes: readonly JobOutcome[]
  readonly label: string
}

/** Results of a job, fetched as they come into sight. */
export function ResultList({ jobId, outcomes, label }: ResultListProps) {
  const { t } = useTranslation('settings')
  const results = useJobResults(jobId, outcomes)
  const { isFetching, hasNextPage, fetchNextPage } = results
  return (
    <Answered
      answer={results}
      loading={{ label: t('import.loading'), shape: 'rows' }}
      failed={{ title: t('import.resultsFailed') }}
    >
      {({ pages }) => (
        <Card padding="small">
          <VirtualList
            label={label}
            items={pages.flat()}
            getKey={({ position }) => String(position)}
            scrollKey={`${jobId} ${outcomes.join()}`}
            onEndNear={() => {
              if (hasNextPage && !isFetching) void fetchNextPage()
            }}
            renderItem={({ name, outcome, refers, notes }) => (
              <ListRow
                title={name}
                subtitle={notes.map((note) => sayNote(t, note)).join(' ')}
                href={refers?.kind === 'recipe' ? href(paths.recipe(refers.id)) : undefined}
                trailing={outcome === 'failed' && <Badge tone="beet">{t('import.failed')}</Badge>}
              />
            )}
          />
        </Card>
      )}
    </Answered>
  )
}
