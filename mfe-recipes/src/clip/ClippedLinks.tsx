import { clipLinks, mostClippedLinks } from '@potluck/api/clip'
import { getJob, type JobResult, listJobResults, maxJobResults } from '@potluck/api/jobs'
import { webLink } from '@potluck/cooking/web-link'
import { Answered } from '@potluck/parts'
import { useAnswer, useAskAgain, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { Badge, Button, Card, Link, LinkButton, Note, Row, Stack, Text } from '@potluck/ui'
import { ListRow, Progress } from '@potluck/ui/content'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { bookQuestions } from '../book/book-questions.ts'

interface Props {
  readonly urls: readonly string[]
  readonly onBack: () => void
}

/** How often the job is looked at, milliseconds. */
const askEvery = 1_500

const isRunning = (status: string | undefined): boolean => status === 'waiting' || status === 'running'

/** Reads many links into the book, and says what became of each. */
export function ClippedLinks({ urls, onBack }: Props) {
  const { t } = useTranslation('recipes')
  const { language } = useHost()
  const refreshBook = useAskAgain(...bookQuestions)
  const start = useCall(clipLinks)
  const begin = useEffectEvent(() =>
    start.mutate({ body: { urls: urls.slice(0, mostClippedLinks), language: language.get() } }),
  )
  useEffect(() => begin(), [])
  const params = start.data && { id: start.data.jobId }
  const job = useAnswer(getJob, params ? { params } : null, {
    refetchInterval: ({ state }) => (isRunning(state.data?.status) || !state.data ? askEvery : false),
  })
  const hasEnded = job.data !== undefined && !isRunning(job.data.status)
  const tellBook = useEffectEvent(refreshBook)
  useEffect(() => {
    if (hasEnded) tellBook()
  }, [hasEnded])
  const results = useAnswer(listJobResults, params && hasEnded ? { params, query: { count: maxJobResults } } : null)

  const again = <Button onClick={onBack}>{t('clip.more')}</Button>
  if (start.isError || job.data?.status === 'failed') {
    return (
      <Note tone="danger" title={t('clip.linksFailed')} action={again}>
        {t('clip.linksFailedHint')}
      </Note>
    )
  }
  if (!hasEnded) {
    const { done = 0 } = job.data ?? {}
    const label = t('clip.linksProgress', { done, total: urls.length })
    return (
      <Card>
        <Stack gap={3}>
          <Text role="status" tabular>
            {label}
          </Text>
          <Progress label={label} value={done} max={urls.length} />
          <Text size="small" tone="soft">
            {t('clip.linksGoOn')}
          </Text>
        </Stack>
      </Card>
    )
  }
  return (
    <Stack gap={5}>
      <Answered
        answer={results}
        loading={{ label: t('clip.reading'), shape: 'rows' }}
        failed={{ title: t('clip.linksFailed') }}
      >
        {(found) => (
          <Card padding="small">
            {found.map((result) => (
              <LinkResult key={result.position} result={result} />
            ))}
          </Card>
        )}
      </Answered>
      <Row>
        <LinkButton variant="primary" href={href(paths.home())}>
          {t('recipe.toBook')}
        </LinkButton>
        {again}
      </Row>
    </Stack>
  )
}

function LinkResult({ result: { name, outcome, refers, notes } }: { readonly result: JobResult }) {
  const { t } = useTranslation('recipes')
  /** What could not be read is a page that its cook can open. */
  const page = outcome === 'failed' ? webLink(name) : null
  const told = outcome === 'skipped' ? ['known'] : notes.map(({ code }) => code)
  return (
    <ListRow
      title={
        page === null ? (
          name
        ) : (
          <Link href={page} target="_blank" rel="noreferrer" variant="plain" alone>
            {name}
          </Link>
        )
      }
      subtitle={told.map((code) => t([`clip.note.${code}`, 'clip.note.other'])).join(' ')}
      href={refers?.kind === 'recipe' ? href(paths.recipe(refers.id)) : undefined}
      trailing={outcome === 'failed' && <Badge tone="beet">{t('clip.failed')}</Badge>}
    />
  )
}
