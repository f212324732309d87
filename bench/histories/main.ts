/**
 * Draws histories of people who keep one book, a list and a plan, each with two devices that are offline, lose requests and
 * answers, restart, have a clock off by a day and let their service worker send beside the page, and compares what they read
 * meanwhile and in the end with a model.
 *
 *   node bench/histories/main.ts [how many] [seed] [--people 1] [--database sqlite] [--kill seconds] [--from commit]
 *     [--port 4690]
 *
 * With more people, book, list and plan are those of a kitchen. With `--database postgresql`, two processes of the server share a
 * database, and the devices of a person use both. With `--kill`, a server is killed (SIGKILL) and started again after each so many
 * seconds. With `--from`, servers and devices begin with the release of that commit; a device becomes the newest with its first
 * restart, the servers when half of the histories are lived.
 */
import './browser.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createChangeQueue } from '@potluck/sync/change-queue'
import { runQueue } from '@potluck/sync/run-queue'
import { sendChanges } from '@potluck/sync/send-changes'
import { judge } from '../limits.ts'
import { buildServerOf } from '../server/server-of.ts'
import type { Release } from './device.ts'
import { liveThrough } from './live-through.ts'
import { startServers } from './servers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
    kill: { type: 'string' },
    from: { type: 'string' },
    port: { type: 'string', default: '4690' },
  },
})
const [numRuns = 10_000, seed = Math.trunc(Math.random() * 1e9)] = positionals.map(Number)
const people = Number(values.people)

const newest: Release = { createChangeQueue, runQueue, sendChanges }

/** The release of a commit, of which a copy was built. */
async function releaseIn(copy: string): Promise<Release> {
  const sync = join(copy, 'shared', 'sync', 'src')
  const { createChangeQueue } = await import(join(sync, 'queue', 'change-queue.ts'))
  const { runQueue } = await import(join(sync, 'queue', 'run-queue.ts'))
  const { sendChanges } = await import(join(sync, 'worker', 'send-changes.ts'))
  return { createChangeQueue, runQueue, sendChanges }
}

async function live(copy: string): Promise<void> {
  const older = values.from === undefined ? undefined : buildServerOf(values.from, copy)
  const oldest = older === undefined ? newest : await releaseIn(copy)
  const killEvery = values.kill === undefined ? null : Number(values.kill)
  const servers = await startServers({ database: values.database, killEvery, port: Number(values.port), older })
  const began = performance.now()
  let upgrading: Promise<void> | undefined
  try {
    const stage = { bases: servers.bases, releases: [oldest, newest], people } as const
    const steps = await liveThrough(stage, { numRuns, seed }, (lived) => {
      if (lived % 500 === 0) console.error(`${lived} of ${numRuns} agree so far (seed ${seed})`)
      if (older !== undefined && lived >= numRuns / 2) upgrading ??= servers.upgrade()
    })
    await upgrading
    const seconds = Math.round((performance.now() - began) / 1_000)
    const kills = servers.kills() > 0 ? `, ${servers.kills()} kills` : ''
    console.log(`${numRuns} histories with ${steps} steps agree with the model (seed ${seed}, ${seconds} s${kills})`)
  } finally {
    await servers.close()
  }
}

const copy = mkdtempSync(join(tmpdir(), 'potluck-histories-older-'))
try {
  const disagreeing = await live(copy).then(
    () => 0,
    (error: unknown) => {
      console.error(error)
      return 1
    },
  )
  judge('histories', { 'histories that disagree with the model': disagreeing })
} finally {
  rmSync(copy, { recursive: true })
}
