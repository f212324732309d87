import { useFormats } from '@potluck/parts'
import { Dialog } from '@potluck/parts/Dialog'
import { LabelledProgress } from '@potluck/parts/LabelledProgress'
import { isRunning, useJob } from '@potluck/parts/useJob'
import { Note, Stack, Text } from '@potluck/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly title: string
  /** The job that makes the copies. */
  readonly jobId: string
  readonly onLeft: () => void
  readonly onClose: () => void
}

/** The copies of a member who leaves are made; with the last one they are out of the kitchen. */
export function CopiesDialog({ title, jobId, onLeft, onClose }: Props) {
  const { t } = useTranslation('social')
  const { number } = useFormats()
  const { data: job } = useJob(jobId)
  const hasLeft = job?.status === 'done'
  const leave = useEffectEvent(onLeft)
  useEffect(() => {
    if (hasLeft) leave()
  }, [hasLeft])
  const isFailed = job !== undefined && !isRunning(job) && !hasLeft
  const { done = 0, total = null } = job ?? {}
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {isFailed ? (
        <Note tone="danger" title={t('leaving.failed')}>
          {t([`moveIn.failures.${job.failure?.code}`, 'moveIn.failures.unexpected'])}
        </Note>
      ) : (
        <Stack gap={4}>
          <LabelledProgress
            label={total ? t('leaving.progress', { done: number(done), total: number(total) }) : t('moveIn.waiting')}
            share={total ? done / total : undefined}
          />
          <Text size="small" tone="soft">
            {t('leaving.goesOn')}
          </Text>
        </Stack>
      )}
    </Dialog>
  )
}
