import { href, paths } from '@potluck/platform/paths'
import type { RegistryEntry } from '@potluck/platform/registry'
import { Button, ErrorState, LinkButton, PageLayout } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import type { FailureKind, RemoteFailure } from './failure.ts'

/** The first action that may help. A reload cancels requests that hang, and fetches a newer shell. */
const firstAid: Readonly<Record<FailureKind, 'try-again' | 'reload' | 'nothing'>> = {
  network: 'try-again',
  evaluate: 'try-again',
  chunk: 'try-again',
  offline: 'try-again',
  render: 'try-again',
  timeout: 'reload',
  contract: 'reload',
  origin: 'nothing',
  disabled: 'nothing',
}

export interface FailurePanelProps {
  readonly failure: RemoteFailure
  readonly entry: RegistryEntry
  /** Whether unsaved text of the screen is stored on this device. */
  readonly isStored: boolean
  readonly onTryAgain: () => void
  readonly onReload: () => void
}

/** Replaces the screen of a failed remote: what happened, what is safe, and what to do. The rest of the page still works. */
export function FailurePanel({ failure, entry, isStored, onTryAgain, onReload }: FailurePanelProps) {
  const { t } = useTranslation('shell')
  const { kind } = failure
  const aid = firstAid[kind]
  return (
    <PageLayout title={t('product')} width="reading">
      <ErrorState
        title={t(`remotes.failed.${kind}.title`)}
        safe={kind === 'offline' ? isStored && t('remotes.failed.offline.stored') : t('remotes.failed.safe')}
        next={t(`remotes.failed.${kind}.next`)}
        {...(aid === 'try-again' && { retryLabel: t('remotes.tryAgain'), onRetry: onTryAgain })}
        {...(aid === 'reload' && { retryLabel: t('remotes.reload'), onRetry: onReload })}
        action={
          <>
            {aid === 'try-again' && kind === 'chunk' && <Button onClick={onReload}>{t('remotes.reload')}</Button>}
            <LinkButton href={href(paths.home())}>{t('remotes.home')}</LinkButton>
          </>
        }
        details={detailsOf(failure, entry)}
      />
    </PageLayout>
  )
}

/** Details for support; empty offline, where support cannot help. */
function detailsOf({ kind, message }: RemoteFailure, { id, version }: RegistryEntry): string | false {
  if (kind === 'offline') return false
  return kind === 'contract' || kind === 'origin' ? message : `${id} ${version}`
}
