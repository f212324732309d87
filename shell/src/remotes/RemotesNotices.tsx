import { useSession, useStore } from '@potluck/platform/hooks'
import { Button, Note, onDemand } from '@potluck/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { demoWords } from '../auth/demo/words.ts'
import { useShell } from '../host/ShellContext.tsx'
import { OfflineLine } from '../offline/OfflineLine.tsx'
import { useRemotes } from './RemotesContext.tsx'
import classes from './RemotesNotices.module.css'
import { useNewVersion } from './useNewVersion.ts'

const DemoNotice = onDemand(
  () => import('../auth/demo/DemoNotice.tsx').then((module) => module.DemoNotice),
  'part',
  demoWords,
)

/** Problems with the remotes that a cook or the operator should know. Rendered above the screen; empty without problems. */
export function RemotesNotices() {
  const remotes = useRemotes()
  const { t } = useTranslation('shell')
  const registry = useStore(remotes.registry)
  const { host, connection } = useShell()
  const remoteReplaced = useNewVersion(remotes, host.bus)
  const shellReplaced = useStore(remotes.shellReplaced)
  const { away } = useStore(connection)
  const demoEndsAt = useSession().account?.demoEndsAt
  const [later, setLater] = useState(false)
  const isOld = registry.source === 'last-known' && !away

  // A page that was opened offline reads it as soon as there is a connection.
  useEffect(() => {
    if (isOld) void remotes.refresh()
  }, [isOld, remotes])

  return (
    <>
      <OfflineLine />
      {demoEndsAt !== undefined && <DemoNotice until={demoEndsAt} />}
      {isOld && <Note tone="attention" title={t('remotes.lastKnown')} />}
      {registry.source === 'deployment' && registry.problems.length > 0 && (
        <Note tone="attention" title={t('remotes.skipped', { count: registry.problems.length })}>
          {registry.problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Note>
      )}
      {registry.overridden.length > 0 && (
        <Note
          tone="attention"
          className={classes.override}
          title={t('remotes.overridden', { names: registry.overridden.join(', ') })}
          action={<Button onClick={remotes.resetOverrides}>{t('remotes.resetOverrides')}</Button>}
        />
      )}
      {(remoteReplaced || shellReplaced) && !later && (
        <Note
          title={t('remotes.newVersion')}
          action={<Button onClick={remotes.reload}>{t('remotes.reload')}</Button>}
          onDismiss={() => setLater(true)}
          dismissLabel={t('remotes.later')}
        />
      )}
    </>
  )
}
