/**
 * Draws histories of two devices that are offline, lose requests and answers, restart and have a clock off by a day, and
 * compares what is there in the end with a model: `node bench/histories/main.ts [how many] [seed]`.
 */
import './browser.ts'
import { startServerInProcess } from 'server/testing/server-in-process'
import { liveThrough } from './live-through.ts'

const [numRuns = 10_000, seed = Math.trunc(Math.random() * 1e9)] = process.argv.slice(2).map(Number)
const server = await startServerInProcess()
const began = performance.now()
try {
  const steps = await liveThrough(server.base, { numRuns, seed }, (lived) =>
    console.error(`${lived} of ${numRuns} agree so far (seed ${seed})`),
  )
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.log(`${numRuns} histories with ${steps} steps agree with the model (seed ${seed}, ${seconds} s)`)
} finally {
  await server.close()
}
