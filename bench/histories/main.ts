/**
 * Draws histories of people who keep one book, each with two devices that are offline, lose requests and answers, restart and
 * have a clock off by a day, and compares what they read meanwhile and in the end with a model.
 *
 *   node bench/histories/main.ts [how many] [seed] [--people 1] [--database sqlite]
 *
 * With `--database postgresql`, two processes of the server share a database, and the devices of a person use both.
 */
import './browser.ts'
import { parseArgs } from 'node:util'
import { liveThrough } from './live-through.ts'
import { startServers } from './servers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string', default: '1' }, database: { type: 'string', default: 'sqlite' } },
})
const [numRuns = 10_000, seed = Math.trunc(Math.random() * 1e9)] = positionals.map(Number)
const people = Number(values.people)
const servers = await startServers(values.database)
const began = performance.now()
try {
  const steps = await liveThrough(servers.bases, { numRuns, seed, people }, (lived) =>
    console.error(`${lived} of ${numRuns} agree so far (seed ${seed})`),
  )
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.log(`${numRuns} histories with ${steps} steps agree with the model (seed ${seed}, ${seconds} s)`)
} finally {
  await servers.close()
}
