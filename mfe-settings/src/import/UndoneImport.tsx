import type { Job } from '@potluck/api/jobs'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note, Row, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { describeFailure } from './describe-note.ts'
import { useBookOfImport } from './useBookOfImport.ts'

/** The result of undoing an import. */
export function UndoneImport({ job }: { readonly job: Job }) {
  const { t } = useTranslation('settings')
  const { kitchenId } = useBookOfImport(job.id)
  const isWhole = job.status === 'done'
  return (
    <Stack gap={5}>
      <Note tone={isWhole ? 'done' : 'attention'} title={t(isWhole ? 'import.undo.done' : 'import.undo.notWhole')}>
        {job.failure ? describeFailure(t, job.failure) : t('import.undo.inTrash', { count: job.done })}
      </Note>
      <Row>
        <LinkButton href={href(paths.trash(kitchenId))}>{t('import.undo.openTrash')}</LinkButton>
        <LinkButton href={href(paths.import())}>{t('import.again')}</LinkButton>
      </Row>
    </Stack>
  )
}
