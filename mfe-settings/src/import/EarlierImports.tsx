import { clipLinksKind } from '@potluck/api/clip'
import { missingPicturesKind, undoImportKind } from '@potluck/api/imports'
import type { JobSummary } from '@potluck/api/jobs'
import { useFormats } from '@potluck/parts'
import { useKitchens } from '@potluck/parts/useKitchens'
import { href, paths } from '@potluck/platform/paths'
import { Badge, Card, Heading, Stack } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { anySource, formatOfKind, type ImportSource, pageOf } from './import-source.ts'
import { useImports } from './useImport.ts'

/** Most imports that are shown. */
const most = 5

/** Jobs of other kinds that are shown among imports. */
const otherNames: Readonly<Record<string, 'import.undo.title' | 'import.pictures.title' | 'import.links.title'>> = {
  [undoImportKind]: 'import.undo.title',
  [missingPicturesKind]: 'import.pictures.title',
  [clipLinksKind]: 'import.links.title',
}

/** States that are worth a badge; one that a newer server has is not, for nobody knows its name. */
const tones: Readonly<Record<string, 'neutral' | 'herb' | 'beet' | 'saffron'>> = {
  waiting: 'neutral',
  running: 'herb',
  failed: 'beet',
  cancelled: 'saffron',
}

/** Imports of late, each leading to what became of it; nothing when there is none. */
export function EarlierImports({ source = null }: { readonly source?: ImportSource }) {
  const { t } = useTranslation('settings')
  const { data = [] } = useImports()
  const jobs = data
    .filter(({ kind }) => {
      const format = formatOfKind(kind)
      if (format === null) return source === null && Object.hasOwn(otherNames, kind)
      return source === null || pageOf(format) === source.id
    })
    .slice(0, most)
  const kitchens = useKitchens()
  if (jobs.length === 0) return null
  // A cook with one book needs no name for it.
  const isOneBook = (kitchens ?? []).length === 0 && jobs.every(({ kitchenId }) => kitchenId === undefined)
  const bookOf = ({ kitchenId }: JobSummary): string | null => {
    if (!kitchens || isOneBook) return null
    if (kitchenId === undefined) return t('import.ownBook')
    return kitchens.find(({ id }) => id === kitchenId)?.name ?? t('import.formerKitchen')
  }
  return (
    <Stack gap={2}>
      <Heading id="earlier" level={2} size="small">
        {t('import.earlier')}
      </Heading>
      <Card padding="small" aria-labelledby="earlier">
        {jobs.map((job) => (
          <EarlierImport key={job.id} job={job} named={source === null} book={bookOf(job)} />
        ))}
      </Card>
    </Stack>
  )
}

interface EarlierImportProps {
  readonly job: JobSummary
  /** Whether it says of which program it is. */
  readonly named: boolean
  /** The name of the book into which it went; null where there is no other. */
  readonly book: string | null
}

function EarlierImport({ job, named, book }: EarlierImportProps) {
  const { t } = useTranslation('settings')
  const { relativeMoment } = useFormats()
  const format = formatOfKind(job.kind)
  const name = format ? t(`import.sources.${pageOf(format)}.title`) : t(otherNames[job.kind] ?? 'import.undo.title')
  const date = relativeMoment(job.createdAt)
  const tone = tones[job.status]
  const dealtWith = t(job.kind === missingPicturesKind ? 'import.pictures.count' : 'import.dealtWith', {
    count: job.done,
  })
  return (
    <ListRow
      href={href(paths.import(format ? pageOf(format) : anySource, job.id))}
      title={named ? name : date}
      subtitle={
        <>
          {book !== null && (
            <>
              <bdi>{book}</bdi>
              {' · '}
            </>
          )}
          {named ? `${date} · ${dealtWith}` : dealtWith}
        </>
      }
      trailing={tone && <Badge tone={tone}>{t(`import.status.${job.status}`)}</Badge>}
    />
  )
}
