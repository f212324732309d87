import type { Job } from '@potluck/api/jobs'
import { useFormats } from '@potluck/parts'
import { useTranslation } from 'react-i18next'
import { LongWork } from './LongWork.tsx'
import { useStandsStill } from './useStandsStill.ts'

export interface ImportProgressProps {
  readonly job: Job
  readonly cancelling: boolean
  readonly onCancel: () => void
}

/** How far an import has come. It goes on when the page is left. */
export function ImportProgress({ job, cancelling, onCancel }: ImportProgressProps) {
  const { t } = useTranslation('settings')
  const { number } = useFormats()
  const { status, done, total } = job
  const standsStill = useStandsStill(job)
  const unknown = status === 'waiting' ? t('import.waiting') : t('import.reading')
  return (
    <LongWork
      label={total ? t('import.progress', { done: number(done), total: number(total) }) : unknown}
      {...(total ? { share: done / total } : {})}
      about={t(standsStill ? 'import.standsStill' : 'import.goesOn')}
      stopLabel={t('import.cancel')}
      stopping={cancelling}
      onStop={onCancel}
    />
  )
}
