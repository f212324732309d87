import { findImportFormat } from '@potluck/api/import-formats'
import { getImport } from '@potluck/api/imports'
import type { Job } from '@potluck/api/jobs'
import { Answered } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, Row, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { describeFailure } from './describe-note.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { type ImportSource, sourceName } from './import-source.ts'

/** The preview of an import, before anything is written. */
export function ImportLook({ job, source }: { readonly job: Job; readonly source: ImportSource }) {
  const { t } = useTranslation('settings')
  const found = useAnswer(getImport, job.status === 'done' ? { params: { id: job.id } } : null)
  const again = (
    <Row>
      <LinkButton href={href(paths.import(sourceName(source)))}>{t('import.another')}</LinkButton>
    </Row>
  )
  if (job.status !== 'done') {
    return (
      <Stack gap={5}>
        <Note tone="attention" title={t(job.status === 'cancelled' ? 'import.look.stopped' : 'import.look.failed')}>
          {job.failure && describeFailure(t, job.failure)}
        </Note>
        {again}
      </Stack>
    )
  }
  return (
    <Answered
      answer={found}
      loading={{ label: t('import.loading'), shape: 'rows' }}
      failed={{ title: t('import.lost') }}
    >
      {(state) =>
        state.preview && state.hasFile ? (
          <ImportPreview
            state={state}
            preview={state.preview}
            format={findImportFormat(state.format)}
            source={source}
          />
        ) : (
          <Stack gap={5}>
            <Note tone="info" title={t('import.look.expired')}>
              {t('import.look.expiredAbout')}
            </Note>
            {again}
          </Stack>
        )
      }
    </Answered>
  )
}
