import { useStore } from '@potluck/platform/hooks'
import type { Host } from '@potluck/platform/host'
import { ErrorState, PageLayout } from '@potluck/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LoadingScreen } from './LoadingScreen.tsx'
import { RemoteOutlet } from './RemoteOutlet.tsx'
import { entryAt, type Remotes } from './remotes.ts'

export interface RemoteScreenProps {
  readonly remotes: Remotes
  readonly host: Host
  /** Shown for an address that no remote answers. */
  readonly notFound: ReactNode
}

/** The screen of whichever remote answers the present address. */
export function RemoteScreen({ remotes, host, notFound }: RemoteScreenProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const registry = useStore(remotes.registry)
  const entry = entryAt(registry, pathname)

  if (entry)
    return (
      <RemoteOutlet
        key={entry.id}
        remotes={remotes}
        entry={entry}
        host={host}
        pathname={pathname}
        notFound={notFound}
      />
    )
  if (registry.source === 'reading') return <LoadingScreen />
  // An address may belong to a remote that the registry failed to name.
  if (registry.problems.length === 0) return notFound
  return (
    <PageLayout title={t('product')} width="reading">
      <ErrorState
        title={t('remotes.noRegistry.title')}
        safe={t('remotes.failed.safe')}
        next={t('remotes.noRegistry.next')}
        retryLabel={t('remotes.tryAgain')}
        onRetry={() => void remotes.refresh()}
        details={registry.problems.join(' · ')}
      />
    </PageLayout>
  )
}
