import { type FileChoices, importPreviewKind, missingPicturesKind, undoImportKind } from '@potluck/api/imports'
import { LongWork } from '@potluck/parts/LongWork'
import { isRunning } from '@potluck/parts/useJob'
import { href, paths } from '@potluck/platform/paths'
import { ErrorState, LinkButton, onDemand, SkeletonScreen } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { type ImportSource, sourceName } from './import-source.ts'
import type { useImport } from './useImport.ts'

const ImportLook = onDemand(() => import('./ImportLook.tsx').then((module) => module.ImportLook), 'part')
const ImportResult = onDemand(() => import('./ImportResult.tsx').then((module) => module.ImportResult), 'part')
const FetchedPhotos = onDemand(() => import('./FetchedPhotos.tsx').then((module) => module.FetchedPhotos), 'part')
const UndoneImport = onDemand(() => import('./UndoneImport.tsx').then((module) => module.UndoneImport), 'part')

export interface ImportFileProps {
  readonly source: ImportSource
  readonly import: ReturnType<typeof useImport>
  readonly hasEarlier: boolean
}

/** From the choice of a file to what became of its recipes. */
export function ImportFile({ source, import: followed, hasEarlier }: ImportFileProps) {
  const { t } = useTranslation('settings')
  const { book, send, sending, cancel, isCancelling, job, isLost, isReady } = followed
  const choose = (file: File, choices?: Partial<FileChoices>) => void send(file, choices)
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
  if (job && isRunning(job)) return <ImportProgress job={job} onCancel={cancel} cancelling={isCancelling} />
  if (job?.kind === importPreviewKind) return <ImportLook job={job} source={source} />
  if (job?.kind === undoImportKind) return <UndoneImport job={job} />
  if (job?.kind === missingPicturesKind) return <FetchedPhotos job={job} source={source} />
  if (job) return <ImportResult job={job} source={source} />
  if (isLost) {
    const again = <LinkButton href={href(paths.import(sourceName(source)))}>{t('import.again')}</LinkButton>
    return <ErrorState title={t('import.lost')} safe={t('import.lostSafe')} action={again} />
  }
  return (
    <ChooseFile book={book} source={source} error={sending?.error ?? null} onChoose={choose} hasEarlier={hasEarlier} />
  )
}
