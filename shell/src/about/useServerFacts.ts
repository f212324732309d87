import { getServerDetails } from '@potluck/api/about'
import type { CallOutput } from '@potluck/api/endpoint'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { useEffect, useState } from 'react'
import { usePageWords } from './page-words.ts'

const databases: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgresql: 'PostgreSQL' }

/** Facts about the server as names and values, for members only. */
export function useServerFacts(): readonly (readonly [string, string])[] {
  const t = usePageWords()
  const { api } = useHost()
  const { loggedIn } = useSession()
  const [answer, setAnswer] = useState<CallOutput<typeof getServerDetails> | 'away' | null>(null)

  useEffect(() => {
    if (!loggedIn) return
    const asking = new AbortController()
    api.call(getServerDetails, {}, { silent: true, signal: asking.signal }).then(
      ({ data }) => setAnswer(data),
      () => setAnswer('away'),
    )
    return () => asking.abort()
  }, [api, loggedIn])

  const name = t('about.details.serverVersion')
  if (!loggedIn) return [[name, t('about.details.serverGuest')]]
  if (answer === null) return [[name, t('about.details.serverLoading')]]
  if (answer === 'away') return [[name, t('about.details.serverAway')]]
  const { version, database, mail } = answer
  return [
    [name, version],
    [t('about.details.database'), `${databases[database.kind] ?? database.kind} ${database.version}`],
    [t('about.details.mail'), t(mail ? 'about.details.mailYes' : 'about.details.mailNo')],
  ]
}
