import { useGlobalPreferences, useSession, useStore } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { isUsed } from '@potluck/platform/used-parts'
import { onDemand } from '@potluck/ui'
import { useLayoutEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { authWords } from '../auth/words.ts'
import { useShell } from '../host/ShellContext.tsx'
import { entryOf } from '../menu/entry-of.ts'
import { useRemotes } from '../remotes/RemotesContext.tsx'
import { entryAt } from '../remotes/remotes.ts'

const RemoteArea = onDemand(() => import('../remotes/RemoteArea.tsx').then((module) => module.RemoteArea), 'screen')

const GuestRoute = onDemand(() => import('./GuestRoute.tsx').then((module) => module.GuestRoute), 'screen')

const NotFound = onDemand(() => import('../about/NotFoundScreen.tsx').then((module) => module.NotFoundScreen), 'screen')

const NotUsed = onDemand(() => import('../about/NotUsedScreen.tsx').then((module) => module.NotUsedScreen), 'screen')

const ResetPassword = onDemand(
  () => import('../auth/reset-password/ResetPasswordScreen.tsx').then((module) => module.ResetPasswordScreen),
  'screen',
  authWords,
)

const MailedLink = onDemand(
  () => import('../auth/mailed-link/MailedLinkScreen.tsx').then((module) => module.MailedLinkScreen),
  'screen',
  authWords,
)

/** Every address that is not the shell's own: a remote's screen for members, the way in for guests, or not found. */
export function RemoteRoute() {
  const { host } = useShell()
  const { loggedIn } = useSession()
  const { pathname, search } = useLocation()
  const query = useSearchParams()[0]
  const code = query.get('code')
  const remotes = useRemotes()
  const registry = useStore(remotes.registry)
  const menu = useStore(remotes.menu)
  const preferences = useGlobalPreferences()
  const entry = entryOf(menu, entryAt(registry, pathname)?.id, pathname)
  // The screen sets its title when it is loaded; until then the tab must not show the previous title.
  useLayoutEffect(() => host.setTitle(''), [host, pathname])

  // The account settings are a remote's; with the code of a mailed link they are open to a guest, here.
  if (pathname === paths.account()) {
    const [confirm, takeBack] = [query.get('confirm'), query.get('takeBack')]
    if (code !== null) return <ResetPassword key={code} code={code} />
    if (confirm !== null) return <MailedLink key={confirm} link={{ does: 'confirm', code: confirm }} />
    if (takeBack !== null) return <MailedLink key={takeBack} link={{ does: 'takeBack', code: takeBack }} />
  }
  if (loggedIn && entry?.switch && !isUsed(preferences, entry)) return <NotUsed part={entry.switch} />
  if (loggedIn) return <RemoteArea notFound={<NotFound />} />
  if (registry.source === 'reading') return null
  // An address may belong to a remote that the registry failed to name.
  if (entryAt(registry, pathname) || registry.problems.length > 0) {
    return <GuestRoute notFound={<NotFound />} from={pathname} search={search} />
  }
  return <NotFound />
}
