import { type ImportFormat, importFormats } from '@potluck/api/import-formats'
import type { JobSummary } from '@potluck/api/jobs'
import { useFormats } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { Badge, Card, Heading, Stack } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { useImports } from './useImport.ts'

/** Most imports that are shown. */
const most = 5

/** States that are worth a badge; one that a newer server has is not, for nobody knows its name. */
const tones: Readonly<Record<string, 'neutral' | 'herb' | 'beet' | 'saffron'>> = {
  waiting: 'neutral',
  running: 'herb',
  failed: 'beet',
  cancelled: 'saffron',
}

/** Imports of late, each leading to what became of it; nothing when there is none. */
export function EarlierImports({ source }: { readonly source?: ImportFormat }) {
  const { t } = useTranslation('settings')
  const { data = [] } = useImports()
  const shown = source ? [source] : importFormats
  const jobs = data
    .flatMap((job) => {
      const format = shown.find(({ jobKind }) => jobKind === job.kind)
      return format ? [{ job, format }] : []
    })
    .slice(0, most)
  if (jobs.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading id="earlier" level={2} size="small">
        {t('import.earlier')}
      </Heading>
      <Card padding="small" aria-labelledby="earlier">
        {jobs.map(({ job, format }) => (
          <EarlierImport key={job.id} job={job} format={format} named={source === undefined} />
        ))}
      </Card>
    </Stack>
  )
}

interface EarlierImportProps {
  readonly job: JobSummary
  readonly format: ImportFormat
  readonly named: boolean
}

function EarlierImport({ job, format: { id }, named }: EarlierImportProps) {
  const { t } = useTranslation('settings')
  const { relativeDate, time } = useFormats()
  const date = `${relativeDate(job.createdAt)}, ${time(job.createdAt)}`
  const tone = tones[job.status]
  const dealtWith = t('import.dealtWith', { count: job.done })
  return (
    <ListRow
      href={href(paths.import(id, job.id))}
      title={named ? t(`import.sources.${id}.title`) : date}
      subtitle={named ? `${date} · ${dealtWith}` : dealtWith}
      trailing={tone && <Badge tone={tone}>{t(`import.status.${job.status}`)}</Badge>}
    />
  )
}
