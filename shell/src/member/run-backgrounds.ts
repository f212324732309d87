import type { Host } from '@potluck/platform/host'
import type { RegistryEntry } from '@potluck/platform/registry'
import type { ReadableStore } from '@potluck/platform/store'
import type { Words } from '../language/words.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { whenIdle } from './when-idle.ts'

/** A first screen that does not come holds nothing up for longer, milliseconds. */
const firstScreenMs = 10_000

export interface BackgroundsSettings {
  readonly host: Host
  readonly remotes: Pick<Remotes, 'registry' | 'screens'>
  readonly words: Words
  /** The name of the screen; empty until there is one. */
  readonly title: ReadableStore<string>
}

/**
 * Runs what remotes have that needs no screen, each alone: one that fails is reported and touches nothing else. None
 * is fetched before the first screen has named itself and the browser is idle.
 * @returns stops all of them
 */
export function runBackgrounds({ host, remotes, words, title }: BackgroundsSettings): () => void {
  const stops: (() => void)[] = []
  const begun = new Set<string>()
  let stopped = false

  async function run(entry: RegistryEntry): Promise<void> {
    const { id } = entry
    try {
      const background = await remotes.screens.background(entry)
      if (stopped || !background) return
      stops.push(background({ host, t: (key, values) => words.i18n.t(key, { ns: id, ...values }) }))
    } catch (error) {
      host.reportError(error, { background: id })
    }
  }

  function runNew(): void {
    for (const entry of remotes.registry.get().remotes) {
      if (!entry.background || !entry.enabled || begun.has(entry.id)) continue
      begun.add(entry.id)
      stops.push(whenIdle(() => void run(entry)))
    }
  }

  stops.push(
    onceShown(title, () => {
      stops.push(remotes.registry.subscribe(runNew))
      runNew()
    }),
  )
  return () => {
    stopped = true
    for (const stop of stops) {
      try {
        stop()
      } catch (error) {
        host.reportError(error)
      }
    }
  }
}

/** Runs something once a screen has named itself. @returns cancels */
function onceShown(title: ReadableStore<string>, run: () => void): () => void {
  if (title.get() !== '') {
    run()
    return () => {}
  }
  const shown = () => {
    cancel()
    run()
  }
  const unsubscribe = title.subscribe(() => title.get() !== '' && shown())
  const timer = setTimeout(shown, firstScreenMs)
  const cancel = () => {
    unsubscribe()
    clearTimeout(timer)
  }
  return cancel
}
