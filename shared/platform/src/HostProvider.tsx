import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Host } from './host.ts'
import type { PreferencesSection } from './preferences.ts'

interface Mounted {
  readonly host: Host
  readonly preferences: readonly PreferencesSection[]
}

const MountedContext = createContext<Mounted | null>(null)

export interface HostProviderProps {
  readonly host: Host
  /** The sections of preferences that the screens below may read; a constant. */
  readonly preferences?: readonly PreferencesSection[]
  readonly children: ReactNode
}

const none: readonly PreferencesSection[] = []

/** Gives the screens below it their host. Each remote has its own, so no identity is shared between builds. */
export function HostProvider({ host, preferences = none, children }: HostProviderProps) {
  const mounted = useMemo(() => ({ host, preferences }), [host, preferences])
  return <MountedContext value={mounted}>{children}</MountedContext>
}

function useMounted(): Mounted {
  const mounted = useContext(MountedContext)
  if (!mounted) throw new Error('useHost is called outside a mounted remote: render the screen inside its Root')
  return mounted
}

/** The host of this remote. @throws outside a mounted remote. */
export const useHost = (): Host => useMounted().host

/** The sections of preferences that this remote declares. @throws outside a mounted remote. */
export const useDeclaredPreferences = (): readonly PreferencesSection[] => useMounted().preferences
