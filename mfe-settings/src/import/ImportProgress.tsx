import { clipLinksKind } from '@potluck/api/clip'
import { importPreviewKind, missingPicturesKind, undoImportKind } from '@potluck/api/imports'
import type { Job } from '@potluck/api/jobs'
import { useFormats } from '@potluck/parts'
import { LongWork } from '@potluck/parts/LongWork'
import { useTranslation } from 'react-i18next'
import { useStandsStill } from './useStandsStill.ts'

/** The step before the number of recipes is known, where that is not reading a file. */
const readings: Readonly<Record<string, 'import.look.reading' | 'import.pictures.reading' | 'import.links.reading'>> = {
  [importPreviewKind]: 'import.look.reading',
  [missingPicturesKind]: 'import.pictures.reading',
  [clipLinksKind]: 'import.links.reading',
}

/** The words for what is counted, where that is not imported recipes. */
const counts: Readonly<Record<string, 'import.undo.progress' | 'import.pictures.progress'>> = {
  [undoImportKind]: 'import.undo.progress',
  [missingPicturesKind]: 'import.pictures.progress',
}

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
  const isLook = job.kind === importPreviewKind
  const unknown = t(status === 'waiting' ? 'import.waiting' : (readings[job.kind] ?? 'import.reading'))
  const counted = counts[job.kind] ?? 'import.progress'
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
