import type { Job, JobResult } from '@potluck/api/jobs'
import { href, paths } from '@potluck/platform/paths'
import { Badge, Button, Card, Heading, LinkButton, ListRow, Note, Row, Stack } from '@potluck/ui'
import { VirtualList } from '@potluck/ui/lists'
import { useTranslation } from 'react-i18next'

const tones = { imported: 'herb', changed: 'saffron', failed: 'beet' } as const

/** What became of every recipe of a file: what needs a look first, and nothing left out. */
export function ImportResult({ job, onAgain }: { readonly job: Job; readonly onAgain: () => void }) {
  const { t } = useTranslation('settings')
  const imported = job.results.filter(({ outcome }) => outcome !== 'failed').length
  const needALook = job.results.filter(({ outcome }) => outcome !== 'imported')
  const rest = job.results.filter(({ outcome }) => outcome === 'imported')
  return (
    <Stack gap={6}>
      <Note tone={job.status === 'done' ? 'done' : 'attention'} title={t(`import.ended.${job.status}`)}>
        {job.error ?? t('import.summary', { count: imported, failed: job.failed })}
      </Note>
      <Row>
        <LinkButton variant="primary" href={href(paths.home())}>
          {t('import.openBook')}
        </LinkButton>
        <Button onClick={onAgain}>{t('import.again')}</Button>
      </Row>
      {needALook.length > 0 && <Results title={t('import.needALook')} results={needALook} />}
      {rest.length > 0 && <Results title={t('import.imported')} results={rest} />}
    </Stack>
  )
}

function Results({ title, results }: { readonly title: string; readonly results: readonly JobResult[] }) {
  const { t } = useTranslation('settings')
  const rows = results.map((result, index) => ({ ...result, key: `${index} ${result.name}` }))
  return (
    <Card padding="small" aria-label={title}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <VirtualList
        label={title}
        items={rows}
        getKey={({ key }) => key}
        renderItem={({ name, outcome, recipeId, message }) => (
          <ListRow
            title={name}
            subtitle={message}
            href={recipeId === null ? undefined : href(paths.recipe(recipeId))}
            trailing={<Badge tone={tones[outcome]}>{t(`import.outcomes.${outcome}`)}</Badge>}
          />
        )}
      />
    </Card>
  )
}
