import { useStore } from '@potluck/platform/hooks'
import { ErrorState, PageLayout } from '@potluck/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { NotFoundScreen } from '../about/NotFoundScreen.tsx'
import { useShell, useWords } from '../host/ShellContext.tsx'
import { createQueryCache } from '../routing/query-cache.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { RemoteOutlet } from './RemoteOutlet.tsx'
import { useRemotes } from './RemotesContext.tsx'
import { entryAt } from './remotes.ts'

/** Where the screens of remotes are shown, with the one cache of what the server said. */
export function RemoteArea() {
  const { host, queryCache } = useShell()
  const [client] = useState(() => queryCache(() => createQueryCache(host.reportError)))
  return (
    <QueryClientProvider client={client}>
      <AnsweringRemote />
    </QueryClientProvider>
  )
}

/** The screen of whichever remote answers the present address. */
function AnsweringRemote() {
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
        notFound={<NotFoundScreen />}
      />
    )
  if (registry.source === 'reading') return <LoadingScreen />
  // An address may belong to a remote that the registry failed to name.
  if (registry.problems.length === 0) return <NotFoundScreen />
  return <NoRegistry problems={registry.problems} onRetry={() => void remotes.refresh()} />
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
