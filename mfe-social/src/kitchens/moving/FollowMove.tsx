import { cancelJob, getJob, type Job } from '@potluck/api/jobs'
import { moveInKind, undoMove, undoMoveKind } from '@potluck/api/kitchen-moves'
import type { Kitchen } from '@potluck/api/kitchens'
import { Answered, useFormats } from '@potluck/parts'
import { LongWork } from '@potluck/parts/LongWork'
import { isRunning, useJob } from '@potluck/parts/useJob'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { Button, LinkButton, Note, Row, Stack } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useKitchenCall } from '../useKitchenCall.ts'
import { SameRecipes } from './SameRecipes.tsx'

interface Props {
  readonly kitchen: Kitchen
  readonly jobId: string
}

/** How far the copying is, and what came of it. */
export function FollowMove({ kitchen, jobId }: Props) {
  const { t } = useTranslation('social')
  const job = useJob(jobId)
  return (
    <Answered
      answer={job}
      loading={{ label: t('moveIn.waiting'), shape: 'rows', count: 2 }}
      failed={{ title: t('moveIn.lost'), safe: t('people.safe') }}
    >
      {(data) => {
        if (isRunning(data)) return <Running job={data} />
        const isUndone = data.kind === undoMoveKind && data.status === 'done'
        return isUndone ? <Undone kitchen={kitchen} /> : <Ended job={data} kitchen={kitchen} />
      }}
    </Answered>
  )
}

function Running({ job: { id, done, total } }: { readonly job: Job }) {
  const { t } = useTranslation('social')
  const { number } = useFormats()
  const cancelling = useCall(cancelJob, { changes: [getJob], toast: true })
  return (
    <LongWork
      label={total ? t('moveIn.progress', { done: number(done), total: number(total) }) : t('moveIn.waiting')}
      {...(total ? { share: done / total } : {})}
      about={t('moveIn.goesOn')}
      stopLabel={t('moveIn.stop')}
      stopping={cancelling.isPending}
      onStop={() => cancelling.mutate({ params: { id } })}
    />
  )
}

/** The copies are removed again. */
function Undone({ kitchen }: Pick<Props, 'kitchen'>) {
  const { t } = useTranslation('social')
  return (
    <Stack gap={6}>
      <Note tone="done" title={t('moveIn.undone')}>
        {t('moveIn.undoneAbout')}
      </Note>
      <Row>
        <LinkButton href={href(paths.kitchen(kitchen.id))}>{t('moveIn.toKitchen')}</LinkButton>
      </Row>
    </Stack>
  )
}

/** Takes back what a move did, and follows that. */
function UndoButton({ kitchen, jobId }: Props) {
  const { t } = useTranslation('social')
  const host = useHost()
  const undoing = useKitchenCall(undoMove)
  const follow = ({ jobId: job }: { readonly jobId: string }) =>
    host.navigate(paths.moveIn(kitchen.id, { job }), { replace: true })
  return (
    <Button
      busy={undoing.isPending}
      onClick={() => undoing.mutate({ params: { id: kitchen.id, moveId: jobId } }, { onSuccess: follow })}
    >
      {t('undo')}
    </Button>
  )
}

function Ended({ job, kitchen }: { readonly job: Job; readonly kitchen: Kitchen }) {
  const { t } = useTranslation('social')
  const { number } = useFormats()
  const { done, skipped } = job.outcomes
  const isWell = job.status === 'done'
  const parts = [
    job.status === 'cancelled' && t('moveIn.cancelled'),
    job.failure && t([`moveIn.failures.${job.failure.code}`, 'moveIn.failures.unexpected']),
    t('moveIn.came', { count: done, number: number(done), kitchen: kitchen.name }),
    skipped > 0 && t('moveIn.skipped', { count: skipped, number: number(skipped) }),
  ]
  return (
    <Stack gap={6}>
      <Note tone={isWell ? 'done' : 'attention'} title={t(isWell ? 'moveIn.done' : 'moveIn.notAll')}>
        {parts.filter((part) => typeof part === 'string').join(' ')}
      </Note>
      <Row>
        <LinkButton variant="primary" href={href(paths.list('main', { kitchen: kitchen.id }))}>
          {t('moveIn.see')}
        </LinkButton>
        {job.kind === moveInKind && done > 0 && <UndoButton kitchen={kitchen} jobId={job.id} />}
        {!isWell && <LinkButton href={href(paths.moveIn(kitchen.id))}>{t('tryAgain')}</LinkButton>}
      </Row>
      {skipped > 0 && <SameRecipes jobId={job.id} />}
    </Stack>
  )
}
