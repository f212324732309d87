import { useStore } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useEffect, useState } from 'react'
import { useShell } from '../host/ShellContext.tsx'
import { RemoteArea, type RemoteAreaProps } from '../remotes/RemoteArea.tsx'

interface Props extends RemoteAreaProps {
  readonly from: string
  readonly search: string
}

/**
 * Addresses that a guest may open: a public recipe, a link, a profile with its recipes, an invitation of any kind, and
 * on a server without an account the restore of a backup. Where that is nothing the server asks to log in.
 */
const isOpenToGuests = (pathname: string, search: string): boolean =>
  /^\/(?:recipe|shared)\/[^/]+$/.test(pathname) ||
  pathname === '/settings/first-restore' ||
  /^\/(?:shopping-lists|kitchens)\/invitation\/[^/]+$/.test(pathname) ||
  /^\/people\/(invitation\/[^/]+|(?!my-profile$)[^/]+)$/.test(pathname) ||
  (pathname === '/list/main' && new URLSearchParams(search).has('userId'))

/** An address of a remote, for a guest: what is public, or the way in. */
export function GuestRoute({ from, search, ...area }: Props) {
  const { loginPrompt } = useShell()
  const isRefused = useStore(loginPrompt)
  const [refused, setRefused] = useState<string | null>(null)
  const address = from + search
  // A guest has no session to renew in a dialog: the login page leads back here.
  useEffect(() => {
    if (!isRefused) return
    loginPrompt.set(false)
    setRefused(address)
  }, [isRefused, loginPrompt, address])
  if (refused === address || !isOpenToGuests(from, search)) return <GuestRedirect from={from} to={address} />
  return <RemoteArea {...area} />
}

/** Sends a guest to log in and back here; not when the router is already on its way elsewhere, as after logging out. */
function GuestRedirect({ from, to }: { readonly from: string; readonly to: string }) {
  const { host, path } = useShell()
  useEffect(() => {
    if (path() === from) host.navigate(paths.auth('login', to), { replace: true })
  }, [host, path, from, to])
  return null
}
