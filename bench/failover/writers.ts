import { setTimeout as pause } from 'node:timers/promises'
import { check, checkEndedImports } from '../kill/check.ts'
import type { Cook } from '../kill/cook.ts'
import { write } from '../kill/write.ts'

/** Cooks who write until they are stopped. */
export interface Writers {
  /** Compares what is there with what was acknowledged, while nobody writes. @returns complaints */
  checkAll(): Promise<readonly string[]>
  /** Ends the writing, and waits for what was begun. */
  stop(): Promise<void>
  /** Checks for the last time, when the writing has ended. @returns complaints */
  checkAtEnd(): Promise<readonly string[]>
}

/** Milliseconds between two changes of a cook: this is about what is kept, not about how much. */
const between = 60

/** Lets each of the cooks make one change after another. */
export function startWriters(cooks: readonly Cook[]): Writers {
  let go = Promise.withResolvers<void>()
  go.resolve()
  let waiting = 0
  let ended = false
  async function untilFree(): Promise<void> {
    waiting += 1
    await go.promise
    waiting -= 1
  }
  async function keepWriting(cook: Cook, friend: Cook): Promise<void> {
    while (!ended) {
      await untilFree()
      // The ledger knows which requests were refused or not answered.
      await write(cook, friend, untilFree).catch(() => {})
      await pause(between)
    }
  }
  const friendOf = (index: number) => cooks[(index + 1) % cooks.length]
  const writing = cooks.map(async (cook, index) => {
    const friend = friendOf(index)
    if (friend) await keepWriting(cook, friend)
  })
  async function checkEach(): Promise<readonly string[]> {
    const complaints: string[] = []
    for (const [index, cook] of cooks.entries()) {
      const friend = friendOf(index)
      if (friend) complaints.push(...(await check(cook, friend)))
    }
    return complaints
  }
  return {
    async checkAll() {
      go = Promise.withResolvers()
      while (waiting < cooks.length) await pause(20)
      const complaints = await checkEach()
      go.resolve()
      return complaints
    },
    async stop() {
      ended = true
      go.resolve()
      await Promise.all(writing)
    },
    checkAtEnd: async () => [...(await checkEndedImports(cooks)), ...(await checkEach())],
  }
}
