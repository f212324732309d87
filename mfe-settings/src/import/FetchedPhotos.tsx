import type { Job } from '@potluck/api/jobs'
import { href, paths } from '@potluck/platform/paths'
import { Heading, LinkButton, Note, Row, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { describeFailure } from './describe-note.ts'
import type { ImportSource } from './import-source.ts'
import { MissingPhotos } from './MissingPhotos.tsx'
import { OpenBook } from './OpenBook.tsx'
import { ResultList } from './ResultList.tsx'
import { useAfterImport } from './useAfterImport.ts'
import { useBookOfImport } from './useBookOfImport.ts'

/** The result of fetching an import's missing photos once more. */
export function FetchedPhotos({ job, source }: { readonly job: Job; readonly source: ImportSource }) {
  const { t } = useTranslation('settings')
  const photos = useAfterImport(job, source)
  const { kitchenId } = useBookOfImport(job.id)
  const { done: came, noted, failed } = job.outcomes
  const isFull = job.failure?.code === 'pictures-full'
  return (
    <Stack gap={6}>
      <Note
        tone={job.status === 'done' && noted + failed === 0 ? 'done' : 'attention'}
        title={came > 0 ? t('import.pictures.came', { count: came }) : t('import.pictures.none')}
      >
        {job.failure ? describeFailure(t, job.failure) : job.status === 'cancelled' && t('import.pictures.stopped')}
      </Note>
      {photos.missing > 0 && <MissingPhotos {...photos} />}
      <Row>
        <OpenBook jobId={job.id} />
        {isFull && <LinkButton href={href(paths.trash(kitchenId))}>{t('import.undo.openTrash')}</LinkButton>}
        <LinkButton href={href(paths.import())}>{t('import.earlier')}</LinkButton>
      </Row>
      {noted + failed > 0 && (
        <Stack gap={2}>
          <Heading level={2} size="small">
            {t('import.pictures.still')}
          </Heading>
          <ResultList jobId={job.id} outcomes={['noted', 'failed']} label={t('import.pictures.still')} />
        </Stack>
      )}
    </Stack>
  )
}
