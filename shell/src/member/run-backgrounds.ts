import type { Host } from '@potluck/platform/host'
import type { RegistryEntry } from '@potluck/platform/registry'
import type { ReadableStore } from '@potluck/platform/store'
import { isUsed } from '@potluck/platform/used-parts'
import { whenIdle } from '../device/when-idle.ts'
import type { Words } from '../language/words.ts'
import { entryOf } from '../menu/entry-of.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { afterFirstScreen } from './after-first-screen.ts'
import { afterLiveChannel } from './after-live-channel.ts'

export interface BackgroundsSettings {
  readonly host: Host
  readonly remotes: Pick<Remotes, 'registry' | 'menu' | 'screens'>
  readonly words: Words
  /** The name of the screen; empty until there is one. */
  readonly title: ReadableStore<string>
}

/**
 * Runs what remotes have that needs no screen, each alone: one that fails is reported and touches nothing else. None
 * is fetched before the first screen has named itself and the browser is idle, nor for what the cook does not use.
 * They start when the live channel opens: what they ask before, they would have to ask again. Their code is there by then, so that they hear
 * the first event.
 * @returns stops all of them
 */
export function runBackgrounds({ host, remotes, words, title }: BackgroundsSettings): () => void {
  const { preferences, reportError } = host
  const running = new Map<string, () => void>()
  const channel = Promise.withResolvers<void>()
  let stopped = false

  const isWanted = ({ id, background, enabled, paths }: RegistryEntry): boolean =>
    Boolean(background) &&
    enabled &&
    paths.some((path) => isUsed(preferences.get().global, entryOf(remotes.menu.get(), id, path)))

  /** @returns ends it, also before it has come */
  function begin(entry: RegistryEntry): () => void {
    const { id } = entry
    let ended = false
    let end = () => {}

    async function run(): Promise<void> {
      try {
        const background = await remotes.screens.background(entry)
        await channel.promise
        if (ended || !background) return
        end = background({ host, t: (key, values) => words.i18n.t(key, { ns: id, ...values }) })
      } catch (error) {
        reportError(error, { background: id })
      }
    }

    const cancel = whenIdle(() => void run())
    return () => {
      ended = true
      cancel()
      try {
        end()
      } catch (error) {
        reportError(error)
      }
    }
  }

  /** Starts the backgrounds of remotes that the cook uses, and stops the others. */
  function follow(): void {
    if (stopped) return
    for (const entry of remotes.registry.get().remotes) {
      const end = running.get(entry.id)
      if (isWanted(entry) && !end) running.set(entry.id, begin(entry))
      else if (!isWanted(entry) && end) {
        running.delete(entry.id)
        end()
      }
    }
  }

  const stopFollowing = afterFirstScreen(title, () => {
    const unsubscribes = [remotes.registry, remotes.menu, preferences].map(({ subscribe }) => subscribe(follow))
    const stopWaiting = afterLiveChannel(host.bus, () => {
      channel.resolve()
      return () => {}
    })
    follow()
    return () => {
      stopWaiting()
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  })
  return () => {
    stopped = true
    stopFollowing()
    for (const stop of running.values()) stop()
  }
}
