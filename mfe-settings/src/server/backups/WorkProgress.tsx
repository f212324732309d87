import type { DataWork } from '@potluck/api/backups'
import { LabelledProgress } from '@potluck/parts/LabelledProgress'
import { Note } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { megabytesOf } from '../../groups/megabytes.ts'
import { failureWords } from './failure-words.ts'

/** Whether work on the data goes on. */
export const isGoingOn = (work: DataWork | null | undefined): boolean => Boolean(work && work.endedAt === null)

const steps = ['writing', 'proving', 'reading', 'restoring', 'comparing', 'exchanging'] as const

/** The work on the data that goes on, or why the last one failed; nothing when it ended well. */
export function WorkProgress({ work }: { readonly work: DataWork }) {
  const { t } = useTranslation('settings')
  if (!isGoingOn(work)) {
    const { failure } = work
    if (!failure) return null
    return (
      <Note tone="attention" title={t(failureWords(failure.code))}>
        <bdi lang="en">{failure.message}</bdi>
      </Note>
    )
  }
  const step = steps.find((each) => each === work.step)
  const label = t(step ? `server.work.${step}` : 'server.work.goesOn', { size: megabytesOf(work.bytes) })
  const share = work.totalBytes ? Math.min(1, work.bytes / work.totalBytes) : undefined
  return <LabelledProgress label={label} share={share} />
}
