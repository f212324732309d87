import { setTimeout as pause } from 'node:timers/promises'
import { createRecipe } from '@potluck/api/recipes'
import type { Cook } from '../kill/cook.ts'
import { listenLive } from '../server/live-listener.ts'

/** Writes at one server all the time, and listens at another. */
export interface Probe {
  /** When the first write was done that began after this time. @throws after a minute */
  doneAfter(at: number): Promise<number>
  /** Writes that were done and were not told of at the other server. */
  readonly lost: readonly string[]
  /** The longest time in which no write was done, milliseconds. */
  readonly longestGapMs: number
  stop(): Promise<void>
}

const between = 100

/** Longest time until a change is told, milliseconds. */
const toldWithin = 10_000

/** @param elsewhere address of the server at which the news are to come */
export async function startProbe(cook: Cook, elsewhere: string): Promise<Probe> {
  const listener = listenLive(elsewhere, cook)
  await listener.open()
  const done: { readonly began: number; readonly ended: number }[] = []
  const lost: string[] = []
  const waits: Promise<void>[] = []
  let longestGapMs = 0
  let over = false
  async function writeOnce(): Promise<void> {
    const id = crypto.randomUUID()
    const began = performance.now()
    await cook.api.call(createRecipe, { body: { id, title: `Probe ${id}` } })
    const ended = performance.now()
    longestGapMs = Math.max(longestGapMs, ended - (done.at(-1)?.ended ?? ended))
    done.push({ began, ended })
    waits.push(
      pause(toldWithin).then(() => {
        if (!listener.knows(id, began)) lost.push(id)
      }),
    )
  }
  const writing = (async () => {
    while (!over) {
      await writeOnce().catch(() => {})
      await pause(between)
    }
  })()
  return {
    lost,
    get longestGapMs() {
      return longestGapMs
    },
    async doneAfter(at) {
      const late = performance.now() + 60_000
      for (;;) {
        const first = done.find(({ began }) => began >= at)
        if (first) return first.ended
        if (performance.now() > late) throw new Error('a server did not come back within a minute')
        await pause(20)
      }
    },
    async stop() {
      over = true
      await writing
      await Promise.all(waits)
      listener.close()
    },
  }
}
