import { ApiError } from '@potluck/api/errors'
import { findImportFormat, type ImportFormat } from '@potluck/api/import-formats'
import { BackLink } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { ErrorState, LinkButton, PageLayout, SkeletonScreen, Stack, Text } from '@potluck/ui'
import { FileDrop } from '@potluck/ui/forms'
import { IconUpload } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { EarlierImports } from './EarlierImports.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { LongWork } from './LongWork.tsx'
import { isRunning, useImport } from './useImport.ts'

/** Bring over a file of the format that the address names; where there is no such format, those that there are. */
export function ImportFilePage() {
  const source = findImportFormat(useParams().format)
  return source ? <FormatPage key={source.id} source={source} /> : <Navigate to={paths.import()} replace />
}

function FormatPage({ source }: { readonly source: ImportFormat }) {
  const { t } = useTranslation('settings')
  const title = t(`import.sources.${source.id}.title`)
  useTitle(title)
  return (
    <PageLayout
      title={title}
      leading={<BackLink href={href(paths.import())} label={t('import.title')} />}
      width="reading"
    >
      <ImportFile source={source} />
    </PageLayout>
  )
}

/** From the choice of a file to what became of its recipes. */
function ImportFile({ source }: { readonly source: ImportFormat }) {
  const { t } = useTranslation('settings')
  const { send, sending, cancel, isCancelling, job, isLost, isReady } = useImport(source)
  if (sending && !sending.error) {
    const isGoingOut = sending.share < 1
    return (
      <LongWork
        label={t(isGoingOut ? 'import.sending' : 'import.checking', { name: sending.name })}
        {...(isGoingOut ? { share: sending.share } : {})}
        about={t('import.stayOpen')}
        stopLabel={t('import.stopSending')}
        onStop={sending.stop}
      />
    )
  }
  if (!isReady) return <SkeletonScreen label={t('import.loading')} shape="text" />
  if (job && isRunning(job)) {
    return <ImportProgress job={job} onCancel={cancel} cancelling={isCancelling} />
  }
  if (job) return <ImportResult job={job} source={source} />
  if (isLost) {
    const again = <LinkButton href={href(paths.import(source.id))}>{t('import.again')}</LinkButton>
    return <ErrorState title={t('import.lost')} safe={t('import.lostSafe')} action={again} />
  }
  return (
    <Stack gap={5}>
      <Text>{t(`import.sources.${source.id}.how`)}</Text>
      <FileDrop
        icon={<IconUpload />}
        label={t('import.choose')}
        description={t('import.chooseAbout')}
        accept={source.accept}
        error={sending?.error && t(`import.refused.${reasonOf(sending.error)}`)}
        onFiles={([file]) => file && void send(file)}
      />
      <EarlierImports source={source} />
    </Stack>
  )
}

const reasons: Readonly<Record<number, 'offline' | 'tooLarge' | 'notThisKind' | 'tooMany' | 'noSpace'>> = {
  0: 'offline',
  400: 'notThisKind',
  413: 'tooLarge',
  415: 'notThisKind',
  429: 'tooMany',
  503: 'noSpace',
}

const reasonOf = (error: Error) => (error instanceof ApiError ? reasons[error.status] : undefined) ?? 'unexpected'
