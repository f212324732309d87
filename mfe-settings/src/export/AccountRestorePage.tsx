import { accountExportMaxBytes } from '@potluck/api/account-export'
import { type Job, listJobResults, maxJobResults } from '@potluck/api/jobs'
import { maxKitchens } from '@potluck/api/kitchens'
import { BackLink, useFormats } from '@potluck/parts'
import { LongWork } from '@potluck/parts/LongWork'
import { isRunning } from '@potluck/parts/useJob'
import { useAnswer } from '@potluck/platform/answers'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ErrorState, LinkButton, Note, PageLayout, Row, SkeletonScreen, Stack, Text } from '@potluck/ui'
import { FileDrop } from '@potluck/ui/forms'
import { IconUpload } from '@potluck/ui/icons'
import { useState } from 'react'
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
  const [isTooLarge, setIsTooLarge] = useState(false)
  // The server would refuse it, too, after a long while.
  function choose(file: File): void {
    setIsTooLarge(file.size > accountExportMaxBytes)
    if (file.size <= accountExportMaxBytes) send(file)
  }
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
  const refused = isTooLarge ? 'tooLarge' : error && refusedFile(error)
  return (
    <Stack gap={5}>
      <Text>{t('accountExport.intro')}</Text>
      <FileDrop
        icon={<IconUpload />}
        label={t('accountExport.choose')}
        description={t('accountExport.chooseAbout')}
        accept=".zip"
        error={refused && t(`accountExport.refused.${refused}`, { size: accountExportMaxBytes / 1e9 })}
        onFiles={([file]) => file && choose(file)}
      />
    </Stack>
  )
}

/** The names of kitchens for which there was no room; null while they are loading. */
function useKitchensLeftOut({ id, outcomes }: Job): readonly string[] | null {
  const { data, isError } = useAnswer(
    listJobResults,
    outcomes.failed > 0 ? { params: { id }, query: { outcomes: 'failed', count: maxJobResults } } : null,
  )
  if (outcomes.failed === 0 || isError) return []
  if (!data) return null
  return data.flatMap(({ name, notes }) => (notes.some(({ code }) => code === 'kitchens-full') ? [name] : []))
}

/** The result: restored, existing and unreadable things. */
function Ended({ job }: { readonly job: Job }) {
  const { t } = useTranslation('settings')
  const { list } = useFormats()
  const { done, noted, skipped, failed } = job.outcomes
  const kitchens = useKitchensLeftOut(job)
  if (kitchens === null) return <SkeletonScreen label={t('accountExport.waiting')} shape="rows" count={1} />
  const unread = failed - kitchens.length
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
    kitchens.length > 0 &&
      t('accountExport.kitchensFull', { count: kitchens.length, names: list(kitchens), max: maxKitchens }),
    unread > 0 && t('accountExport.unread', { count: unread }),
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
