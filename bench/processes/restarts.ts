import { setTimeout as pause } from 'node:timers/promises'
import { createRecipe, listRecipes } from '@potluck/api/recipes'
import type { Cook } from '../kill/cook.ts'
import { listenLive } from '../server/live-listener.ts'

/** Longest time until a change is told, milliseconds. */
const toldWithin = 5_000

/** The outcomes of the calls of some cooks. */
export interface Course {
  readonly calls: number
  readonly failures: readonly string[]
  /** Recipes of which no live connection told, and none that opened anew made up for it. */
  readonly lost: readonly string[]
}

/** Lets cooks read and write until it is ended. */
export function startCooking(address: string, cooks: readonly Cook[]): { readonly end: () => Promise<Course> } {
  const failures: string[] = []
  const lost: string[] = []
  let calls = 0
  let isOver = false
  const failed = (error: unknown) => void failures.push(String(error))
  async function counted(call: Promise<unknown>): Promise<void> {
    calls += 1
    await call.catch(failed)
  }

  async function cookOn(cook: Cook): Promise<void> {
    const listener = listenLive(address, cook)
    await listener.open()
    const waits: Promise<void>[] = []
    while (!isOver) {
      const id = crypto.randomUUID()
      const at = performance.now()
      await counted(cook.api.call(createRecipe, { body: { id, title: `Soup ${id}` } }))
      const lookUp = () => {
        if (!listener.knows(id, at)) lost.push(id)
      }
      waits.push(pause(toldWithin).then(lookUp))
      await counted(cook.api.call(listRecipes, { query: { count: 20 } }))
      await pause(50)
    }
    await Promise.all(waits)
    listener.close()
  }

  const cooking = Promise.all(cooks.map((cook) => cookOn(cook).catch(failed)))
  return {
    async end() {
      isOver = true
      await cooking
      return { calls, failures, lost }
    },
  }
}
