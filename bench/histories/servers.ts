import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgresql } from 'server/testing/postgresql'
import { startServerInProcess } from 'server/testing/server-in-process'
import { type ServerProcess, startServer } from '../server/server-process.ts'

export interface Servers {
  /** Addresses of their API. */
  readonly bases: readonly [string, ...string[]]
  /** How often one was killed. */
  readonly kills: () => number
  /** Kills each, and starts it again as the newest release. */
  readonly upgrade: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface ServerSettings {
  /** `sqlite`: one server; `postgresql`: two processes that share a database, as behind a proxy. */
  readonly database: string
  /** Seconds after which one of them is killed, again and again; never where it is null. */
  readonly killEvery: number | null
  /** Of the first one; the second one has the next. */
  readonly port: number
  /** Program of an older release that they begin with. */
  readonly older: string | undefined
}

/** Runs so many servers in processes of their own. */
async function startProcesses(
  count: number,
  environment: Readonly<Record<string, string>>,
  { killEvery, port, older }: ServerSettings,
): Promise<Servers> {
  const closing = new AbortController()
  const processes: ServerProcess[] = []
  let main = older
  let kills = 0
  for (let at = 0; at < count; at += 1) processes.push(await startServer(port + at, environment, { main }))

  async function startAgain(at: number): Promise<void> {
    await processes[at]?.kill()
    processes[at] = await startServer(port + at, environment, { main })
    kills += 1
  }

  let turn: Promise<void> = Promise.resolve()
  const inTurn = (step: () => Promise<void>) => {
    turn = turn.then(step)
    return turn
  }

  async function keepKilling(seconds: number): Promise<void> {
    const { signal } = closing
    for (let at = 0; !signal.aborted; at = (at + 1) % count) {
      await pause(seconds * 1_000, undefined, { signal }).catch(() => {})
      if (!signal.aborted) await inTurn(() => startAgain(at))
    }
  }

  const killing = killEvery === null ? undefined : keepKilling(killEvery)
  const [first = '', ...others] = processes.map(({ address }) => `${address}api/`)
  return {
    bases: [first, ...others],
    kills: () => kills,
    async upgrade() {
      main = undefined
      for (const at of processes.keys()) await inTurn(() => startAgain(at))
    },
    async close() {
      closing.abort()
      await killing
      await turn
      await Promise.all(processes.map((each) => each.stop()))
    },
  }
}

/** Starts what a bench of histories asks. */
export async function startServers(settings: ServerSettings): Promise<Servers> {
  const { database, killEvery, older } = settings
  if (database === 'sqlite' && killEvery === null && older === undefined) {
    const { base, close } = await startServerInProcess()
    return { bases: [base], kills: () => 0, upgrade: async () => {}, close }
  }
  const postgresql = database === 'postgresql' ? await startPostgresql() : null
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-histories-'))
  const environment = { DATA_DIR: dataDir, ...(postgresql && { DATABASE_URL: postgresql.url }) }
  const servers = await startProcesses(postgresql ? 2 : 1, environment, settings)
  return {
    ...servers,
    async close() {
      await servers.close()
      await postgresql?.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
