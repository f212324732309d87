import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { NotFoundScreen } from '../about/NotFoundScreen.tsx'
import { useShell } from '../host/ShellContext.tsx'
import { RemoteScreen } from '../remotes/RemoteScreen.tsx'
import { useRemotes } from '../remotes/RemotesContext.tsx'
import { createQueryCache } from './query-cache.ts'

/** One cache of server data for the life of the page; screens come and go. */
let cache: QueryClient | null = null

/** Where the screens of remotes are shown, with the one cache of what the server said. */
export function RemoteArea() {
  const { host, clearAtLogout } = useShell()
  const remotes = useRemotes()
  const [client] = useState(() => {
    if (cache) return cache
    const created = createQueryCache(host.reportError)
    cache = created
    clearAtLogout(() => created.clear())
    return created
  })
  return (
    <QueryClientProvider client={client}>
      <RemoteScreen remotes={remotes} host={host} notFound={<NotFoundScreen />} />
    </QueryClientProvider>
  )
}
