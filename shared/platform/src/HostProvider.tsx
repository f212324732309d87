import { createContext, type ReactNode, useContext } from 'react'
import type { Host } from './host.ts'

const HostContext = createContext<Host | null>(null)

/** Gives the screens below it their host. Each remote has its own, so no identity is shared between builds. */
export function HostProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

/** The host of this remote. @throws outside a mounted remote. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost is called outside a mounted remote: render the screen inside its Root')
  return host
}
