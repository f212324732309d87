/**
 * Draws histories of two devices that are offline, lose requests and answers, restart and have a clock off by a day, and
 * compares what is there in the end with a model: `node bench/offline/main.ts [how many] [seed]`.
 */
import './browser.ts'
import fc from 'fast-check'
import { startServerInProcess } from 'server/testing/server-in-process'
import { history, livesAt } from './histories.ts'

/** Histories that are lived at the same time: most of each is waiting. */
const atOnce = 16

const [numRuns = 10_000, seed = Math.trunc(Math.random() * 1e9)] = process.argv.slice(2).map(Number)
const server = await startServerInProcess()
const live = livesAt(server.base)
const began = performance.now()
const histories = fc.sample(history, { numRuns, seed })
const waiting = histories.values()

async function liveOnes(): Promise<void> {
  for (const steps of waiting) {
    await live(steps).catch((cause: unknown) => {
      throw new Error(`this history does not agree with the model: ${JSON.stringify(steps)}`, { cause })
    })
  }
}

try {
  await Promise.all(Array.from({ length: atOnce }, liveOnes))
  const seconds = Math.round((performance.now() - began) / 1_000)
  const steps = histories.reduce((sum, { length }) => sum + length, 0)
  console.log(`${numRuns} histories with ${steps} steps agree with the model (seed ${seed}, ${seconds} s)`)
} finally {
  await server.close()
}
