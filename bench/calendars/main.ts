/**
 * Draws histories of a list and a plan, which two pages of the product and two calendar programs change. All of them lose answers. In the
 * end they show the same: nothing is there twice, and nothing came back after it was deleted.
 *
 *   Run: node bench/calendars/main.ts [how many] [seed] [--database sqlite]
 */
import '../histories/browser.ts'
import { parseArgs } from 'node:util'
import { startServers } from '../histories/servers.ts'
import { liveThrough } from './histories.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string', default: 'sqlite' }, port: { type: 'string', default: '4694' } },
})
const [numRuns = 1_000, seed = Math.trunc(Math.random() * 1e9)] = positionals.map(Number)

const { database } = values
const servers = await startServers({ database, killEvery: null, port: Number(values.port), older: undefined })
const began = performance.now()
try {
  const steps = await liveThrough(servers.bases[0], { numRuns, seed })
  const seconds = Math.round((performance.now() - began) / 1_000)
  console.log(`${numRuns} histories with ${steps} steps end equal (seed ${seed}, ${seconds} s)`)
} finally {
  await servers.close()
}
