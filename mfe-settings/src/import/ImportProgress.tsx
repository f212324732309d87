import { lookKind, undoKind } from '@potluck/api/imports'
import type { Job } from '@potluck/api/jobs'
import { useFormats } from '@potluck/parts'
import { useTranslation } from 'react-i18next'
import { LongWork } from '../jobs/LongWork.tsx'
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
  const isLook = job.kind === lookKind
  const isUndo = job.kind === undoKind
  const unknown = status === 'waiting' ? t('import.waiting') : t(isLook ? 'import.look.reading' : 'import.reading')
  const counted = isUndo ? 'import.undo.progress' : 'import.progress'
  const calm = isLook ? 'import.look.writesNothing' : 'import.goesOn'
  return (
    <LongWork
      label={total && !isLook ? t(counted, { done: number(done), total: number(total) }) : unknown}
      {...(total && !isLook ? { share: done / total } : {})}
      about={t(standsStill ? 'import.standsStill' : calm)}
      stopLabel={t('import.cancel')}
      stopping={cancelling}
      onStop={onCancel}
    />
  )
}
