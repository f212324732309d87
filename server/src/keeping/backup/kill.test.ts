import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Config, readConfig } from '../../config.ts'
import { isUpToDate } from '../../machinery/base/database/migrate.ts'
import { ownFile } from '../../machinery/base/own-file.ts'
import { allRows, picturesIn, startFullServer } from '../../testing/full-server.ts'
import { makeOldDatabase, namesIn } from '../../testing/old-database.ts'
import { databases, freshPostgresql, startTestServer } from '../../testing/test-server.ts'
import { backUp } from './back-up.ts'
import { backupsIn } from './backup-files.ts'
import { continueRestore } from './continue-restore.ts'
import { noteSwap } from './folder-swap.ts'
import { openData } from './open-data.ts'
import { proveBackup } from './prove.ts'
import { restoreBackup } from './restore.ts'
import { askForRestore, readRestoreState } from './restore-state.ts'
import { stageRestore } from './stage-restore.ts'

/** Kills of each of five programs, two of them on both databases; the bench (`npm run bench:kill -- backups`) sets more. */
const rounds = Math.ceil(Number(process.env.KILLS ?? 4) / 6)

/** Milliseconds. */
const timeLimit = 300_000 + rounds * 30_000

let folder: string
let backup: string
let other: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-kill-'))
  const full = await startFullServer('sqlite')
  backup = (await backUp(full.config, join(folder, 'full'))).path
  await full.close()
  const small = await startTestServer('sqlite')
  await small.member('Dora')
  other = (await backUp(small.config, join(folder, 'other'))).path
  await small.close()
}, 120_000)

afterAll(() => rm(folder, { recursive: true }))

/** Starts a program of the server and kills it after some time. @returns whether it was still running */
async function killed(program: string, words: readonly string[], config: Config, after: number): Promise<boolean> {
  const child = spawn(process.execPath, [ownFile(program), ...words], {
    env: { ...process.env, PORT: '0', DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await Promise.race([pause(after), ended])
  child.kill('SIGKILL')
  const [, signal] = await ended
  return signal === 'SIGKILL'
}

/** How long a program takes that is not killed, milliseconds. */
async function timeOf(run: () => Promise<boolean>): Promise<number> {
  const before = Date.now()
  expect(await run()).toBe(false)
  return Date.now() - before
}

/** All that a server would find at its next start. */
async function stateOf(config: Config) {
  const database = await openData(config)
  const rows = await allRows(database)
  await database.close()
  return { rows, pictures: await picturesIn(config.dataDir) }
}

describe.each(databases)('on %s', (kind) => {
  test(
    'a restore that is killed leaves the old state or the new one',
    async () => {
      const postgresql = kind === 'postgresql' ? await freshPostgresql() : null
      const dataDir = join(folder, `restored-${kind}`)
      const config = readConfig({ DATA_DIR: dataDir, ...(postgresql && { DATABASE_URL: postgresql.url }) })
      await restoreBackup(config, other, undefined)
      const old = await stateOf(config)
      const time = await timeOf(() => killed('restore-backup.ts', [backup], config, 600_000))
      const fresh = await stateOf(config)
      expect(fresh).not.toEqual(old)
      for (let round = 0; round < rounds; round++) {
        await restoreBackup(config, other, undefined)
        // Near the end is where it is decided.
        await killed('restore-backup.ts', [backup], config, time * (0.4 + (0.7 * (round + Math.random())) / rounds))
        const state = await stateOf(config)
        expect([old, fresh]).toContainEqual(state)
        expect((await readdir(dataDir)).filter((name) => name === 'restore-under-way.json')).toEqual([])
      }
      await postgresql?.drop()
    },
    timeLimit,
  )
})

describe.each(databases)('on %s', (kind) => {
  test(
    'a start that carries out a restore is killed: the next one has the old state or the new one',
    async () => {
      const postgresql = kind === 'postgresql' ? await freshPostgresql() : null
      const dataDir = join(folder, `asked-${kind}`)
      const config = readConfig({ DATA_DIR: dataDir, ...(postgresql && { DATABASE_URL: postgresql.url }) })
      const asked = async () => {
        await restoreBackup(config, other, undefined)
        const by = { actorId: null, ip: '127.0.0.1', userAgent: '' }
        await askForRestore(dataDir, 'x'.repeat(22), await stageRestore(config, backup, undefined), by)
      }
      await restoreBackup(config, other, undefined)
      const old = await stateOf(config)
      await restoreBackup(config, backup, undefined)
      const fresh = await stateOf(config)
      for (let round = 0; round < rounds; round++) {
        await asked()
        await killed('main.ts', [], config, 300 + (1_700 * (round + Math.random())) / rounds)
        await continueRestore(config)
        const state = await stateOf(config)
        const named = (await readRestoreState(dataDir))?.state
        expect(['starting', 'went-back', 'restored']).toContain(named)
        // A server that was ready before the kill has written rows of its own: an audit event, keys, what it tidied up.
        const comparable = ({ rows, pictures }: typeof state) =>
          named === 'restored' ? { recipes: rows.recipes, users: rows.users, pictures } : { rows, pictures }
        expect(comparable(state)).toEqual(comparable(named === 'went-back' ? old : fresh))
        expect((await readdir(dataDir)).filter((name) => /^restore-under-way|^\.restoring/.test(name))).toEqual([])
      }
      await asked()
      const ready = (await readRestoreState(dataDir))?.ready
      if (!ready) throw new Error('nothing lies ready')
      // Killed right after it was decided.
      await noteSwap(dataDir, ready.swap)
      await continueRestore(config)
      expect(await readRestoreState(dataDir)).toMatchObject({ state: 'starting' })
      await postgresql?.drop()
    },
    timeLimit,
  )
})

test(
  'a backup that is killed leaves a whole file or none',
  async () => {
    const config = readConfig({ DATA_DIR: join(folder, 'written') })
    await restoreBackup(config, backup, undefined)
    const to = join(folder, 'killed')
    const whole = new Set<string>()
    const time = await timeOf(() => killed('make-backup.ts', ['--to', to], config, 600_000))
    for (let round = 0; round < rounds; round++) {
      await killed('make-backup.ts', ['--to', to], config, time * (0.4 + (0.6 * (round + Math.random())) / rounds))
      for (const { path } of await backupsIn(to)) {
        if (whole.has(path)) continue
        whole.add(path)
        await proveBackup(path, { passphrase: undefined, memberLimits: config.memberLimits })
      }
    }
    await backUp(config, to)
    expect((await readdir(to)).filter((name) => !/^potluck-[\d-]+\.tar(\.proof\.json)?$/.test(name))).toEqual([])
  },
  timeLimit,
)

test(
  'a start that is killed while it brings the database up to date loses nothing',
  async () => {
    const config = readConfig({ DATA_DIR: join(folder, 'migrated') })
    for (let round = 0; round < rounds; round++) {
      await rm(config.dataDir, { recursive: true, force: true })
      await makeOldDatabase(config, 'Anna')
      await killed('main.ts', [], config, 300 + (1_500 * (round + Math.random())) / rounds)
      const database = await openData(config)
      expect(await isUpToDate(database)).toBe(true)
      expect(await namesIn(database)).toEqual(['Anna'])
      await database.close()
    }
  },
  timeLimit,
)
