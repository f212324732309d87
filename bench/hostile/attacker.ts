/** A hostile member in a thread of their own: asks for what harms, again and again, until told to stop. */
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createApiClient } from '@potluck/api/client'
import { attacks, type Den } from './attacks.ts'

/** The data with which the thread starts. */
interface Given {
  readonly address: string
  readonly token: string
  readonly den: Omit<Den, 'cook'>
}

const { address, token, den: rest }: Given = workerData
const api = createApiClient({ base: `${address}api/`, token: () => token })
const den: Den = { ...rest, cook: { api, token } }

const done = new Map<string, number>()
let stopped = false

/** Refusals are what it is to get. */
async function again(name: string): Promise<void> {
  while (!stopped) {
    const isDone = await attacks[name]?.[1](den).then(
      () => true,
      () => false,
    )
    if (isDone) done.set(name, (done.get(name) ?? 0) + 1)
    else await pause(50)
  }
}

parentPort?.once('message', () => {
  stopped = true
  parentPort?.postMessage(Object.fromEntries(done))
})
for (const [name, [atOnce]] of Object.entries(attacks)) for (let n = 0; n < atOnce; n += 1) void again(name)
