import type { JobOutcome } from '@potluck/api/jobs'
import { webLink } from '@potluck/cooking/web-link'
import { Answered } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Badge, Card, Link } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { VirtualList } from '@potluck/ui/lists'
import { useTranslation } from 'react-i18next'
import { describeNote } from './describe-note.ts'
import classes from './ResultList.module.css'
import { useBookOfImport } from './useBookOfImport.ts'
import { useJobResults } from './useJobResults.ts'

export interface ResultListProps {
  readonly jobId: string
  readonly outcomes: readonly JobOutcome[]
  readonly label: string
}

/** Results of a job, fetched as they come into sight. Those that went into a kitchen that the cook left open nothing. */
export function ResultList({ jobId, outcomes, label }: ResultListProps) {
  const { t } = useTranslation('settings')
  const results = useJobResults(jobId, outcomes)
  const { isFormer } = useBookOfImport(jobId)
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
                title={outcome === 'failed' ? <NameOrPage name={name} /> : name}
                subtitle={notes.map((note) => describeNote(t, note)).join(' ')}
                href={refers?.kind === 'recipe' && !isFormer ? href(paths.recipe(refers.id)) : undefined}
                trailing={outcome === 'failed' && <Badge tone="beet">{t('import.failed')}</Badge>}
              />
            )}
          />
        </Card>
      )}
    </Answered>
  )
}

/** The name of what could not be read; of a page, a way to open it. */
function NameOrPage({ name }: { readonly name: string }) {
  const page = webLink(name)
  if (page === null) return name
  return (
    <Link href={page} target="_blank" rel="noreferrer" variant="plain" alone className={classes.page}>
      {name}
    </Link>
  )
}
