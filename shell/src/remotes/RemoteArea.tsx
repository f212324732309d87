import { useStore } from '@potluck/platform/hooks'
import { ErrorState, PageLayout } from '@potluck/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { createQueryCache } from './query-cache.ts'
import { RemoteOutlet } from './RemoteOutlet.tsx'
import { useRemotes } from './RemotesContext.tsx'
import { entryAt, type Remotes } from './remotes.ts'

export interface RemoteAreaProps {
  /** Displayed for an address without a screen. */
  readonly notFound: ReactNode
}

/** The area of the remotes' screens, with their one query cache. */
export function RemoteArea(props: RemoteAreaProps) {
  const { host, queryCache } = useShell()
  const [client] = useState(() => queryCache(() => createQueryCache(host.reportError)))
  return (
    <QueryClientProvider client={client}>
      <AnsweringRemote {...props} />
    </QueryClientProvider>
  )
}

/** The screen of the remote that has the current address. */
function AnsweringRemote({ notFound }: RemoteAreaProps) {
  const { host } = useShell()
  const remotes = useRemotes()
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
  // An address may belong to a remote that is missing in a faulty registry.
  if (registry.problems.length === 0)
    return <UnknownAddress key={pathname} notFound={notFound} refresh={remotes.refresh} />
  return <NoRegistry problems={registry.problems} onRetry={() => void remotes.refresh()} />
}

interface UnknownAddressProps extends RemoteAreaProps {
  readonly refresh: Remotes['refresh']
}

/** A remote for the address may have been deployed since the registry was read: the registry is read once again. */
function UnknownAddress({ notFound, refresh }: UnknownAddressProps) {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    let isShown = true
    void refresh().then(() => isShown && setAsked(true))
    return () => {
      isShown = false
    }
  }, [refresh])
  return isAsked ? notFound : <LoadingScreen />
}

function NoRegistry({ problems, onRetry }: { readonly problems: readonly string[]; readonly onRetry: () => void }) {
  const t = useWords()
  return (
    <PageLayout title={t('product')} width="reading">
      <ErrorState
        title={t('remotes.noRegistry.title')}
        safe={t('remotes.failed.safe')}
        next={t('remotes.noRegistry.next')}
        retryLabel={t('remotes.tryAgain')}
        onRetry={onRetry}
        details={problems.join(' · ')}
      />
    </PageLayout>
  )
}
