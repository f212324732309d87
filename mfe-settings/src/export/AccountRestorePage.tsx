import type { Job } from '@potluck/api/jobs'
import { BackLink, useFormats } from '@potluck/parts'
import { LongWork } from '@potluck/parts/LongWork'
import { isRunning } from '@potluck/parts/useJob'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ErrorState, LinkButton, Note, PageLayout, Row, Stack, Text } from '@potluck/ui'
import { FileDrop } from '@potluck/ui/forms'
import { IconUpload } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { refusedFile } from '../jobs/refused-file.ts'
import { useAccountRestore } from './useAccountRestore.ts'

/** The page that restores an account export. */
export function AccountRestorePage() {
  const { t } = useTranslation('settings')
  useTitle(t('accountExport.title'))
  return (
    <PageLayout
      title={t('accountExport.title')}
      leading={<BackLink href={href(paths.export())} label={t('export.title')} />}
      width="reading"
    >
      <TakeOut />
    </PageLayout>
  )
}

/** The steps from the choice of a file to the result. */
function TakeOut() {
  const { t } = useTranslation('settings')
  const { number } = useFormats()
  const { send, sending, error, job, isLost, stop, isStopping } = useAccountRestore()
  if (sending) {
    return (
      <LongWork
        label={t('accountExport.sending', { name: sending.name })}
        share={sending.share}
        about={t('accountExport.stayOpen')}
        stopLabel={t('accountExport.stopSending')}
        onStop={sending.stop}
      />
    )
  }
  if (job && isRunning(job)) {
    const { done, total } = job
    return (
      <LongWork
        label={
          total ? t('accountExport.progress', { done: number(done), total: number(total) }) : t('accountExport.waiting')
        }
        {...(total ? { share: done / total } : {})}
        about={t('accountExport.goesOn')}
        stopLabel={t('accountExport.stop')}
        stopping={isStopping}
        onStop={stop}
      />
    )
  }
  if (job) return <Ended job={job} />
  if (isLost) {
    const again = <LinkButton href={href(paths.takeOut())}>{t('accountExport.again')}</LinkButton>
    return <ErrorState title={t('accountExport.lost')} action={again} />
  }
  return (
    <Stack gap={5}>
      <Text>{t('accountExport.intro')}</Text>
      <FileDrop
        icon={<IconUpload />}
        label={t('accountExport.choose')}
        description={t('accountExport.chooseAbout')}
        accept=".zip"
        error={error && t(`accountExport.refused.${refusedFile(error)}`)}
        onFiles={([file]) => file && send(file)}
      />
    </Stack>
  )
}

/** The result: restored, existing and unreadable things. */
function Ended({ job }: { readonly job: Job }) {
  const { t } = useTranslation('settings')
  const { done, noted, skipped, failed } = job.outcomes
  const isWell = job.status === 'done' && failed === 0
  const hasCome = isWell || done + noted + skipped > 0
  const title =
    job.status === 'failed'
      ? t('accountExport.failedTitle')
      : job.status === 'done' && t(isWell ? 'accountExport.done' : 'accountExport.doneSome')
  const parts = [
    job.status === 'cancelled' && t('accountExport.cancelled'),
    job.failure && t([`accountExport.failures.${job.failure.code}`, 'accountExport.failures.unexpected']),
    (done + noted > 0 || isWell) && t('accountExport.summary', { count: done + noted }),
    skipped > 0 && t('accountExport.known', { count: skipped }),
    failed > 0 && t('accountExport.unread', { count: failed }),
  ]
  return (
    <Stack gap={6}>
      <Note tone={isWell ? 'done' : 'attention'} title={title}>
        {parts.filter((part) => typeof part === 'string').join(' ')}
      </Note>
      <Row>
        {hasCome && (
          <LinkButton variant="primary" href={href(paths.home())}>
            {t('accountExport.openBook')}
          </LinkButton>
        )}
        <LinkButton variant={hasCome ? 'secondary' : 'primary'} href={href(paths.takeOut())}>
          {t('accountExport.again')}
        </LinkButton>
        {job.failure?.code === 'no-take-out' && (
          <LinkButton href={href(paths.import())}>{t('import.title')}</LinkButton>
        )}
      </Row>
    </Stack>
  )
}
