import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ScopeChanges } from './changes.ts'
import type { EventMap, EventName } from './events.ts'
import type { GlobalPreferences } from './global-preferences.ts'
import { useDeclaredPreferences, useHost } from './HostProvider.tsx'
import type { Session, UnsavedOptions } from './host.ts'
import type { PreferencesSection } from './preferences.ts'
import type { ReadableStore } from './store.ts'

/** The present value of a store; renders again when it changes. */
export const useStore = <T>(store: ReadableStore<T>): T => useSyncExternalStore(store.subscribe, store.get)

export const useSession = (): Session => useStore(useHost().session)

/** The preferences of the whole product: language, theme, size of text, menu. */
export const useGlobalPreferences = (): GlobalPreferences => useStore(useHost().preferences).global

/** The settings of one section. @throws when the remote does not declare it in `defineRemote` */
export function usePreferences<T extends object>(section: PreferencesSection<T>): T {
  const declared = useDeclaredPreferences()
  const { name } = section
  if (!declared.some((own) => own.name === name)) {
    throw new Error(`the preferences "${name}" are not declared: name them in defineRemote({ preferences: [...] })`)
  }
  return useSharedPreferences(section)
}

/** The settings of a section of this package, which any remote may show: declared by the one that follows them. */
export function useSharedPreferences<T extends object>({ name, parse }: PreferencesSection<T>): T {
  const stored = useStore(useHost().preferences)[name]
  return useMemo(() => parse(stored), [parse, stored])
}

/** The changes of a scope that wait or were refused. The screen shows the refused ones (`Changes.of`). */
export function useChanges(scope: string): ScopeChanges {
  const { changes } = useHost()
  return useStore(useMemo(() => changes.of(scope), [changes, scope]))
}

type Outcome = EventMap['changes:applied'] | EventMap['changes:refused']

/**
 * Hears what becomes of the changes of a scope. When the component goes while changes wait, it goes on until each has
 * its outcome: what is cached of the server's answers would else not know that they were applied.
 */
export function useChangeOutcomes(scope: string, listener: (outcome: Outcome) => void): void {
  const { bus, changes } = useHost()
  const latest = useEffectEvent(listener)
  useEffect(() => {
    let gone = false
    const waits = (except?: string) =>
      changes
        .of(scope)
        .get()
        .changes.some(({ refusal, reference }) => refusal === null && reference !== except)
    const stop = () => {
      for (const end of ends) end()
    }
    const hear = (outcome: Outcome) => {
      if (outcome.scope !== scope) return
      latest(outcome)
      if (gone && !waits(outcome.reference)) stop()
    }
    const ends = [bus.on('changes:applied', hear), bus.on('changes:refused', hear)]
    return () => {
      gone = true
      if (!waits()) stop()
    }
  }, [bus, changes, scope])
}

/** Listens to an event of the bus while the component is shown. */
export function useBusEvent<N extends EventName>(name: N, listener: (data: EventMap[N]) => void): void {
  const { bus } = useHost()
  const latest = useEffectEvent(listener)
  useEffect(() => bus.on(name, (data) => latest(data)), [bus, name])
}

/**
 * Asks before leaving while `dirty`.
 * @param options how the draft that the screen keeps is forgotten; always the same function
 * @returns lets go at once, for a screen that saves and then leaves before it renders again
 */
export function useUnsavedChanges(dirty: boolean, { forgetDraft }: UnsavedOptions = {}): () => void {
  const host = useHost()
  const release = useRef<(() => void) | null>(null)
  const letGo = useCallback(() => {
    release.current?.()
    release.current = null
  }, [])
  useEffect(() => {
    if (!dirty) return
    release.current = host.holdUnsavedChanges({ forgetDraft })
    return letGo
  }, [dirty, forgetDraft, host, letGo])
  return letGo
}

/** Names the screen in the header and the browser's title. */
export function useTitle(title: string): void {
  const host = useHost()
  useEffect(() => host.setTitle(title), [host, title])
}

/** Makes the address of a picture (`location` or `thumbnail` of an image) absolute; null stays null. */
export function useImageAddress(): (relative: string | null | undefined) => string | null {
  const { apiBase } = useHost()
  return useCallback((relative) => (relative ? new URL(relative, apiBase).href : null), [apiBase])
}
